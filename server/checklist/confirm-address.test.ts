import { expect, test } from 'vitest'
import { tokenRoutes } from '../../contract/routes.ts'
import { anApp } from '../../tests/support/app.ts'
import { postJson, pressButton } from '../../tests/support/form.ts'
import type { OutgoingMail } from '../mail/transport.ts'
import { hour } from '../runtime/clock.ts'

test('whoever confirms has the mail: a mail server that did not answer brings no further copy', async () => {
  const copies: OutgoingMail[] = []
  const send = async (mail: OutgoingMail) => {
    if (mail.to === 'nina@example.org') copies.push(mail)
    return { isSent: false, reason: 'uncertain', detail: 'no answer' } as const
  }
  const app = await anApp({ transport: { description: 'takes all and never answers', send } })
  const answer = await postJson(app, { email: 'nina@example.org' })
  expect(await answer.json()).toEqual({ sent: false, reason: 'uncertain' })
  const link = copies[0]?.text.match(new RegExp(`\\S+${tokenRoutes.download.fr}/\\S+`))?.[0] ?? ''
  expect((await pressButton(link)).status).toBe(303)
  for (let hours = 0; hours < 24; hours += 1) {
    app.clock.advance(hour)
    await app.runQueue()
  }
  expect(copies).toHaveLength(1)
  await app.remove()
})
