import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { pathOf, tokenRoutes } from '../../contract/routes.ts'
import { openForm, plain } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { test as base, calm } from '../support/journey.ts'
import { findLink } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'
import { searchTables } from '../support/search-tables.ts'

const test = base.extend({ visitor: { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, ...calm } })

const { messages } = testContent
const { confirm, ready, erase, erased, data } = messages.en.buttonPages

test('a visitor without JavaScript gets the mail, the PDF, their data, and has everything erased', async ({
  app,
  page,
}) => {
  const address = 'plain@example.org'
  const { email } = await openForm(page, app.url, 'en', '?via=/blog,xing,&utm_campaign=lettre')
  await email.pressSequentially(address)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${app.url}${pathOf('thanks', 'en')}`)
  expect((await readRows(app.database)).leads).toMatchObject([
    { locale: 'en', first_page: null, source: 'campaign', utm_campaign: 'lettre' },
  ])

  // From the page of the mailed link to a file: one click, and the page stays.
  const take = async (name: string, tab = page) => {
    const button = tab.getByRole('button', { name })
    const [file] = await Promise.all([tab.waitForEvent('download'), button.click()])
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'latin1') }
  }
  const [mail] = app.mailServer.to(address)
  await page.goto(findLink(mail, tokenRoutes.download.en))
  const pdf = await take(confirm.button)
  expect([pdf.name, pdf.text.slice(0, 5)]).toEqual([messages.en.pdf.fileName, '%PDF-'])
  await page.getByRole('heading', { level: 1, name: ready.title }).waitFor()
  // The hyphen of "e-mail" is one that holds.
  expect(plain(await page.getByRole('main').innerText()).replaceAll('\u2011', '-')).toContain(plain(ready.coming))
  await page.getByRole('link', { name: ready.button }).waitFor()

  await page.goto(findLink(mail, tokenRoutes.erase.en))
  await page.getByRole('button', { name: erase.data }).click()
  const status = page.getByRole('status')
  await expect.poll(() => status.innerText().then(plain)).toContain(plain(erase.dataSent.text))
  const tab = await page.context().newPage()
  await tab.goto(findLink(app.mailServer.to(address).at(-1), tokenRoutes.data.en))
  const own = await take(data.button, tab)
  expect([own.name, own.text]).toEqual([data.file, expect.stringContaining(address)])

  await page.getByRole('button', { name: erase.button }).click()
  await page.getByRole('heading', { level: 1, name: erased.title }).waitFor()
  expect(await searchTables(app.database, address)).toEqual([])
})
