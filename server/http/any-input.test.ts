import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { signInApi } from '../../contract/api/sign-in.ts'
import { api, pathOf } from '../../contract/routes.ts'
import { administrator, callAdmin, enter, signIn } from '../../tests/support/administrator.ts'
import { anApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { aJsonValue, anAddress, aText } from '../../tests/support/hostile-values.ts'
import { times } from '../../tests/support/scale.ts'
import { startOnce } from '../../tests/support/start.ts'

const runs = { numRuns: times(40, 2_000) }

describe.each(engines)('whatever is sent, the answer is no fault, on %s', (engine) => {
  const app = startOnce(async () => {
    const app = await anApp({ engine })
    return { ...app, cookie: await enter(app) }
  })

  const send = (path: string, body: unknown) => postJson(app, JSON.stringify(body) ?? 'undefined', {}, path)

  const anyForm = fc.dictionary(
    fc.oneof(
      fc.constantFrom('email', 'name', 'message', 'subject', 'language', 'website', 'submissionId', 'token'),
      aText,
    ),
    fc.oneof(anAddress, aJsonValue),
    { maxKeys: 8 },
  )

  test.each([api.checklist, api.contact, signInApi.signIn])('as JSON to %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyForm, aJsonValue), async (body) => {
        const { status } = await send(path, body)
        expect([200, 202, 400, 401, 413, 422, 429]).toContain(status)
      }),
      runs,
    )
  })

  test.each([pathOf('checklist', 'fr'), pathOf('contact', 'de')])('as a plain form to %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(aText, aText, { maxKeys: 5 }), anAddress, async (fields, email) => {
        const { status } = await postForm(app, path, { ...fields, email })
        expect([200, 303, 413, 422]).toContain(status)
      }),
      runs,
    )
  })

  test('a good address is stored, whatever comes along with it', async () => {
    const rest = fc.record({
      utm_source: aText,
      utm_medium: aText,
      utm_campaign: aText,
      via: aText,
      name: aText,
      message: aText,
    })
    await fc.assert(
      fc.asyncProperty(rest, fc.uuid(), async (fields, id) => {
        const short = Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, text.slice(0, 100)]))
        const lead = { ...short, email: `${id}@example.org` }
        expect((await send(api.checklist, lead)).status).toBe(200)
        const words = { name: `Anna ${short.name}`, message: `Bonjour, une question. ${short.message}` }
        expect((await send(api.contact, { ...lead, ...words, subject: 'other' })).status).toBeOneOf([200, 202])
      }),
      runs,
    )
  })

  /** As `toCursor` makes them, of anything. */
  const aCursor = fc.oneof(
    aText,
    aText.map((id) => `2026-03-02T09:00:00.000Z ${id}`),
  )

  test('as a search of the administrator', async () => {
    await fc.assert(
      fc.asyncProperty(aText, fc.option(aCursor), aText, async (search, cursor, period) => {
        const query = new URLSearchParams({
          search: search.slice(0, 300),
          ...(cursor === null ? {} : { cursor: cursor.slice(0, 2_100) }),
        })
        for (const path of [adminApi.leads, adminApi.enquiries]) {
          const list = await callAdmin(app, `${path}?${query}`, app.cookie)
          expect([200, 400]).toContain(list.status)
        }
        const asked = new URLSearchParams({ period: period.slice(0, 100), language: search.slice(0, 100) })
        expect((await callAdmin(app, `${adminApi.statistics}?${asked}`, app.cookie)).status).toBe(400)
      }),
      runs,
    )
  })

  test('as the id of a row', async () => {
    for (const path of [adminApi.leads, adminApi.enquiries]) expect(app.routes).toContain(`POST ${path}/:id/release`)
    await fc.assert(
      fc.asyncProperty(aText, fc.constantFrom(adminApi.leads, adminApi.enquiries), async (text, path) => {
        // A path segment of points alone is resolved before it is sent.
        const id = encodeURIComponent(`x${text}`.slice(0, 60).toWellFormed())
        expect((await callAdmin(app, `${path}/${id}/release`, app.cookie, 'POST')).status).toBe(404)
      }),
      runs,
    )
  })

  test('and the administrator’s page still opens', async () => {
    expect((await signIn(app, administrator, { 'x-forwarded-for': '203.0.113.9' })).status).toBeOneOf([200, 429])
    expect((await callAdmin(app, adminApi.totals, app.cookie)).status).toBe(200)
  })
})
