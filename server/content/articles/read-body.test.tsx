import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toText } from '../../../contract/content/article.ts'
import type { Locale } from '../../../contract/locales.ts'
import { ArticleBodyView } from '../../../site/features/blog/article/ArticleBody.tsx'
import { PageContextProvider } from '../../../site/shared/use-content.tsx'
import { testContent as content } from '../../../tests/support/content.ts'
import { readBody } from './read-body.ts'

const setup = { siteUrl: '', assets: { forms: '', admin: { script: '', preloads: [] }, search: '' } }

function read(source: string, locale: Locale = 'fr') {
  const complaints: string[] = []
  const body = readBody(source, locale, (line, problem, remedy) => complaints.push(`${line} : ${problem}. ${remedy}.`))
  return { body, complaints }
}

/** The markup of a text without the frame around it. */
function print(source: string, open: readonly string[] = [], locale: Locale = 'fr'): string {
  const { body, complaints } = read(source, locale)
  expect(complaints).toEqual([])
  // An article whose address is in `open` may be seen.
  const articles = content.articles.slice(0, open.length).map((article, index) => {
    const slug = open[index] ?? article.slug
    return { ...article, slug, locale, publishedOn: content.today }
  })
  const html = renderToStaticMarkup(
    <PageContextProvider value={{ ...setup, content: { ...content, articles }, locale }}>
      <ArticleBodyView category="methode-et-etudes" body={body} />
    </PageContextProvider>,
  )
  return html.replace(/^<div class="prose article-prose">(.*)<\/div>$/s, '$1')
}

const complaintsOf = (source: string) => read(source).complaints

test('headings get an address that a reader can guess, each its own', () => {
  expect(print('## Le prix : où ?\n\n### Œuvre\n\n## Le prix, où\n\n## Contenu')).toBe(
    '<h2 id="le-prix-ou">Le prix\u00a0: où\u202f?</h2><h3 id="oeuvre">Œuvre</h3><h2 id="le-prix-ou-2">Le prix, où</h2><h2 id="contenu-2">Contenu</h2>',
  )
})

test('a word of another language carries it, a time of day is left alone', () => {
  expect(print("L':de[Impressum] ouvre à 14:30 : :en[landing page]")).toBe(
    '<p>L’<i lang="de">Impressum</i> ouvre à 14:30\u00a0: <i lang="en">landing page</i></p>',
  )
})

test('a colon within a line stays one, and a source may follow it', () => {
  expect(print('site:example.de et 16:9[^a], le lien http://a.de/b:c\n\n[^a]: Loi')).toContain(
    '<p>site:example.de et 16:9<sup><a href="#source-1"',
  )
  expect(print('16:9[^Loi]\n\n[^Loi]: Loi')).toContain('16:9<sup><a href="#source-1"')
  expect(print(':de[Kund:innen]')).toBe('<p lang="de">Kund:innen</p>')
})

test('a paragraph in another language carries it as a whole', () => {
  expect(print('> :de[Sehr geehrte Frau Kunz: wie geht’s?]')).toBe(
    '<blockquote><p lang="de">Sehr geehrte Frau Kunz: wie geht’s?</p></blockquote>',
  )
})

test('an address that stands bare in the text is an example, not a link', () => {
  expect(print(':de[E-Mail: kontakt@example.com] ou https://example.com/a')).toBe(
    '<p><i lang="de">E-Mail: kontakt@example.com</i> ou https://example.com/a</p>',
  )
  expect(print('Voir https://example.com/_a_/b*c*d?x&copy=1, www.example.com/_a_/b.')).toBe(
    '<p>Voir https://example.com/_a_/b*c*d?x&amp;copy=1, www.example.com/_a_/b.</p>',
  )
})

test('code keeps its quotes and its spaces', () => {
  expect(print('Écrivez `rel="a ; b"` ici')).toBe('<p>Écrivez <code>rel=&quot;a ; b&quot;</code> ici</p>')
})

test('figures stand large, each with its line', () => {
  expect(print(':::stats\n- **3** preuves\n- **90** jours\n:::')).toBe(
    '<ul class="figures"><li class="stat"><b>3</b> <span> preuves</span></li><li class="stat"><b>90</b> <span> jours</span></li></ul>',
  )
})

test('a step of a roadmap has its time and its title', () => {
  const html = print(
    "## Plan\n\n:::roadmap\n### Jours 1 à 30 – Rendre l'offre crédible\nTexte.\n\n### Jours 31 à 60 – Vendre\n:::",
  )
  expect(html).toContain('<ol class="roadmap"><li><p class="tag tag--mustard">Jours 1 à 30</p>')
  expect(html).toContain('<h3 id="rendre-l-offre-credible">Rendre l’offre crédible</h3><p>Texte.</p></li>')
})

test('a table has a caption, heads for its columns and rows, can be reached to be scrolled, and names each cell where rows are cards', () => {
  const html = print(':::table[Deux pays]\n| | France |\n|---|---|\n| Prix | 1 500 € |\n:::')
  expect(html).toContain('<section class="table table--cards" tabindex="0" aria-labelledby="tableau">')
  expect(html).toContain('<caption id="tableau">Deux pays</caption>')
  expect(html).toContain('<tr><td></td><th scope="col">France</th></tr>')
  expect(html).toContain('<tr><th scope="row">Prix</th><td data-label="France">1\u202f500\u00a0€</td></tr>')
})

test('pull, checklist, warning, definition and note are printed', () => {
  expect(print(':::pull\nUne phrase.\n:::')).toBe(
    '<figure class="pull-quote"><blockquote><p>Une phrase.</p></blockquote></figure>',
  )
  expect(print(':::checklist\n- Faire\n:::')).toBe('<ul class="boxes"><li><span>Faire</span></li></ul>')
  expect(print(':::warning[Le :de[Skonto]]\nAttention.\n:::')).toMatch(
    /^<div class="article-warning" role="note"><svg.*<\/svg><p class="article-title">Le <i lang="de">Skonto<\/i><\/p><p>Attention\.<\/p><\/div>$/,
  )
  expect(print(':::definition{word="Abmahnung" say="AP-ma-noung"}\nUne lettre.\n:::')).toBe(
    '<dl class="definition"><dt><dfn lang="de">Abmahnung</dfn> <span class="small">se dit «\u00a0AP-ma-noung\u00a0»</span></dt><dd><p>Une lettre.</p></dd></dl>',
  )
  expect(print(':::note\nInformation.\n:::')).toBe('<div class="article-note" role="note"><p>Information.</p></div>')
})

test('a source is numbered where it is first named, its title is the link, and each naming can be gone back to', () => {
  const html = print(
    'Un[^b]. Deux[^a], trois[^b].\n\n[^a]: Loi, § 5, 2024\n[^b]: Office, « Titre », 2025, https://example.com/x',
  )
  expect(html).toContain(
    '<sup><a href="#source-1" id="appel-1"><span class="visually-hidden">source </span>1</a></sup>',
  )
  expect(html).toContain('id="appel-1-2"')
  expect(html).toMatch(
    /<li id="source-1">Office, <a href="https:\/\/example\.com\/x" target="_blank"[^>]*><span>«\u00a0Titre\u00a0»/,
  )
  expect(html).toContain(
    '</a>, 2025 <a href="#appel-1">Retour au texte<span class="visually-hidden">, source 1</span></a>',
  )
  expect(html).toContain('<a href="#appel-1-2">2<span class="visually-hidden">, source 1, passage 2</span></a>')
  expect(html).toContain('<li id="source-2">Loi, §\u00a05, 2024 ')
})

test('a source without a title is linked as a whole, its address without the sign that ends it', () => {
  const html = print('Un[^a].\n\n[^a]: Office, rapport, 2025, https://example.com/x; Loi, https://example.com/_y_(z).')
  expect(html).toMatch(
    /<li id="source-1"><a href="https:\/\/example\.com\/x"[^>]*><span>Office, rapport, 2025<.+?<\/a>\s; <a href="https:\/\/example\.com\/_y_\(z\)"[^>]*><span>Loi</,
  )
})

test('a link to an article that readers cannot see yet is plain words', () => {
  expect(print('Lire [ceci](/blog/un) et [cela](/blog/deux).', ['deux'])).toBe(
    '<p>Lire ceci et <a href="/blog/deux">cela</a>.</p>',
  )
})

test('a link to another site opens a new tab and says so, one to another language is marked', () => {
  expect(print('[là](https://example.com)')).toBe(
    '<p><a href="https://example.com" target="_blank" rel="noopener external"><span>là<span class="visually-hidden"> (nouvel onglet)</span></span></a></p>',
  )
  expect(print('[ici](/de/kontakt)')).toBe('<p><a href="/de/kontakt" hrefLang="de">ici</a></p>')
  expect(print('[unten](#x) [hier](/de/kontakt) [dort](/contact)', [], 'de')).toBe(
    '<p><a href="#x">unten</a> <a href="/de/kontakt">hier</a> <a href="/contact" hrefLang="fr">dort</a></p>',
  )
})

test.each([
  ['an end without a beginning', 'A\n\n:::', '3 : « ::: » n’ouvre ni ne ferme aucun bloc.'],
  ['an empty block', ':::note\n:::', '1 : le bloc « note » est vide.'],
  [
    'a definition without its sound',
    ':::definition{word="A"}\nx\n:::',
    '1 : le bloc « definition » attend sa prononciation.',
  ],
  ['a warning without a title', ':::warning\nx\n:::', '1 : le bloc « warning » attend un titre.'],
  ['a table without a caption', ':::table\n| a |\n|---|\n| b |\n:::', '1 : le bloc « table » attend un titre.'],
  ['a table without a head', '| a | b |\n| c | d |', '1 : « | a | b | | c | d | » est un tableau sans en-tête.'],
  ['a figure that is not stressed', ':::stats\n- 3 preuves\n:::', '1 : le bloc « stats » attend une liste.'],
  [
    'a step without a dash',
    '## A\n\n:::roadmap\n### Jours 1 à 30\nx\n:::',
    '4 : l’étape « Jours 1 à 30 » n’a pas sa forme.',
  ],
  ['steps before any title', ':::roadmap\n### Jour 1 – A\nx\n:::', '1 : le bloc « roadmap » vient avant tout titre.'],
  ['a subtitle before any title', '### Titre', '1 : le sous-titre « Titre » vient avant tout titre.'],
  ['a source that is not described', 'Un[^a].', '1 : « [^a] » n’est décrit nulle part.'],
  ['a source that is not named', 'Un.\n\n[^a]: Loi', '3 : la source « a » n’est citée nulle part.'],
  ['a source without words', 'Un[^a].\n\n[^a]:', '3 : la source « a » ne tient pas en un paragraphe.'],
  [
    'a source that is described twice',
    'Un[^a].\n\n[^a]: Loi\n\n[^a]: Décret',
    '5 : la source « a » est décrite deux fois.',
  ],
  [
    'a foreign word with a source within',
    'Un :de[Wort[^a]].\n\n[^a]: Loi',
    '1 : « :de[Wort] » contient une mise en forme.',
  ],
  ['a foreign word that is not closed', 'Un :de[Wort.', '1 : « :de[ » n’est pas lisible.'],
  ['a foreign word written as in the pages', 'Un [de:Wort].', '1 : « [de: » n’est pas lisible.'],
  ['stars that stress nothing', 'Un ** mot**.', '1 : « ** » reste dans le texte.'],
  ['a picture that is not there', '![x](y.png)', '1 : l’image « y.png » n’est pas parmi celles de l’article.'],
  ['a gap', 'Un.\n\n- …\n- deux… trois', '3 : « … » attend encore son texte.'],
  ['gaps', '## … Le prix\n\n…', '1 : « … Le prix » et d’autres passages (1) attendent encore leur texte.'],
  ['a title in quotation marks to be translated', '## … « Sie »\n\nUn.', '1 : « … « Sie » » attend encore son texte.'],
  ['a title to be translated', '## … Le prix\n\nUn.', '1 : « … Le prix » attend encore son texte.'],
])('%s is complained about with line and remedy', (_name, source, sentence) => {
  const complaints = complaintsOf(source)
  expect(complaints.map((complaint) => complaint.slice(0, sentence.length))).toContain(sentence)
  for (const complaint of complaints) expect(complaint).toMatch(/^\d+ : .+\. .+\.$/)
})

test.each([
  ['an unknown block', 'A\n\n:::encart\nTexte\n:::', 3],
  ['a block that is not closed', 'A\n\n:::note\nTexte', 3],
  ['a block within a list that is not closed', '- a\n\n  :::note\n  b', 3],
  ['a block within a block', ':::note\n:::pull\nx\n:::\n:::', 2],
  ['a block with two colons', 'A\n\n::note', 3],
  ['a title within a block', '## A\n\n:::note\n### B\nx\n:::', 4],
  ['a title of the first level', 'A\n\n# Titre', 3],
  ['a definition in an unknown language', ':::definition{word="A" say="a" lang="it"}\nx\n:::', 1],
  ['a row that lacks a cell', '| a | b |\n|---|---|\n| c |', 3],
  ['a roadmap that begins without a step', '## A\n\n:::roadmap\nx\n:::', 3],
  ['two paragraphs in a source', 'Un[^a].\n\n[^a]: Loi\n\n    Décret', 3],
  ['HTML', 'A\n\nun <b>mot</b>', 3],
  ['a rule', 'A\n\n***', 3],
  ['an address described below', 'A\n\n[a]: https://example.com', 3],
  ['a word of a language that is not ours', 'A\n\nUn :it[ciao].', 3],
  ['a mark within a foreign word', 'A\n\nUn :de[**Wort**].', 3],
  ['a picture within a line', 'A\n\nIci ![x](y.png)', 3],
])('of %s, which no editor shows, one complaint tells the line', (_name, source, line) => {
  expect(complaintsOf(source)).toEqual([
    expect.stringMatching(new RegExp(`^${line} : .*n’est pas écrit comme prévu ici.*npm run format`)),
  ])
})

test('the text is read in order, with captions and steps, without sources', () => {
  const { body } = read(':::table[Prix]\n| A |\n|---|\n| b[^x] |\n:::\n\n- un\n- deux\n\n[^x]: Loi')
  expect(toText(body.tree).split('\n')).toEqual(['Prix', 'A', 'b', 'un', 'deux'])
})
