import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import type { MailTemplate, MailTemplates, SlotValues } from '../../contract/mail-template.ts'
import { fillTemplate } from '../../server/mail/fill-template.ts'
import { testContent } from '../../tests/support/content.ts'
import { buildMailTemplates } from './build-mail-templates.tsx'

const { settings, messages, admin } = testContent
const ownerMail = admin.mails.owner

const visitorSlots: SlotValues<'acknowledgement'> = {
  eraseUrl: 'https://site.example/effacer/token',
  siteUrl: 'https://site.example',
}
const checklistSlots: SlotValues<'checklist'> = {
  ...visitorSlots,
  confirmUrl: 'https://site.example/checklist-dach/telecharger/token',
}
const dataSlots: SlotValues<'dataLink'> = { ...visitorSlots, dataUrl: 'https://site.example/mes-donnees/token' }
const visitorMails = ['checklist', 'acknowledgement', 'dataLink'] as const
const slotsOfVisitorMail = { checklist: checklistSlots, acknowledgement: visitorSlots, dataLink: dataSlots }
const leadSlots: SlotValues<'leadNotification'> = {
  email: 'achats@maison.example',
  language: 'français',
  page: '/checklist-dach',
  date: '21 novembre 2026, 10:42',
  campaign: 'aucune',
  adminUrl: 'https://site.example/admin',
}
const warningSlots: SlotValues<'warning'> = {
  problems: 'Des e-mails attendent.\nLe disque est plein.',
  adminUrl: 'https://site.example/admin',
}
const digestSlots: SlotValues<'digest'> = {
  lines: '1 490 demandes de checklist\n3 e-mails attendent',
  adminUrl: 'https://site.example/admin',
}

const signInSlots: SlotValues<'signInLink'> = { signInUrl: 'https://site.example/admin#lien=token' }

type MailCase = { template: MailTemplate; lang: string; slots: Record<string, string>; linkSlots: string[] }
let templates: MailTemplates

function mailCase(name: string): MailCase {
  if (name === 'lead') {
    return { template: templates.leadNotification, lang: 'fr', slots: leadSlots, linkSlots: ['adminUrl'] }
  }
  if (name === 'digest') return { template: templates.digest, lang: 'fr', slots: digestSlots, linkSlots: ['adminUrl'] }
  if (name === 'warning') {
    return { template: templates.warning, lang: 'fr', slots: warningSlots, linkSlots: ['adminUrl'] }
  }
  if (name === 'sign-in link') {
    return { template: templates.signInLink, lang: 'fr', slots: signInSlots, linkSlots: ['signInUrl'] }
  }
  const [kind, lang] = name.split(' ')
  const mail = visitorMails.find((each) => each === kind)
  const locale = locales.find((each) => each === lang)
  if (mail === undefined || locale === undefined) throw new Error(`no mail "${name}"`)
  const slots: Record<string, string> = slotsOfVisitorMail[mail]
  return { template: templates[mail][locale], lang: locale, slots, linkSlots: Object.keys(slots) }
}

function slotsOf(source: string): string[] {
  return [...new Set([...source.matchAll(/\{\{(\w+)(?:\|lines)?\}\}/g)].map(([, name]) => name ?? ''))].sort()
}

/** The sentences that a reader sees: markup and entities taken away, white space made single. */
function readable(html: string): string {
  return html
    .replace(/<style.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/ +/g, ' ')
}

beforeAll(async () => {
  templates = await buildMailTemplates(testContent)
})

const ofVisitors = visitorMails.flatMap((mail) => locales.map((locale) => `${mail} ${locale}`))

describe.each([...ofVisitors, 'lead', 'digest', 'warning', 'sign-in link'])('the mail "%s"', (name) => {
  test('has exactly its slots', () => {
    const { template, slots } = mailCase(name)
    const expected = Object.keys(slots).sort()
    expect(slotsOf(template.html)).toEqual(expected)
    expect(slotsOf(template.text)).toEqual(expected)
    expect(() => fillTemplate(template, slots)).not.toThrow()
  })

  test('leaves no slot open once it is filled', () => {
    const { template, slots } = mailCase(name)
    const filled = fillTemplate(template, slots)
    expect(filled.subject + filled.html + filled.text).not.toMatch(/\{\{|undefined/)
  })

  test('loads nothing: no picture, no style sheet, no font, no script', () => {
    const { html } = mailCase(name).template
    expect(html).not.toMatch(/<(img|link|script|iframe|object|svg|video|audio|base|form)\b/i)
    expect(html).not.toMatch(/\s(src|srcset|background|poster|action)=/i)
    expect(html).not.toMatch(/url\(|@import|@font-face/i)
  })

  test('links to nothing but its slots and our own address', () => {
    const { template, linkSlots } = mailCase(name)
    const hrefs = [...template.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
    const ofSlots = new RegExp(`^\\{\\{(${linkSlots.join('|')})\\}\\}(/[a-z/-]+)?$`)
    const ofOwner: string[] = [`mailto:${settings.email}`, 'mailto:{{email}}']
    expect(hrefs.filter((href) => !ofSlots.test(href) && !ofOwner.includes(href))).toEqual([])
    for (const slot of linkSlots) expect(hrefs).toContain(`{{${slot}}}`)
  })

  test('says its language, has a title, one first heading, and tables that are only layout', () => {
    const { template, lang } = mailCase(name)
    expect(template.html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`))
    expect(template.html).toContain(`<title>${template.subject}</title>`)
    expect(template.html.match(/<h1/g)).toHaveLength(1)
    expect(template.html.match(/<table/g)?.length).toBe(template.html.match(/<table[^>]*role="presentation"/g)?.length)
  })

  test('announces both colour schemes and has colours for the dark one', () => {
    const { html } = mailCase(name).template
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
  })

  test('is short: a subject under 60 characters, html under 30 KB', () => {
    const { template } = mailCase(name)
    expect(template.subject.length).toBeLessThan(60)
    expect(Buffer.byteLength(template.html)).toBeLessThan(30_000)
  })

  test('has a text version of at most 72 columns, with every link alone on its line', () => {
    const { text } = mailCase(name).template
    const lines = text.split('\n')
    expect(lines.filter((line) => line.length > 72 && !/^https?:\/\/\S+$/.test(line))).toEqual([])
    const linkLines = lines.filter((line) => /https?:|\{\{\w+Url\}\}/.test(line))
    expect(linkLines.filter((line) => /\s/.test(line))).toEqual([])
  })
})

describe('the checklist mail', () => {
  test.each(locales)('holds the address to confirm in html and text (%s)', (locale) => {
    const { html, text } = fillTemplate(templates.checklist[locale], checklistSlots)
    expect(html.split(`href="${checklistSlots.confirmUrl}"`)).toHaveLength(3)
    expect(html).toContain(`>${checklistSlots.confirmUrl}<`)
    expect(text.split('\n')).toContain(checklistSlots.confirmUrl)
    expect(text.split('\n')).toContain(checklistSlots.eraseUrl)
  })
})

describe.each(visitorMails)('the mail to a visitor "%s"', (mail) => {
  test.each(locales)('says the same in html and text (%s)', (locale) => {
    const { html, text } = templates[mail][locale]
    const ofMail = { acknowledgement: 'acknowledgement', checklist: 'checklistMail', dataLink: 'dataMail' } as const
    const { subject, preview, erase, ...shared } = messages[locale][ofMail[mail]]
    const { button, ...inText } = { button: '', ...shared }
    const asOneLine = text.replaceAll('\n', ' ')
    for (const sentence of Object.values(inText)) expect(asOneLine).toContain(sentence)
    for (const sentence of [subject, preview, button, erase, ...Object.values(inText)]) {
      expect(readable(html)).toContain(sentence)
    }
  })

  test.each(locales)('has no slot for anything that a visitor typed (%s)', (locale) => {
    const { subject, html, text } = templates[mail][locale]
    const slots = slotsOf(subject + html + text)
    expect(slots.filter((slot) => !slot.endsWith('Url'))).toEqual([])
    expect(slotsOf(subject)).toEqual([])
  })

  test.each(locales)('proposes nothing: no calendar, no offer (%s)', (locale) => {
    const { html, text } = templates[mail][locale]
    for (const calendar of Object.values(settings.booking)) expect(html + text).not.toContain(calendar)
  })
})

describe('the notice of a new lead', () => {
  test('says that the consent covers the PDF and nothing else', () => {
    const { html, text } = templates.leadNotification
    expect(readable(html)).toContain(ownerMail.leadNotification.consent)
    expect(text.replaceAll('\n', ' ')).toContain(ownerMail.leadNotification.consent)
  })

  test('shows what a visitor wrote as text', () => {
    const { html } = fillTemplate(templates.leadNotification, {
      ...leadSlots,
      campaign: '<a href="https://x.example">',
    })
    expect(html).toContain('&lt;a href=&quot;https://x.example&quot;&gt;')
  })
})
