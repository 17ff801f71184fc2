import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailTemplates } from '../../contract/mail-template.ts'
import type { SiteFile } from '../http/site-files.ts'

/** One published state of the site, whole and in memory. */
export type SiteVersion = {
  id: string
  /** What it was drawn from; whoever needs words asks for them at the moment of use. */
  content: Content
  /** By address. */
  files: ReadonlyMap<string, SiteFile>
  /** What unknown addresses get; they have no address themselves. */
  notFound: Record<Locale, SiteFile>
  mailTemplates: MailTemplates
  /** The checklist. */
  pdfs: Record<Locale, Buffer>
  /** True after going back: nothing is published by the schedule until the next publish by hand. */
  isHeld: boolean
}

/** What visitors get, whichever version that is at the moment. */
export type PublishedSite = {
  current: () => SiteVersion
  /** Called with the new version before `current` gives it; a listener that fails keeps the old one. */
  onSwitch: (listener: (version: SiteVersion) => Promise<void> | void) => void
}
