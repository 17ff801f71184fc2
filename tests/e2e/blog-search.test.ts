import { expect } from 'vitest'
import { pathOf } from '../../contract/routes.ts'
import { test } from '../support/journey.ts'

test('a word shows the articles that hold it in one list, cards and lines alike; without it all are back in place', async ({
  app,
  page,
}) => {
  await page.goto(app.url + pathOf('blog', 'fr'))
  const titles = () => page.locator('#cartes a:visible').allTextContents()
  const subjects = page.locator('#cartes .article-subject:visible')
  const all = await titles()
  const field = page.getByRole('searchbox')
  await field.fill('Impressum')
  await expect.poll(() => subjects.count()).toBe(0)
  const found = await titles()
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(all.length)
  expect(found[0]).toContain('Impressum')
  expect(new URL(page.url()).search).toBe('?q=Impressum')
  await field.fill('')
  await expect.poll(titles).toEqual(all)
  expect(new URL(page.url()).search).toBe('')
  expect(await subjects.count()).toBeGreaterThan(0)
})

test('a search that could not be loaded says so until it can', async ({ app, page }) => {
  await page.goto(app.url + pathOf('blog', 'fr'))
  const field = page.getByRole('searchbox')
  const status = page.getByRole('search').getByRole('status')
  await page.context().setOffline(true)
  await field.focus()
  await expect.poll(() => status.innerText()).not.toBe('')
  await page.context().setOffline(false)
  await field.blur()
  await field.focus()
  await expect.poll(() => status.innerText()).toBe('')
})
