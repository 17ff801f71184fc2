import type { Content } from '../../contract/content/content.ts'
import type { Attribution } from '../../contract/forms/shared-inputs.ts'
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
 * `https://a.example/b` becomes `https[:]//a[.]example/b`. Meant for the owner's notifications alone.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll('://', '[:]//')
    .replaceAll('@', '[@]')
    .replace(/(?<=[^\s.])\.(?=[^\s.])/gu, '[.]')
}

/** Campaign parameters in one line for the owner. */
export function toCampaign(
  { utm_source, utm_medium, utm_campaign }: { [key in keyof Attribution]?: string | null | undefined },
  { noCampaign }: { noCampaign: string },
): string {
  const given = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' – ')
  return withoutLinks(given) || noCampaign
}

/** Where the owner reads more. */
export const toAdminUrl = (siteUrl: string): string => `${siteUrl}/admin`
