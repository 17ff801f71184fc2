import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { contentsApi, type PreviewLink, previewPage } from '../../contract/api/admin-contents.ts'
import { expectAccessible } from '../support/axe.ts'
import { anEnquiry, findContactForm, readEnquiries } from '../support/contact-form.ts'
import { findMistakes } from '../support/html-mistakes.ts'
import { test } from '../support/journey.ts'
import { anOwnerApp, type OwnerApp } from '../support/owner-app.ts'

const contact = 'pages/contact/fr.yaml'
const notFound = 'pages/not-found/fr.yaml'

let owner: OwnerApp
beforeAll(async () => {
  owner = await anOwnerApp()
  await owner.write(contact, (text) => text.replace(/(?<=hero:[\s\S]*\n {2}title: ).*/, 'Un titre que personne n’a lu'))
  await owner.write(notFound, () => 'title: [\n')
})
afterAll(() => owner.remove())

/** Where a link leads, on the server of the test. */
async function share(path: string): Promise<string> {
  const { url } = await owner.post<PreviewLink>(contentsApi.previewLink, { path })
  return owner.app.url + new URL(url).pathname
}

async function open(page: Page, address: string): Promise<void> {
  await page.setExtraHTTPHeaders({ cookie: owner.cookie })
  await page.goto(address)
}

test('a form in a preview looks like one and sends nothing', async ({ page }) => {
  await open(page, await share(contact))
  await page.getByRole('heading', { level: 1, name: 'Un titre que personne n’a lu' }).waitFor()
  const form = findContactForm(page, 'fr')
  await form.fill(anEnquiry())
  const refused = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective)),
      ),
  )
  await form.button.click()
  expect(['connect-src', 'form-action']).toContain(await refused)
  expect(await readEnquiries(owner.app)).toEqual([])
})

test('what stands in the place of a preview is readable by everybody', async ({ page }) => {
  const faulty = `${owner.app.url}${previewPage}?${new URLSearchParams({ path: notFound })}`
  for (const [name, address] of [
    ['faulty', faulty],
    ['lost', `${owner.app.url}/apercu/not-ours`],
  ] as const) {
    await open(page, address)
    await expectAccessible(page, name)
    expect([name, await findMistakes(await page.content())]).toEqual([name, []])
  }
})
