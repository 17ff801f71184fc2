import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import type { DatabaseLocation } from '../db/database.ts'
import type { SiteFile } from '../http/site-answers.ts'
import type { Sources } from './build.ts'
import type { KeptFile, Snapshot } from './snapshot.ts'

/** Where everything is that is read, and what the site leaves on the disk. */
export type WorkPlace = Sources & DatabaseLocation & { siteDir: string }

/** That of settings that hold more: nothing else travels to another process. */
export const toWorkPlace = ({ siteUrl, buildFolder, databaseUrl, dataDir, siteDir }: WorkPlace): WorkPlace => ({
  siteUrl,
  buildFolder,
  databaseUrl,
  dataDir,
  siteDir,
})

/** Names of what the site keeps in `SITE_DIR`. */
export const snapshotFile = ({ siteDir }: Pick<WorkPlace, 'siteDir'>): string => `${siteDir}/snapshot`
export const cacheFolder = ({ siteDir }: Pick<WorkPlace, 'siteDir'>): string => `${siteDir}/cache`

/** A call with where everything is and the moment (milliseconds) at which it was made. */
export type At<Input> = { place: WorkPlace; now: number; input: Input }

/** `have`: hashes of bodies that need not be sent. `isFirst`: nothing is served yet. `isUnread`: no content can be used yet. */
export type RenderOrder = { have: ReadonlySet<string>; isFirst: boolean; isUnread: boolean }

/** A file as it is handed over; without bodies where the server has them. */
export type SentFile = Omit<KeptFile, 'bodies'> & Partial<Pick<KeptFile, 'bodies'>>

export type SentSite = Omit<Snapshot, 'files' | 'notFound' | 'older' | 'madeAt'> & {
  files: Map<string, SentFile>
  notFound: Record<Locale, SentFile>
}

export type RenderAnswer =
  /** `complaints` are then of texts of the owner's, in whose place those of the release stand. */
  | { kind: 'rendered'; site: SentSite; complaints: string[] }
  /** `content` is the newest that can be used all the same, if it was asked for. */
  | { kind: 'refused'; complaints: string[]; content?: Content }
  | { kind: 'failed'; message: string; stack: string; isOutage: boolean }

/** What the site asks of the process beside the server. */
export type SiteOperations = {
  render: (call: At<RenderOrder>) => Promise<RenderAnswer>
  /** Makes a file that the site names; nothing if it does not any more. */
  make: (call: At<string>) => Promise<Buffer | undefined>
  compressBest: (call: { input: Buffer }) => Promise<Pick<SiteFile['bodies'], 'br' | 'gzip'>>
}
