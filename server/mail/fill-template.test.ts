import { describe, expect, test } from 'vitest'
import type { MailText } from '../../contract/mail-template.ts'
import { fillTemplate } from './fill-template.ts'

const template: MailText = {
  subject: 'For {{name}}',
  html: '<p title="{{name}}">{{name}}</p><a href="{{url}}">{{url}}</a>',
  text: 'Hello {{name}}\n{{url}}\n',
}
const url = 'https://site.example/confirm/a?b=1&c=2'

describe('fillTemplate', () => {
  test('puts every value in its slots and leaves the rest as it is', () => {
    expect(fillTemplate(template, { name: 'Ada', url: 'https://site.example/a' })).toEqual({
      subject: 'For Ada',
      html: '<p title="Ada">Ada</p><a href="https://site.example/a">https://site.example/a</a>',
      text: 'Hello Ada\nhttps://site.example/a\n',
    })
  })

  test('escapes markup in the html and nowhere else', () => {
    const name = `<b class='x'>"&"</b>`
    const { subject, html, text } = fillTemplate(template, { name, url })
    expect(html).toContain('<p title="&lt;b class=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;">')
    expect(html).toContain('href="https://site.example/confirm/a?b=1&amp;c=2"')
    expect(text).toBe(`Hello ${name}\n${url}\n`)
    expect(subject).toBe(`For ${name}`)
  })

  test('keeps a value on one line, so that it cannot add a header or a link of its own', () => {
    const name = 'Ada\r\nBcc: all@site.example\u2028\u202e\u0000!'
    const { subject, html, text } = fillTemplate(template, { name, url })
    expect(subject).toBe('For Ada Bcc: all@site.example !')
    expect(text.split('\n')[0]).toBe('Hello Ada Bcc: all@site.example !')
    expect(html).not.toMatch(/[\r\n\0]/)
  })

  test('encodes an address in a mailto link, so that it cannot write headers of a mail', () => {
    const mail: MailText = { subject: '', html: '<a href="mailto:{{email}}">{{email}}</a>', text: '' }
    expect(fillTemplate(mail, { email: "a?bcc=b&c='@site.example" }).html).toBe(
      '<a href="mailto:a%3Fbcc%3Db%26c%3D&#39;@site.example">a?bcc=b&amp;c=&#39;@site.example</a>',
    )
  })

  test('does not read a value as a template', () => {
    expect(fillTemplate(template, { name: '{{url}}', url }).subject).toBe('For {{url}}')
    expect(fillTemplate(template, { name: "$& $' $1", url }).subject).toBe("For $& $' $1")
  })

  test('refuses to write a mail with a slot that is not given', () => {
    expect(() => fillTemplate(template, { url })).toThrow('slot "name" is not given')
  })

  test('takes no value from the prototype of the given object', () => {
    const mail: MailText = { subject: '{{constructor}}', html: '', text: '' }
    expect(() => fillTemplate(mail, {})).toThrow('slot "constructor" is not given')
  })

  test.each(['', '  ', '\n'])('refuses to write a mail with the empty link %j', (empty) => {
    expect(() => fillTemplate(template, { name: 'Ada', url: empty })).toThrow('link "url" is empty')
  })

  test('accepts an empty value where no link stands', () => {
    expect(fillTemplate(template, { name: '', url }).subject).toBe('For ')
  })

  test('refuses a value that has no slot', () => {
    expect(() => fillTemplate(template, { name: 'Ada', url, extra: 'x' })).toThrow('no slot "extra"')
  })
})

describe('a slot that keeps its lines', () => {
  const mail: MailText = {
    subject: 'For {{name}}',
    html: '<p title="{{name}}">{{message|lines}}</p>',
    text: 'Message:\n{{message|lines}}\n-- {{name}}',
  }
  const message = 'Ada,\n\n<b>two</b>\u2028\u202elines\u0000 & more'

  test('has every line of the value, escaped in the html, and nothing that cannot be printed', () => {
    const { html, text } = fillTemplate(mail, { name: 'Ada', message })
    expect(text).toBe('Message:\nAda,\n\n<b>two</b> lines  & more\n-- Ada')
    expect(html).toBe('<p title="Ada">Ada,<br><br>&lt;b&gt;two&lt;/b&gt; lines  &amp; more</p>')
  })

  test('leaves the others on one line, also where both have the same value', () => {
    expect(fillTemplate(mail, { name: message, message }).subject).toBe('For Ada, <b>two</b> lines & more')
  })

  test('has no carriage return that a mail server could take for the end of a header', () => {
    expect(fillTemplate(mail, { name: 'Ada', message: 'a\r\nb\rc' }).text).not.toContain('\r')
  })

  test('is never one of a subject', () => {
    expect(() => fillTemplate({ ...mail, subject: 'For {{message|lines}}' }, { name: 'Ada', message })).toThrow(
      'a subject is one line',
    )
  })
})
