import { type AdminScreen, adminScreens } from '../../contract/api/admin.ts'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailName, MailValues, WriteMail } from '../../contract/mails.ts'
import type { Outbox } from '../db/tables.ts'
import type { Log } from '../runtime/log.ts'
import type { MailLinks } from './mail-links.ts'

/** What a mail says; nothing of one that could not be written. */
export type Written = Pick<Outbox, 'kind' | 'locale' | 'subject' | 'text' | 'html'>

/** What every finished mail is written with: the words of the moment. `siteUrl` has no trailing slash. */
export type MailDeps = {
  write: <Kind extends MailName>(kind: Kind, locale: Locale, values: MailValues[Kind]) => Written
  getContent: () => Content
  links: MailLinks
  siteUrl: string
  ownerEmail: string
}

/**
 * Writes mails with the content of the moment, as they are queued. What a mail belongs to is stored even if that fails:
 * the mail has nothing to say, and the owner is told.
 */
export const createWriter =
  (writeMail: WriteMail, getContent: () => Content, log: Pick<Log, 'error'>): MailDeps['write'] =>
  (kind, locale, values) => {
    try {
      return { kind, locale, ...writeMail(kind, locale, values, getContent()) }
    } catch (error) {
      log.error({ mail: kind, error }, 'mail not written')
      return { kind, locale, subject: null, text: null, html: null }
    }
  }

/**
 * Writes a visitor's text so that no mail program turns a part of it into a link:
 * `https://a.example/b` becomes `https[:]//a[.]example/b`. Meant for the owner's notifications and answers alone.
 */
export function withoutLinks(text: string): string {
  return (
    text
      .replaceAll('://', '[:]//')
      .replaceAll('@', '[@]')
      // The last part of a host has two letters at least: a price or an abbreviation has none.
      .replace(/(?<=[^\s.])\.(?=\p{L}{2})|(?<=\bwww)\.(?=\S)/giu, '[.]')
  )
}

/** Where the owner reads more: a screen of the administration, or what has this id there. */
export const toAdminUrl = (siteUrl: string, screen: AdminScreen, id?: string): string =>
  siteUrl + adminScreens[screen] + (id === undefined ? '' : `/${id}`)
