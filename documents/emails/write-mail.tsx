import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLocale, locales } from '../../contract/locales.ts'
import {
  type CheckMails,
  linesOfMails,
  type MailName,
  mailValues,
  visitorMails,
  type WriteMail,
} from '../../contract/mails.ts'
import { perKey } from '../../contract/per-key.ts'
import { fillText } from '../../contract/text.ts'
import type { AnyMail, MailOf } from './MailLayout.tsx'
import { AnswerCopy, Digest, EnquiryNotification, LeadNotification, SignInLink, Warning } from './OwnerMails.tsx'
import { toPlainText } from './to-plain-text.ts'
import { Acknowledgement, Answer, Checklist, DataLink } from './VisitorMails.tsx'

type Mail<Name extends MailName> = (mail: MailOf<Name>) => ReactElement

const mails: { [Name in MailName]: Mail<Name> } = {
  checklist: Checklist,
  acknowledgement: Acknowledgement,
  dataLink: DataLink,
  answer: Answer,
  leadNotification: LeadNotification,
  digest: Digest,
  enquiry: EnquiryNotification,
  answerCopy: AnswerCopy,
  warning: Warning,
  signInLink: SignInLink,
}

const subjects: Record<MailName, (content: Pick<AnyMail, 'messages'>) => string> = {
  checklist: ({ messages }) => messages.checklistMail.subject,
  acknowledgement: ({ messages }) => messages.acknowledgement.subject,
  dataLink: ({ messages }) => messages.dataMail.subject,
  answer: () => '{subject}',
  leadNotification: () => 'Checklist demandée : {email}',
  digest: () => 'Récapitulatif des e-mails du site',
  enquiry: () => 'Contact : {subject}, de {name}',
  answerCopy: () => 'Copie : votre réponse à {name}',
  warning: () => 'Le site signale un problème',
  signInLink: () => 'Votre lien de connexion',
}

/** Control characters, line separators and marks that turn the reading direction. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

const toLine = (value: string): string => value.replace(unprintable, ' ')

/** A value without what cannot be printed, one line unless it keeps its lines. @throws if it is missing, or an empty link */
function toPrintable(value: unknown, key: string): string {
  if (typeof value !== 'string') throw new Error(`a mail without its value “${key}”`)
  if (/Url$|^email$/.test(key) && value.trim() === '') throw new Error(`a mail with an empty link “${key}”`)
  return linesOfMails.includes(key) ? value.split('\n').map(toLine).join('\n') : toLine(value)
}

/** Mail programs that know no other read this one the same way. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const ofEach = <Values extends Record<string, string>>(values: Values, of: (value: string, key: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value, key)])) as Values

export const writeMail: WriteMail = (name, locale, given, { settings, owner, messages, offers }) => {
  const values = ofEach({ ...perKey(mailValues[name], () => undefined), ...given }, toPrintable)
  const ofLanguage = { settings, owner, offers, locale, messages: messages[locale] }
  // A header is folded at its spaces; many of them would leave a line without anything (RFC 5322, 2.2.3).
  const inSubject = ofEach<Record<string, string>>(values, (value) => value.replace(/\s+/g, ' '))
  const subject = fillText(subjects[name](ofLanguage), inSubject)
  const html = renderToStaticMarkup(mails[name]({ ...ofLanguage, subject, values }))
  return { subject, html: doctype + html, text: toPlainText(html) }
}

/** A sample of a value: what stands in its place is found in no words. */
const toSample = (key: string): string => (key.endsWith('Url') ? `https://site.example/${key}` : `(${key})`)

export const checkMails: CheckMails = (content) => {
  const names = Object.keys(mailValues) as MailName[]
  return names.flatMap((name) =>
    (visitorMails.includes(name) ? locales : [defaultLocale]).flatMap((locale) => {
      try {
        const { subject, text } = writeMail(name, locale, perKey(mailValues[name], toSample), content)
        const [open] = /\{\w*\}/.exec(subject + text) ?? []
        return open === undefined ? [] : [{ name, locale, fault: `${open} n’est remplacé par rien` }]
      } catch (error) {
        return [{ name, locale, fault: error instanceof Error ? error.message : String(error) }]
      }
    }),
  )
}
