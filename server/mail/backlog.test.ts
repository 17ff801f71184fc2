import { expect, onTestFinished, test } from 'vitest'
import { anAppWithMail } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { day } from '../runtime/clock.ts'
import { mailCaps } from './mail-caps.ts'

test.each(engines)(
  'a mail that was held back while the clock was years ahead leaves once it is right again, on %s',
  async (engine) => {
    const app = await anAppWithMail({ engine, config: { formLimit: 1_000 } })
    onTestFinished(app.remove)
    app.clock.advance(1_000 * day)
    for (let index = 0; index <= mailCaps.address.most; index += 1) {
      await postJson(app, { email: `nina+${index}@example.org` })
    }
    const toNina = () => app.mailServer.mails.filter(({ recipients }) => recipients[0]?.startsWith('nina'))
    await app.runQueue()
    expect(toNina()).toHaveLength(mailCaps.address.most)
    app.clock.advance(-1_000 * day)
    await app.runQueue()
    expect(toNina()).toHaveLength(mailCaps.address.most + 1)
  },
)
