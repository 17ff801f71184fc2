import { describe, expect, test } from 'vitest'
import type { locales } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { anAppWithMail } from '../../tests/support/app.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { postEnquiry } from '../../tests/support/enquiries.ts'
import { postForm, postJson, pressButton } from '../../tests/support/form.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { day, hour, minute } from '../runtime/clock.ts'

const { messages } = testContent

const person = 'eva@example.org'

describe.each(engines)('who wants to see or erase what is kept of them, on %s', (engine) => {
  const app = startEmptied(() => anAppWithMail({ engine }))

  const newest = () => app.mailServer.to(person).at(-1)
  const signUp = async (language: (typeof locales)[number] = 'fr') => {
    await postJson(app, { email: person, language })
    return findLink(newest(), tokenRoutes.erase[language])
  }
  /** Presses the second button of the page behind an erase link. */
  const askForData = (erase: string) => postForm(app, `${new URL(erase).pathname}/data`, {})

  test('asks for the data, by the link of any mail, gets it by the button behind a fresh one alone, and erases all of it', async () => {
    const locale = 'de'
    await signUp(locale)
    await postEnquiry(app, { email: person, message: 'Eine Frage vom Januar.', language: locale })
    await app.runQueue()
    const erase = findLink(newest(), tokenRoutes.erase[locale])
    const { erase: erasePage, data: dataPage, erased, gone } = messages[locale].buttonPages
    expect(await (await fetch(erase)).text()).toContain(`action="${new URL(erase).pathname}/data"`)
    const asked = await askForData(erase)
    const answered = await asked.text()
    expect([asked.status, answered]).toEqual([200, expect.stringContaining(erasePage.dataSent.text)])
    // That page, too, erases: its address is no longer that of the link.
    expect(answered).toContain(`action="${new URL(erase).pathname}"`)
    expect(newest()?.subject).toBe(messages[locale].dataMail.subject)

    const link = findLink(newest(), tokenRoutes.data[locale])
    const looked = await fetch(link)
    expect(looked.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await looked.text()).toContain(dataPage.button)
    const answer = await pressButton(link)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${dataPage.file}"`)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const { expansion } = messages[locale].contactForm.subject.options
    expect(await answer.json()).toMatchObject({
      checklist: [{ email: person }],
      enquiries: [{ subject: expansion, message: 'Eine Frage vom Januar.' }],
    })

    expect(await (await pressButton(erase)).text()).toContain(erased.title)
    expect(await app.database.db.selectFrom('people').selectAll().execute()).toEqual([])
    for (const lost of [await fetch(erase), await pressButton(erase)])
      expect([lost.status, await lost.text()]).toEqual([410, expect.stringContaining(gone.title)])
  })

  test('an erase link, which never expires, shows none of it, whatever is asked of it', async () => {
    const erase = await signUp()
    await postEnquiry(app, { email: person, message: 'Une question bien à moi.' })
    app.clock.advance(300 * day)
    const { pathname } = new URL(erase)
    const token = pathname.slice(pathname.lastIndexOf('/') + 1)
    const answers = [
      await fetch(erase),
      ...(await Promise.all(['data', 'mes-donnees.json'].map((name) => fetch(`${erase}/${name}`)))),
      await pressButton(`${app.url}${tokenRoutes.data.fr}/${token}`),
      await askForData(erase),
    ]
    for (const answer of answers) expect(await answer.text()).not.toMatch(/bien à moi|eva@example/)
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 200])
  })

  test('a link to the data ends after a day and then brings a new one, to the same address', async () => {
    await askForData(await signUp())
    const old = findLink(newest(), tokenRoutes.data.fr)
    app.clock.advance(day + 1)
    const { dataExpired, erase } = messages.fr.buttonPages
    expect(await (await fetch(old)).text()).toContain(dataExpired.button)
    const renewed = await pressButton(old)
    expect(renewed.headers.get('content-disposition')).toBeNull()
    expect(await renewed.text()).toContain(erase.dataSent.text)
    const fresh = findLink(newest(), tokenRoutes.data.fr)
    expect(fresh).not.toBe(old)
    expect((await pressButton(fresh)).headers.get('content-disposition')).toContain('attachment')
  })

  test('a link that waited for over a day with its mail opens the data, for a day from then on', async () => {
    const erase = await signUp()
    await app.mailServer.down()
    await askForData(erase)
    for (const wait of [minute, 2 * minute, 10 * minute, hour, 3 * hour, 8 * hour]) {
      app.clock.advance(wait)
      await app.runQueue()
    }
    await app.mailServer.up()
    app.clock.advance(30 * hour)
    await app.runQueue()
    const link = findLink(newest(), tokenRoutes.data.fr)
    expect(await (await fetch(link)).text()).toContain(messages.fr.buttonPages.data.button)
    app.clock.advance(day - minute)
    expect((await pressButton(link)).headers.get('content-disposition')).toContain('attachment')
    app.clock.advance(2 * minute)
    expect(await (await fetch(link)).text()).toContain(messages.fr.buttonPages.dataExpired.button)
  })

  test('pressing again and again sends one link in a quarter of an hour, and waits for the one on its way', async () => {
    const erase = await signUp()
    const links = () => app.mailServer.to(person).filter(({ subject }) => subject === messages.fr.dataMail.subject)
    for (let press = 0; press < 5; press += 1) expect((await askForData(erase)).status).toBe(200)
    expect(links()).toHaveLength(1)
    app.clock.advance(16 * minute)
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    for (let press = 0; press < 5; press += 1) await askForData(erase)
    app.mailServer.behave({ kind: 'accept' })
    expect(await (await askForData(erase)).text()).toContain(messages.fr.buttonPages.erase.dataSent.title)
    expect(links()).toHaveLength(2)
    const rows = await app.database.db.selectFrom('outbox').select('kind').where('kind', '=', 'data-link').execute()
    expect(rows).toHaveLength(2)
  })
})
