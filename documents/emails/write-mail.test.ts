import { describe, expect, test } from 'vitest'
import { defaultLocale, type Locale, locales } from '../../contract/locales.ts'
import { type MailName, type MailText, type MailValues, mailValues, visitorMails } from '../../contract/mails.ts'
import { perKey } from '../../contract/per-key.ts'
import { testContent } from '../../tests/support/content.ts'
import { checkMails, writeMail } from './write-mail.tsx'

const { settings, messages } = testContent

/** A mail with a value for each key, but for these. */
function write<Name extends MailName>(name: Name, values: Partial<MailValues[Name]> = {}, locale: Locale = 'fr') {
  const samples = perKey(mailValues[name], (key: string) => (key.endsWith('Url') ? `https://site.example/${key}` : key))
  return writeMail(name, locale, { ...samples, ...values }, testContent)
}

type MailCase = MailText & { name: MailName; locale: Locale }

const mails = (Object.keys(mailValues) as MailName[]).flatMap((name): MailCase[] =>
  (visitorMails.includes(name) ? locales : [defaultLocale]).map((locale) => ({
    name,
    locale,
    ...write(name, {}, locale),
  })),
)

/** The sentences that a reader sees: markup and entities taken away, white space made single. */
const readable = (part: string): string =>
  part
    .replace(/<style.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \n]+/g, ' ')

const hrefsOf = ({ html }: MailText) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')

describe.each(mails)('the mail $name ($locale)', ({ name, locale, ...mail }) => {
  const { subject, html, text } = mail

  test('says each of its values, in html and text', () => {
    for (const key of mailValues[name]) for (const part of [html, subject + text]) expect(part).toContain(key)
    expect(subject + html + text).not.toMatch(/\{\w+\}|undefined/)
  })

  test('loads nothing: no picture, no style sheet, no font, no script', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object|svg|video|audio|base|form)\b/i)
    expect(html).not.toMatch(/\s(src|srcset|background|poster|action)=|url\(|@import|@font-face/i)
  })

  test('links to nothing but its values and our own address', () => {
    const ofOwner = [`mailto:${settings.email}`, 'mailto:email']
    const others = hrefsOf(mail).filter((href) => !/^https:\/\/site\.example\/\w+Url(\/[a-z/-]+)?$/.test(href))
    expect(others.filter((href) => !ofOwner.includes(href))).toEqual([])
    for (const key of mailValues[name].filter((one) => one.endsWith('Url')))
      expect(hrefsOf(mail)).toContain(`https://site.example/${key}`)
  })

  test('says its language, has a title, one first heading, and tables that are only layout', () => {
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html [^>]+><html[^>]* lang="${locale}"`))
    expect(html).toContain(`<title>${subject}</title>`)
    // A letter of a person has none.
    expect(html.match(/<h1/g) ?? []).toHaveLength(name === 'answer' ? 0 : 1)
    expect(html.match(/<table/g)?.length).toBe(html.match(/<table[^>]*role="presentation"/g)?.length)
  })

  test('is short, and has a text version of at most 72 columns, with every link alone on its line', () => {
    expect([subject.length < 60, Buffer.byteLength(html) < 30_000]).toEqual([true, true])
    const lines = text.split('\n')
    expect(lines.filter((line) => line.length > 72)).toEqual([])
    expect(lines.filter((line) => /https?:.*\s|\s.*https?:/.test(line))).toEqual([])
    expect(lines).toContain('-- ')
  })
})

const ofVisitors = {
  checklist: 'checklistMail',
  'enquiry-acknowledgement': 'acknowledgement',
  'data-link': 'dataMail',
} as const

describe.each(Object.keys(ofVisitors) as (keyof typeof ofVisitors)[])('the mail to a visitor "%s"', (name) => {
  test.each(locales)(
    'says the same in html and text, where no button is, and nothing that anybody typed (%s)',
    (locale) => {
      const { html, text } = write(name, {}, locale)
      const { button, ...texts } = { button: '', ...messages[locale][ofVisitors[name]] }
      const { subject, preview, ...inText } = texts
      for (const sentence of Object.values(inText)) expect(readable(text)).toContain(sentence)
      for (const sentence of [button, ...Object.values(texts)]) expect(readable(html)).toContain(sentence)
      for (const calendar of Object.values(settings.booking)) expect(html + text).not.toContain(calendar)
      expect(mailValues[name].filter((key) => !key.endsWith('Url'))).toEqual([])
    },
  )
})

describe('a value', () => {
  const adminUrl = 'https://site.example/admin?b=1&c=2'

  test('is escaped in the html and nowhere else, and is not read as a place or a pattern', () => {
    const name = `<b class='x'>"&"</b> {email} $& $'`
    const mail = write('enquiry', { name, adminUrl })
    expect(mail.html).toContain('&lt;b class=&#x27;x&#x27;&gt;&quot;&amp;&quot;&lt;/b&gt; {email} $&amp; $&#x27;')
    expect(hrefsOf(mail)).toContain('https://site.example/admin?b=1&amp;c=2')
    expect(mail.subject).toContain(`de ${name}`)
    expect(mail.text).toContain(`\u00a0: ${name}\n`)
    expect(mail.text).toContain(`\n${adminUrl}\n`)
  })

  test('is one line, so that it cannot add a header or a link of its own', () => {
    const { subject, html, text } = write('enquiry', { name: 'Ada\r\nBcc: all@site.example\u2028\u202e\u0000!   x' })
    expect(subject).toContain('Ada Bcc: all@site.example ! x')
    expect(text).toContain('\u00a0: Ada Bcc: all@site.example !   x\n')
    expect(html + text).not.toMatch(/[\r\0\u2028\u202e]/)
  })

  test.each(['enquiry', 'lead-notification', 'answer-copy', 'digest'] as const)(
    'that is longer than a line breaks wherever the mail “%s” says it, so that a phone shows the mail whole',
    (name) => {
      expect(write(name).html).toMatch(/<td class="content [^>]*overflow-wrap:anywhere/)
    },
  )

  test('keeps its lines where it has some, each marked where it is quoted', () => {
    const message = 'Ada,\r\n\n  <b>two</b>\u2028\u202elines\u0000 & more'
    const { html, text } = write('answer-copy', { answer: message, message })
    expect(text).toContain(
      '\n\nAda, \n\n  <b>two</b> lines  & more\n\nquote\n\n> Ada, \n>\n>   <b>two</b> lines  & more\n',
    )
    expect(html.split('>Ada, <br/><br/>  &lt;b&gt;two&lt;/b&gt; lines  &amp; more</p>')).toHaveLength(3)
  })

  test('is encoded in a mailto link, so that it cannot write headers of a mail', () => {
    const mail = write('lead-notification', { email: "a?bcc=b&c='@site.example" })
    expect(hrefsOf(mail)).toContain('mailto:a%3Fbcc%3Db%26c%3D&#x27;@site.example')
    expect(mail.text).toContain("\u00a0: a?bcc=b&c='@site.example\n")
  })

  test.each(['', '  ', '\n'])('that is the empty link %j is refused, and so is none', (empty) => {
    expect(() => write('digest', { adminUrl: empty })).toThrow('empty link “adminUrl”')
    expect(() => write('lead-notification', { email: empty })).toThrow('empty link “email”')
    // @ts-expect-error: missing
    expect(() => write('digest', { lines: undefined })).toThrow('without its value “lines”')
    expect(write('lead-notification', { page: empty }).subject).toContain('email')
  })
})

test('words with which a mail cannot be written are told, and where they stand', () => {
  expect(checkMails(testContent)).toEqual([])
  const { dataMail: _dataMail, ...german } = messages.de
  const content = {
    ...testContent,
    messages: { ...messages, de: german as typeof messages.de },
  }
  expect(checkMails(content)).toMatchObject([{ name: 'data-link', locale: 'de' }])
})
