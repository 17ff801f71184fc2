import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contentsApi } from '../../contract/api/admin-contents.ts'
import { splitArticle } from '../../contract/content/article-file.ts'
import { test } from '../support/owner-journey.ts'

const path = 'articles/fr/sie-ou-du/article.md'

/** Puts what another program has put on the clipboard into the text that is open, in the place of all of it. */
async function paste(page: Page, { html, plain = '' }: { html?: string; plain?: string }): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Texte de l’article' })
  await text.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await text.evaluate(
    (element, [markup, words = '']) => {
      const data = new DataTransfer()
      if (markup !== undefined) data.setData('text/html', markup)
      data.setData('text/plain', words)
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
    },
    [html, plain] as const,
  )
  await page.keyboard.press('Control+s')
}

const word = (items: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=FR><!--StartFragment-->${items}<!--EndFragment--></body></html>`
const wordItem = (mark: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

const pastes: readonly [from: string, given: { html?: string; plain?: string }, expected: string][] = [
  [
    'Word: a heading, bold words and a list',
    {
      html: word(
        `<h1><span lang=FR style='color:#2F5496'>Le pain<o:p></o:p></span></h1><p class=MsoNormal>Un <b>prix</b> <i>ferme</i>.<o:p></o:p></p>${wordItem('·', 'Berlin')}${wordItem('·', 'Vienne')}`,
      ),
    },
    '## Le pain\n\nUn **prix** *ferme*.\n\n- Berlin\n- Vienne\n',
  ],
  ['Word: a numbered list', { html: word(`${wordItem('1.', 'Un')}${wordItem('2.', 'Deux')}`) }, '1. Un\n2. Deux\n'],
  [
    'Word: a table',
    {
      html: word(
        '<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal><b>Ville</b></p></td><td><p class=MsoNormal>Prix</p></td></tr><tr><td><p class=MsoNormal>Berlin</p></td><td><p class=MsoNormal>2 €</p></td></tr></table>',
      ),
    },
    '| **Ville** | Prix |\n| - | - |\n| Berlin | 2 € |\n',
  ],
  [
    'Google Docs: everything in a bold that is none',
    {
      html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt">Le pain</span></h2><p dir="ltr"><span style="font-weight:400">Un </span><span style="font-weight:700">prix</span></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span>Berlin</span></p></li></ul></b>',
    },
    '## Le pain\n\nUn **prix**\n\n- Berlin\n',
  ],
  [
    'LibreOffice: paragraphs with styles of their own',
    {
      html: '<!DOCTYPE html><html><head><style type="text/css">p { line-height: 115% }</style></head><body lang="fr-FR"><h3 class="western">Le pain</h3><p style="margin-bottom: 0cm"><font color="#c9211e"><font face="Liberation Serif">Un prix</font></font></p><ol><li><p>Un</p></li></ol></body></html>',
    },
    '### Le pain\n\nUn prix\n\n1. Un\n',
  ],
  [
    'Notion: a quotation and boxes to tick',
    {
      html: '<meta charset="utf-8"><h1 id="a">Le pain</h1><blockquote class=""><p>Une phrase</p></blockquote><ul class="to-do-list"><li><input type="checkbox" disabled="">Appeler</li></ul>',
    },
    '## Le pain\n\n> Une phrase\n\n- Appeler\n',
  ],
  [
    'a web page: links, no pictures, no navigation of its own',
    {
      html: '<div class="wrap"><h2 style="color:red">Le pain</h2><p>Voir <a href="https://example.org/a" onclick="x()">la page</a><img src="https://example.org/a.png"></p></div>',
    },
    '## Le pain\n\nVoir [la page](https://example.org/a)\n',
  ],
  [
    'a mail: lines that are parted by breaks',
    { html: '<div>Bonjour,<br>un prix</div><div>Merci</div>' },
    'Bonjour,\\\nun prix\n\nMerci\n',
  ],
  [
    'a spreadsheet',
    { html: '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>' },
    '| A | B |\n| - | - |\n| 1 | 2 |\n',
  ],
  [
    'another article: a source with its call',
    {
      html: '<p data-pm-slice="1 1 []">Un prix<sup data-source="ehi" data-definition="EHI, « Payer », https://ehi.org/b"></sup></p>',
    },
    'Un prix[^ehi]\n\n[^ehi]: EHI, « Payer », https://ehi.org/b\n',
  ],
  ['a plain editor: Markdown', { plain: '## Le pain\n\n- un\n- deux' }, '## Le pain\n\n- un\n- deux\n'],
  ['a plain editor: words with signs', { plain: 'Prix : 2 * 3 <b> & co.' }, 'Prix : 2 \\* 3 \\<b> & co.\n'],
  [
    'a hostile page: what runs is gone',
    {
      html: '<p>Un<script>alert(1)</script><iframe src="https://example.org"></iframe> <a href="javascript:alert(1)">lien</a> <svg onload="alert(1)"></svg><style>p{display:none}</style></p>',
    },
    'Un lien\n',
  ],
  [
    'a hostile page: a form and marks that are our own',
    {
      html: '<form action="https://example.org"><p data-part="warningTitle"><sup data-source="x">9</sup>Titre</p><input value="a"><button>b</button></form>',
    },
    'Titre\n',
  ],
]

test('what comes from another program keeps its structure and nothing else', async ({ owner, desk }) => {
  await desk.open(path)
  const read = async () => splitArticle((await owner.open(path)).text).body
  for (const [from, given, expected] of pastes) {
    await paste(desk.page, given)
    await desk.untilSaved()
    expect(await read(), from).toBe(expected)
  }
})

test('an accent that is composed of two keys, and words of an input method, stand there as they were composed', async ({
  owner,
  desk,
}) => {
  const { page, text } = desk
  await desk.open(path)
  await text.focus()
  await page.keyboard.press('Control+Home')
  const keys = await page.context().newCDPSession(page)
  const compose = async (steps: readonly string[], words: string) => {
    for (const step of steps)
      await keys.send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length })
    await keys.send('Input.insertText', { text: words })
  }
  await compose(['^'], 'ê')
  await compose(['に', 'にほ', 'にほん'], '日本')
  await page.keyboard.type(' ')
  await page.keyboard.press('Control+s')
  await desk.untilSaved()
  expect((await owner.open(path)).text).toContain('ê日本 ')
})

test('Tab leads out of a list of boxes to tick, which holds no list of its own', async ({ desk }) => {
  const { page, text } = desk
  await desk.open(path)
  await paste(page, { plain: ':::checklist\n- un\n- deux\n:::' })
  await desk.untilSaved()
  await text.getByText('deux').click()
  await page.keyboard.press('Tab')
  await expect.poll(() => text.evaluate((element) => element.contains(document.activeElement))).toBe(false)
})

test('an article is written in German beside the French one, is to be read again once that has changed, and is said to be right', async ({
  owner,
  desk,
}) => {
  const { page, dialog, heading } = desk
  const french = 'articles/fr/vendre-pain-berlin/article.md'
  const german = 'articles/de/brot-in-berlin-verkaufen/article.md'
  await owner.post(contentsApi.articles, { locale: 'fr', title: 'Vendre du pain à Berlin' })
  // Without what another test has typed into it.
  const { published, text } = await owner.open(path)
  await owner.write(french, () => (published ?? text).replace(/^title: .*$/m, 'title: Vendre du pain à Berlin'))
  await owner.publish([french])

  await desk.open(french)
  await page.getByRole('button', { name: 'Écrire la version allemande' }).click()
  await dialog.getByText('Les deux articles restent liés.').waitFor()
  await desk.look('writing in German')
  await dialog.getByLabel('Titre').fill('Brot in Berlin verkaufen')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await heading.filter({ hasText: 'Brot in Berlin verkaufen' }).waitFor()
  expect(decodeURI(new URL(page.url()).pathname)).toBe(`/admin/contenus/${german}`)
  await page.getByRole('button', { name: 'Texte français' }).click()
  const beside = page.getByRole('region', { name: 'français' })
  await beside.getByRole('heading', { name: 'Vendre du pain à Berlin' }).waitFor()
  await beside.getByRole('heading', { name: 'Trois questions pour choisir' }).waitFor()
  await desk.look('the French article beside the German one')

  const { text: inGerman } = await owner.open('articles/de/rep-triman-lucid-frankreich/article.md')
  await owner.write(german, () =>
    inGerman
      .replace(/^title: .*$/m, 'title: Brot in Berlin verkaufen')
      .replace(/^related:/m, 'translationOf: /blog/vendre-pain-berlin\n$&'),
  )
  await owner.publish([german])

  owner.app.clock.advance(1_000)
  await owner.write(french, (text) => text.replace(/^## .*$/m, '## Trois boulangers à appeler'))
  await owner.publish([french])
  await page.goto(`${owner.app.url}/admin/contenus`)
  await page.getByRole('button', { name: /^À relire/ }).click()
  await page.getByRole('link', { name: 'Brot in Berlin verkaufen' }).click()
  await page.locator('.entry-tags').getByText('À relire', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Voir ce qui a changé' }).click()
  await dialog.getByText('Trois boulangers à appeler').waitFor()
  await dialog.getByRole('heading', { name: 'Vendre du pain à Berlin (français)' }).waitFor()
  await desk.look('what has changed in French')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  owner.app.clock.advance(1_000)
  await page.getByRole('button', { name: 'Rien à changer' }).click()
  await page.getByText('Ce texte n’est plus à relire.').waitFor()
  await page.getByRole('button', { name: 'Voir ce qui a changé' }).waitFor({ state: 'detached' })
})
