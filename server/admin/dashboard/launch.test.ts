import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../../contract/api/admin.ts'
import { countOpen, type Launch, type Today } from '../../../contract/api/admin-dashboard.ts'
import { callAdmin, enter } from '../../../tests/support/administrator.ts'
import { type AppWithMail, anAppWithMail } from '../../../tests/support/app.ts'
import { engines } from '../../../tests/support/engines.ts'
import { ensureAdministrator, isPasswordOf, setPassword } from '../../auth/administrator.ts'

describe.each(engines)('what keeps the site from going online, on %s', (engine) => {
  let app: AppWithMail
  let cookie: string

  beforeEach(async () => {
    app = await anAppWithMail({ engine })
    cookie = await enter(app)
    return app.remove
  })

  const look = async (): Promise<Launch> => (await callAdmin(app, adminApi.launch, cookie)).json()
  const isDone = async (check: string) => (await look()).server.find((one) => one.check === check)?.isDone

  test('is counted on the dashboard as long as something is open', async () => {
    const launch = await look()
    const today: Today = await (await callAdmin(app, adminApi.today, cookie)).json()
    expect(countOpen(launch)).toBeGreaterThan(40)
    expect(today.notReady).toBe(countOpen(launch))
    expect(launch.server.map(({ check }) => check)).toEqual(['address', 'mail', 'backup', 'password'])
  })

  test('is the password of the first start, until another is set', async () => {
    expect(await isDone('password')).toBe(true)
    const made = { adminEmail: 'new@example.org', adminPassword: undefined, dataDir: app.dataDir }
    const [line = ''] = await ensureAdministrator(app.database, made, true)
    expect(await isDone('password')).toBe(false)
    const { id } = await app.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', made.adminEmail)
      .executeTakeFirstOrThrow()
    expect(await isPasswordOf(app.database, id, /password (\S+)/.exec(line)?.[1] ?? '')).toBe(true)
    await app.database.write((transaction) => setPassword(transaction, id, 'salt:key'))
    expect(await isDone('password')).toBe(true)
  })
})
