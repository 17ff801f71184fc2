import * as z from 'zod/mini'
import type { BackupFault } from '../backup-faults.ts'
import { isOpen, type ToReplace } from '../content/to-replace.ts'
import type { ContactSubject } from '../forms/contact.ts'
import { locales } from '../locales.ts'
import { csvSeparators, type MailState } from './admin.ts'

/** What the owner is warned of. */
export const problemCodes = [
  'mailsInFiles',
  'mailsWait',
  'loginRefused',
  'signInsFail',
  'diskLow',
  'backupOld',
  'backupFails',
  'publishFailed',
  'jobsFail',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** Mails whose end matters to a person: those to them, and the one that tells the owner of their message. */
export const unsentKinds = ['checklist', 'enquiry', 'enquiry-acknowledgement', 'answer', 'data-link'] as const

/** The most of each kind that are named. */
export const mostNamed = 5

/** What waits for the owner. Every `personId` leads to a person's page; each person is named once. Counts end at `mostCounted`. */
export type Today = {
  /** The longest waiting first. */
  toAnswer: {
    count: number
    enquiries: {
      id: string
      personId: string
      name: string
      subject: ContactSubject
      receivedAt: string
      hoursLeft: number
    }[]
  }
  quarantined: { enquiries: number; leads: number }
  /** Mails of the last 30 days that were given up or may not have arrived, and that no later one has replaced; newest first. */
  unsent: {
    count: number
    mails: {
      personId: string
      kind: (typeof unsentKinds)[number]
      recipient: string
      state: Exclude<MailState, 'waiting' | 'sent'>
      endedAt: string
    }[]
  }
  /** As the last look at the server found them, each with its sentence. */
  problems: { code: ProblemCode; text: string }[]
  /** Points that keep the site from being ready to go online. */
  notReady: number
  /** What came since the last visit, newest first. */
  fresh: {
    signUps: number
    enquiries: number
    people: { personId: string; kind: 'signUp' | 'enquiry'; who: string; at: string }[]
  }
}

/** What the server has to have before the site goes online. */
export type LaunchCheck = 'address' | 'mail' | 'backup' | 'password'

/** Everything that is a sample, empty or made up, done or not, drafts included. The site is ready once nothing is open but the optional. */
export type Launch = { content: readonly ToReplace[]; server: { check: LaunchCheck; isDone: boolean }[] }

/** How many points keep the site from being ready. */
export const countOpen = ({ content, server }: Launch): number =>
  content.filter(isOpen).length + server.filter(({ isDone }) => !isDone).length

/** What can be looked at, as the address has it; always beside the period before it. */
export const periods = ['today', '7-days', 'month', 'last-month', '13-weeks', '52-weeks'] as const
export type PeriodName = (typeof periods)[number]

/** Query of the screen and of `GET {statistics}`: `Statistics`. */
export const statisticsQuery = z.object({
  period: z._default(z.enum(periods), '13-weeks'),
  /** Of pages and of people; without it, all. */
  language: z.optional(z.enum(locales)),
  /** The story of one page, by its path: what is read of it, and the people who began there. */
  page: z.optional(z.string().check(z.regex(/^\/[\w/.-]{0,200}$/))),
})
export type StatisticsQuery = z.infer<typeof statisticsQuery>

/** Every figure, in the order of the screen. */
export const figureNames = ['views', 'outcomes', 'sources', 'campaigns', 'pages', 'readers', 'robots'] as const
export type FigureName = (typeof figureNames)[number]

/** Query of `GET {statisticsCsv}`: one figure as a file. */
export const figureQuery = z.extend(statisticsQuery, {
  figure: z.enum(figureNames),
  separator: z._default(z.enum(csvSeparators), 'comma'),
})

/** Fewer say nothing: no rate is taken of them, and nothing is compared with them. */
export const leastCompared = 20

/** A number, or a share of one (`isShare`); null is not known, or too few. */
export type Cell = number | null

/** One figure: the same columns and rows are drawn as a line, as a table and as a file. */
export type Figure = {
  heading: string
  /** Name of what the rows are. */
  rowsAre: string
  columns: { label: string; isShare: boolean }[]
  /**
   * `name` is a day or a Monday (`YYYY-MM-DD`), the oldest first and none before counting began; a path, a source, a
   * campaign, a robot, what brings most first. `note` says what a row of no name holds, of a page its path.
   */
  rows: { name: string; label: string; note?: string; cells: Cell[] }[]
  total: Cell[]
  /** Of the period before. */
  before: Cell[]
  /** Of time: the columns that are told in large, and the two that are drawn: this period, the one before. */
  told?: { large: number[]; drawn: [number, number] }
  /** What has to be known to read it. */
  notes: string[]
}

/** Both days are part of it, `YYYY-MM-DD`. */
type FromTo = { from: string; to: string }

export type Statistics = {
  /** What was asked for: the answer of before stays on the screen until the next one has come. */
  period: PeriodName
  now: FromTo
  before: FromTo
  /** The first day of which views are known. */
  since: string | null
  /** Of the page whose story is told. */
  title: string | null
  /** Every one, or those of a page. */
  figures: Partial<Record<FigureName, Figure>>
}

/** What the last two rows of every figure are called. */
export const lastRows = { total: 'Total', before: 'Période précédente' }

// Every moment is ISO 8601, UTC.

/** A person whom the site deletes soon: one who confirmed, one who never did (the sign-up goes), one who only wrote. */
export type DuePerson = {
  kind: 'lead' | 'unconfirmed' | 'enquiry'
  /** Of the person. */
  id: string
  email: string
  lastContactAt: string
  /** From this moment on the site deletes what is kept. */
  dueAt: string
}

/** What is known of the backups. */
export type BackupStatus = {
  /** When the newest backup was taken, and the name of its file. */
  newest?: { at: string; name: string }
  /** The newest that a rehearsal restored: nothing up to then can be lost. */
  restored?: { at: string; name: string; rehearsedAt: string }
  /** The last failure since the last success; never data. */
  failure?: { at: string; what: 'folder' | 'backup' | 'rehearsal'; why: BackupFault; code?: string }
}

/** Who is deleted next, whether deletion is held back, how the backups stand: answer of GET `retention`. */
export type RetentionView = {
  /** The longest silent first. */
  due: readonly DuePerson[]
  /** At most so many of each kind are named, if there are more. */
  namedOfEach?: number
  pausedSince?: string
  backups: BackupStatus
  now: string
}
