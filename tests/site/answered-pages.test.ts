import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { defaultLocale, type Locale, languages, locales } from '../../contract/locales.ts'
import { pathOf, tokenRoutes } from '../../contract/routes.ts'
import { day } from '../../server/runtime/clock.ts'
import { type AppWithMail, anAppWithMail } from '../support/app.ts'
import { expectAccessible, expectAccessibleWords } from '../support/axe.ts'
import { anEnquiry, type Enquiry } from '../support/contact-form.ts'
import { postForm, pressButton } from '../support/form.ts'
import { findMistakes } from '../support/html-mistakes.ts'
import { test as base } from '../support/journey.ts'
import { findLink } from '../support/mail-server.ts'
import { isFullLength } from '../support/scale.ts'
import { parsePage } from '../support/site-pages.ts'

type AnsweredPage = { name: string; locale: Locale; status: number; headers: Headers; html: string }

async function collectPages(app: AppWithMail, locale: Locale): Promise<AnsweredPage[]> {
  const pages: AnsweredPage[] = []
  const keep = async (name: string, answer: Response) => {
    const { status, headers } = answer
    pages.push({ name: `${name} (${locale})`, locale, status, headers, html: await answer.text() })
  }
  const form = pathOf('checklist', locale)
  const signUp = async (email: string) => {
    await postForm(app, form, { email })
    const [mail] = app.mailServer.to(email)
    return {
      download: findLink(mail, tokenRoutes.download[locale]),
      erase: findLink(mail, tokenRoutes.erase[locale]),
    }
  }

  await keep('wrong address', await postForm(app, form, { email: 'anna@entreprise' }))
  await keep('looked at first', await postForm(app, form, { email: `bot.${locale}@example.org`, website: 'x' }))
  await keep(
    'another origin',
    await postForm(app, form, { email: 'a@example.org' }, { 'sec-fetch-site': 'cross-site' }),
  )
  app.mailServer.behave({ kind: 'refuse', status: 451 })
  await keep('mail not sent', await postForm(app, form, { email: `waits.${locale}@example.org` }))
  app.mailServer.behave({ kind: 'accept' })

  const contact = pathOf('contact', locale)
  const post = (fields: Partial<Enquiry & { website: string }>, headers?: Record<string, string>) =>
    postForm(app, contact, { ...anEnquiry(), ...fields }, headers)
  await keep('contact: wrong fields', await post({ name: '', email: 'anna@entreprise', message: 'short' }))
  await keep('contact: looked at first', await post({ website: 'x' }))
  await keep('contact: another origin', await post({}, { 'sec-fetch-site': 'cross-site' }))
  app.mailServer.behave({ kind: 'refuse', status: 451 })
  await keep('contact: kept', await post({}))
  app.mailServer.behave({ kind: 'refuse', status: 550, at: 'recipient' })
  await keep('contact: refused', await post({}))
  app.mailServer.behave({ kind: 'accept' })
  await keep('contact: sent', await fetch(`${app.url}${contact}?${languages[locale].sentMark}`))

  const visitor = `visitor.${locale}@example.org`
  const { download, erase } = await signUp(visitor)
  await keep('confirm', await fetch(download))
  await pressButton(download)
  await keep('ready', await fetch(download))
  await keep('erase', await fetch(erase))
  await sql`alter table checklist_downloads rename to checklist_downloads_away`.execute(app.database.db)
  await keep('fault', await fetch(download))
  await sql`alter table checklist_downloads_away rename to checklist_downloads`.execute(app.database.db)
  await keep('damaged', await fetch(erase.slice(0, -1)))
  const erasePath = new URL(erase).pathname
  await keep('asked for the data', await postForm(app, `${erasePath}/data`, {}))
  const data = findLink(app.mailServer.to(visitor).at(-1), tokenRoutes.data[locale])
  await keep('data', await fetch(data))
  await keep('erased', await pressButton(erase))
  await keep('gone', await fetch(erase))

  const late = await signUp(`late.${locale}@example.org`)
  await postForm(app, `${new URL(late.erase).pathname}/data`, {})
  const lateData = findLink(app.mailServer.to(`late.${locale}@example.org`).at(-1), tokenRoutes.data[locale])
  app.clock.advance(31 * day)
  await keep('data, too late', await fetch(lateData))
  await keep('expired', await fetch(late.download))
  await keep('renewed', await pressButton(late.download, { renew: '1' }))
  return pages
}

/** Every page that only the server can finish, in each language, as the whole product answers with it. */
async function collectAnsweredPages(): Promise<AnsweredPage[]> {
  const app = await anAppWithMail()
  const pages: AnsweredPage[] = []
  for (const locale of locales) pages.push(...(await collectPages(app, locale)))
  await app.remove()
  return pages
}

const test = base.extend<{ answers: AnsweredPage[] }>({
  answers: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => use(await collectAnsweredPages()),
    { scope: 'file' },
  ],
})

describe.concurrent('pages that the server finishes', () => {
  test('are valid HTML, whole, filled in and in no index', async ({ answers: pages }) => {
    expect(pages).toHaveLength(22 * locales.length)
    for (const { name, html, headers } of pages) {
      expect([name, await findMistakes(html)]).toEqual([name, []])
      const document = parsePage(html)
      expect([name, document.querySelectorAll('h1').length, document.querySelectorAll('main').length]).toEqual([
        name,
        1,
        1,
      ])
      expect([name, html.includes('{{'), html.includes('<!--notice-->')]).toEqual([name, false, false])
      // Kept out of every index, by the page and by the header.
      expect([name, headers.get('x-robots-tag')]).toEqual([name, 'noindex'])
      expect([name, document.querySelectorAll('meta[name="robots"][content="noindex"]').length]).toEqual([name, 1])
    }
  })

  // Two dozen pages; the other languages differ in their words alone, whose HTML is valid.
  test.for(isFullLength ? locales : [defaultLocale])(
    'are without a fault of accessibility in %s',
    async (locale, { answers, app, page }) => {
      // Shown under an address of the site, so that fonts and pictures load.
      await page.route('**/answered/*', (route) => {
        const answer = answers[Number(route.request().url().split('/').at(-1))]
        if (!answer) return route.abort()
        return route.fulfill({ status: answer.status, body: answer.html, contentType: 'text/html; charset=utf-8' })
      })
      for (const [index, answer] of answers.entries()) {
        if (answer.locale !== locale) continue
        await page.goto(`${app.url}/answered/${index}`)
        // The look is the same in every language; only the words differ.
        await (locale === 'fr' ? expectAccessible : expectAccessibleWords)(page, answer.name)
      }
    },
  )
})
