import { type AdminScreen, adminScreens } from '../../contract/api/admin.ts'
import type { Content } from '../../contract/content/content.ts'
import type { MailTemplate, MailTemplates } from '../../contract/mail-template.ts'
import type { MailContent } from './kept-content.ts'
import type { MailLinks } from './mail-links.ts'

/** What every finished mail is written with: templates and messages of the moment. `siteUrl` has no trailing slash. */
export type MailDeps = {
  getTemplates: () => MailTemplates
  getContent: () => Content
  links: MailLinks
  siteUrl: string
  ownerEmail: string
}

/** What a mail says; every slot of its template has its value, and no other is given. */
export function writeMail<Slot extends string>(
  template: MailTemplate<Slot>,
  slots: Record<NoInfer<Slot>, string>,
): MailContent {
  return { template, slots }
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
