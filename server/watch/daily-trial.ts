import { sql } from 'kysely'
import { locales } from '../../contract/locales.ts'
import { type Clock, day, hour, instantOf } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Notes } from './notes.ts'
import { readSyntheticResult, type SyntheticResult } from './synthetic-result.ts'
import { type SyntheticDeps, signUpAsTrial } from './synthetic-sign-up.ts'

export type DailyTrialDeps = SyntheticDeps & { notes: Notes; clock: Clock; log: Log }

/**
 * A sign-up of our own once a day, whichever instance finds it due; after a failure again in an hour. The
 * languages take turns.
 */
export function createDailyTrial(deps: DailyTrialDeps) {
  const { database, erase, notes, clock, log } = deps
  const { db, write } = database

  /** A process that ended in the middle of a trial left its row behind. */
  async function clearUp(): Promise<void> {
    const left = await db
      .selectFrom('checklist_downloads')
      .select('id')
      .where(sql<boolean>`is_synthetic = 1`)
      .where('downloaded_at', '<', instantOf(clock, -hour))
      .execute()
    for (const { id } of left) await erase(id)
  }

  return async (): Promise<void> => {
    const note = await notes.find(db, 'synthetic')
    const last = note && readSyntheticResult(note.value)
    const pause = last?.isOk === false ? hour : day
    if (!(await write((transaction) => notes.claim(transaction, 'synthetic-began', pause)))) return
    await clearUp()
    const began = performance.now()
    const locale = locales[Math.floor(clock.now() / day) % locales.length] ?? 'fr'
    const outcome = await signUpAsTrial(deps, locale)
    // What failed because the process ends says nothing.
    if (deps.stopping.aborted) return
    const milliseconds = Math.round(performance.now() - began)
    const result: SyntheticResult = outcome.isOk
      ? { isOk: true, milliseconds }
      : { ...outcome, failures: (last?.isOk === false ? last.failures : 0) + 1 }
    await write((transaction) => notes.set(transaction, 'synthetic', JSON.stringify(result)))
    if (result.isOk) log.info({ locale, ms: milliseconds }, 'trial sign-up passed')
    else log.error({ locale, ...result }, 'trial sign-up failed')
  }
}
