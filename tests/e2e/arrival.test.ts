import { describe } from 'vitest'
import { adminScreens } from '../../contract/api/admin.ts'
import { blogPath } from '../../contract/blog-routes.ts'
import { pathOf } from '../../contract/routes.ts'
import { test } from '../support/admin-app.ts'
import { findForm } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { onDesk } from '../support/owner-journey.ts'
import { readRows } from '../support/rows.ts'

const article = '/blog/impressum-allemagne'
const checklist = pathOf('checklist', 'fr')
const vip = pathOf('vip', 'fr')

describe('a visit that a search engine began on an article', () => {
  test.override('visitor', onDesk)

  test('is told to the owner by article, source and campaign, and leaves nothing in the browser', async ({
    admin,
    expect,
  }) => {
    const { app, page } = admin
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(`${app.url}${article}?utm_campaign=mars&utm_id=4711`, { referer: 'https://www.google.com/' })
    await page.getByRole('banner').getByRole('link', { name: 'Offres' }).click()
    await page.waitForURL(`${app.url}/offres`)
    const [followed] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      page.locator(`footer a[href="${checklist}"]`).press('Enter'),
    ])
    expect(followed.url()).toBe(`${app.url}${checklist}?via=${article},google,utm_campaign=mars`)
    await page.waitForURL(`${app.url}${checklist}`)

    const form = findForm(page, 'fr')
    await form.email.fill('eva@example.org')
    await form.awake()
    await form.button.click()
    await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}*`)
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect([...hosts]).toEqual([new URL(app.url).host])

    const [lead] = (await readRows(app.database)).leads
    expect(lead).toMatchObject({ first_page: article, source: 'google', utm_source: null, utm_campaign: 'mars' })
    await admin.giveKey()
    await page.goto(`${app.url}${adminScreens.people}/${lead?.person_id}`)
    const { title } = testContent.articles.find((one) => blogPath(one) === article) ?? {}
    for (const fact of [title ?? '', 'Google', 'mars']) await page.getByText(fact, { exact: true }).first().waitFor()
  })

  test('goes on by every way a link is followed, with what was fetched before; the address, files and places tell nothing', async ({
    app,
    page,
    expect,
  }) => {
    const via = `?via=${article},google,`
    const arrive = () => page.goto(app.url + article, { referer: 'https://www.google.com/' })
    await arrive()
    const offers = page.getByRole('banner').getByRole('link', { name: 'Offres' })
    const fetched = page.waitForResponse((response) => response.url() === `${app.url}/offres`)
    await offers.hover()
    await fetched
    await offers.click()
    await page.waitForURL(`${app.url}/offres`)
    const load = () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
        .deliveryType
    expect(await page.evaluate(load)).toBe('navigational-prefetch')

    const contact = page.locator('footer a[href*="/contact"]')
    // A tab of its own opens what the link says once the click is over. The tab itself is kept back: a headless browser
    // loses one now and then.
    const keepBack = () => {
      for (const type of ['click', 'auxclick']) document.addEventListener(type, (event) => event.preventDefault())
    }
    for (const press of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
      await arrive()
      await page.evaluate(keepBack)
      await contact.click(press)
      expect(await contact.getAttribute('href')).toBe(`${app.url}/contact${via}`)
    }
    // Also to the form with the subject of the offer, which is chosen there and after the page is loaded anew.
    await page.goto(app.url + vip, { referer: 'https://www.google.com/' })
    const [asked] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      page.getByRole('main').getByRole('link', { name: 'Écrire d’abord' }).click(),
    ])
    expect(asked.url()).toBe(`${app.url}/contact?subject=vip&via=${vip},google,`)
    const subject = page.locator('select[name=subject]')
    for (const once of [() => page.waitForURL(`${app.url}/contact?subject=vip#formulaire`), () => page.reload()]) {
      await once()
      expect(await subject.inputValue()).toBe('vip')
    }
    // A menu copies what stands in the link.
    await arrive()
    await contact.dispatchEvent('pointerdown', { button: 2 })
    expect(await contact.getAttribute('href')).toBe('/contact')
    await page.goto(`${app.url}/en${via}`, { referer: `${app.url}/` })
    await page.locator('footer a[href="#about"]').click()
    await page.waitForURL(`${app.url}/en#about`)
    await page.goto(`${app.url}/blog`, { referer: 'https://www.google.com/' })
    const feed = page.locator('a[href*="rss.xml"]').first()
    await page.evaluate(keepBack)
    await feed.dispatchEvent('click')
    expect(await feed.getAttribute('href')).toBe('/rss.xml')
  })
})
