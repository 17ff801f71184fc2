import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { openDatabase } from '../db/database.ts'
import { createReadinessCheck } from './readiness.ts'

test.each(engines)(
  'a site that could not be published anew, or a database that answers but stores nothing, is not ready, and ready again by itself, on %s',
  async (engine) => {
    const place = await aDatabasePlace(engine)
    const database = await openDatabase(place)
    const write = vi.fn(database.write)
    let isOutdated = true
    const findProblem = createReadinessCheck(
      { ...database, write: write as typeof database.write },
      aKeptLog().log,
      () => isOutdated,
    )
    expect(await findProblem()).toEqual({ code: 'notPublished' })
    isOutdated = false
    await expect.poll(findProblem).toBeUndefined()
    expect((await sql`select id from write_checks`.execute(database.db)).rows).toEqual([])

    const putBack = await takeAway(database, 'write_checks')
    await expect.poll(findProblem).toMatchObject({ code: 'notWritable' })
    await putBack()
    await expect.poll(findProblem).toBeUndefined()

    write.mockClear()
    await Promise.all(Array.from({ length: 100 }, findProblem))
    expect(write.mock.calls.length).toBeLessThan(2)
    await database.close()
    await place.remove()
  },
)
