import { setTimeout as wait } from 'node:timers/promises'
import { second } from '../runtime/clock.ts'
import { LastingError, markOutage } from '../runtime/outage.ts'
import { type Database, type DatabaseLocation, openLater, prepareDatabase } from './database.ts'

/** A use of the database waits no longer than this for a try to open it, counted from its beginning. */
const longestWait = 3 * second
/** What has just failed is not tried again for so long, however many ask. */
const pause = second

export type AwaitedDatabase = Database & {
  /**
   * Opens the database unless it is open; all who ask meanwhile share one try.
   * @throws the error of the database, also for a second after a try that failed
   */
  open: () => Promise<void>
  /**
   * Does what must be done before the database is used: now if it is open, else, without being waited for, as part
   * of opening it. It is done once; as long as it fails, the database is not open.
   */
  beforeUse: (work: (database: Database) => Promise<void>) => Promise<void>
}

/**
 * The database that the settings name, which may be away: the first use opens it (its schema is brought up to date
 * first), and where that fails each use fails as one of a database that goes away later does.
 */
export function awaitDatabase(location: DatabaseLocation, onError: (error: Error) => void): AwaitedDatabase {
  const works: ((database: Database) => Promise<void>)[] = []
  let isOpen = false
  let underway: { since: number; ended: Promise<void> } | undefined
  let failure: { error: unknown; at: number } | undefined

  async function prepare(): Promise<void> {
    try {
      await prepareDatabase(location, {
        isTriedAgain: true,
        work: async (own) => {
          for (let work = works[0]; work; work = works[0]) {
            await work(own)
            works.shift()
          }
          isOpen = true
        },
      })
    } catch (error) {
      failure = { error, at: performance.now() }
      throw error
    } finally {
      underway = undefined
    }
  }

  async function open(): Promise<void> {
    if (isOpen && !underway) return
    if (!underway && failure && performance.now() - failure.at < pause) throw failure.error
    underway ??= { since: performance.now(), ended: prepare() }
    await underway.ended
  }

  async function ready(): Promise<void> {
    const opening = open().catch((cause) => {
      throw toOutage(cause)
    })
    const left = Math.max(0, (underway?.since ?? 0) + longestWait - performance.now())
    const over = new AbortController()
    const late = wait(left, undefined, { signal: over.signal }).then(() => {
      throw markOutage(new Error('the database is not open yet: it is being opened, or brought up to date'))
    })
    try {
      await Promise.race([opening, late])
    } finally {
      over.abort()
      late.catch(() => {})
    }
  }

  const database = openLater(location, onError, ready)
  return {
    ...database,
    open,
    beforeUse: async (work) => {
      if (isOpen) await work(database)
      else works.push(work)
    },
    // What was never opened is not there to be closed.
    close: () =>
      database.close().catch((error) => {
        if (isOpen) throw error
      }),
  }
}

/** SQLite's code of a file that is no database (https://sqlite.org/rescode.html). */
const noDatabase = 26

const willLast = (cause: unknown): boolean =>
  cause instanceof LastingError || (cause instanceof Error && 'errcode' in cause && cause.errcode === noDatabase)

/** What each use of a database fails with that could not be opened; a {LastingError} if a person must mend it. */
function toOutage(cause: unknown): Error {
  const { message, code } = cause as { message?: string; code?: unknown }
  // Several addresses that were tried have several messages, and none together.
  const reason = message || String(code ?? cause)
  return markOutage(
    willLast(cause)
      ? new LastingError(`the database cannot be used until that is mended: ${reason}`, { cause })
      : new Error(`the database cannot be opened: ${reason}`, { cause }),
  )
}
