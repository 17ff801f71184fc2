import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../contract/locales.ts'
import type { MailTemplate } from '../../contract/mail-template.ts'
import { fillTemplate } from '../../server/mail/fill-template.ts'
import { testContent } from '../../tests/support/content.ts'
import { buildMailTemplates } from './build-mail-templates.tsx'

const { settings, messages, admin } = testContent
const templates = await buildMailTemplates(testContent)

type MailCase = { name: string; locale: Locale; template: MailTemplate }

const mails = Object.entries(templates).flatMap(([name, mail]): MailCase[] =>
  'html' in mail
    ? [{ name, locale: 'fr', template: mail }]
    : locales.map((locale) => ({ name, locale, template: mail[locale] })),
)

/** A value for each slot. */
const valuesFor = ({ slots }: MailTemplate): Record<string, string> =>
  Object.fromEntries(slots.map((slot) => [slot, slot.endsWith('Url') ? `https://site.example/${slot}` : slot]))

/** The sentences that a reader sees: markup and entities taken away, white space made single. */
const readable = (part: string): string =>
  part
    .replace(/<style.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \n]+/g, ' ')

describe.each(mails)('the mail $name ($locale)', ({ name, locale, template }) => {
  test('leaves no slot open once it is filled', () => {
    const filled = fillTemplate(template, valuesFor(template))
    expect(filled.subject + filled.html + filled.text).not.toMatch(/\{\{|undefined/)
  })

  test('loads nothing: no picture, no style sheet, no font, no script', () => {
    expect(template.html).not.toMatch(/<(img|link|script|iframe|object|svg|video|audio|base|form)\b/i)
    expect(template.html).not.toMatch(/\s(src|srcset|background|poster|action)=/i)
    expect(template.html).not.toMatch(/url\(|@import|@font-face/i)
  })

  test('links to nothing but its slots and our own address', () => {
    const hrefs = [...template.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
    const ofOwner = [`mailto:${settings.email}`, 'mailto:{{email}}']
    expect(hrefs.filter((href) => !/^\{\{\w+Url\}\}(\/[a-z/-]+)?$/.test(href) && !ofOwner.includes(href))).toEqual([])
    for (const slot of template.slots.filter((each) => each.endsWith('Url'))) expect(hrefs).toContain(`{{${slot}}}`)
  })

  test('says its language, has a title, one first heading, and tables that are only layout', () => {
    expect(template.html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
    expect(template.html).toContain(`<title>${template.subject}</title>`)
    // A letter of a person has none.
    expect(template.html.match(/<h1/g) ?? []).toHaveLength(name === 'answer' ? 0 : 1)
    expect(template.html.match(/<table/g)?.length).toBe(template.html.match(/<table[^>]*role="presentation"/g)?.length)
  })

  test('announces both colour schemes and has colours for the dark one', () => {
    expect(template.html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(template.html).toContain('<meta name="supported-color-schemes" content="light dark"/>')
    expect(template.html).toContain('@media (prefers-color-scheme:dark)')
  })

  test('is short: a subject under 60 characters, html under 30 KB', () => {
    expect(template.subject.length).toBeLessThan(60)
    expect(Buffer.byteLength(template.html)).toBeLessThan(30_000)
  })

  test('has a text version of at most 72 columns, with every link alone on its line', () => {
    const lines = template.text.split('\n')
    expect(lines.filter((line) => line.length > 72)).toEqual([])
    const linkLines = lines.filter((line) => /https?:|\{\{\w+Url\}\}/.test(line))
    expect(linkLines.filter((line) => /\s/.test(line))).toEqual([])
  })
})

test('a mail with a slot that it may not have is not written', async () => {
  const enquiry = { ...admin.mails.enquiry, subject: '{{name}} {{token}}' }
  const content = { ...testContent, admin: { ...admin, mails: { ...admin.mails, enquiry } } }
  await expect(buildMailTemplates(content)).rejects.toThrow('enquiry and its list of slots differ in: token')
})

const ofVisitors = { checklist: 'checklistMail', acknowledgement: 'acknowledgement', dataLink: 'dataMail' } as const

describe.each(Object.keys(ofVisitors) as (keyof typeof ofVisitors)[])('the mail to a visitor "%s"', (mail) => {
  test.each(locales)('says the same in html and text, where no button is (%s)', (locale) => {
    const { html, text } = templates[mail][locale]
    const { button, ...texts } = { button: '', ...messages[locale][ofVisitors[mail]] }
    const { subject, preview, ...inText } = texts
    for (const sentence of Object.values(inText)) expect(readable(text)).toContain(sentence)
    for (const sentence of [button, ...Object.values(texts)]) expect(readable(html)).toContain(sentence)
  })

  test.each(locales)('has no slot for anything that a visitor typed (%s)', (locale) => {
    const { slots, subject } = templates[mail][locale]
    expect(slots.filter((slot) => !slot.endsWith('Url'))).toEqual([])
    expect(subject).not.toContain('{{')
  })

  test.each(locales)('proposes nothing: no calendar, no offer (%s)', (locale) => {
    const { html, text } = templates[mail][locale]
    for (const calendar of Object.values(settings.booking)) expect(html + text).not.toContain(calendar)
  })
})

test.each(locales)('the checklist mail holds the address to confirm twice in html and once in text (%s)', (locale) => {
  const { html, text } = templates.checklist[locale]
  expect(html.split('href="{{confirmUrl}}"')).toHaveLength(3)
  expect(html).toContain('>{{confirmUrl}}<')
  expect(text.split('{{confirmUrl}}')).toHaveLength(2)
})

describe('the notice of a new lead', () => {
  const { leadNotification } = templates

  test('says that the consent covers the PDF and nothing else', () => {
    const { consent } = admin.mails.owner.leadNotification
    expect(readable(leadNotification.html)).toContain(consent)
    expect(readable(leadNotification.text)).toContain(consent)
  })

  test('has a line for each fact in its text', () => {
    const { facts } = admin.mails.owner.leadNotification
    expect(leadNotification.text).toContain(
      `\n${facts.email}\u00a0: {{email}}\n${facts.language}\u00a0: {{language}}\n`,
    )
  })

  test('shows what a visitor wrote as text', () => {
    const values = { ...valuesFor(leadNotification), page: '<a href="https://x.example">' }
    expect(fillTemplate(leadNotification, values).html).toContain('&lt;a href=&quot;https://x.example&quot;&gt;')
  })
})

test('the digest has a hyphen for each item of its text', () => {
  const { meaning, action } = admin.mails.owner.digest
  const text = readable(templates.digest.text)
  for (const item of [...meaning, ...action]) expect(text).toContain(`- ${item}`)
})
