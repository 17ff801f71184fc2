import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addDays } from '../../../server/runtime/paris-days.ts'
import { testContent as content } from '../../../tests/support/content.ts'
import { PageContextProvider } from '../../shared/use-content.tsx'
import { DatedPrice } from './ExpressAuditPage.tsx'

const { price: words } = content.pages.expressAudit.fr
const { until } = content.offers.prices.expressAudit.summer
const setup = {
  siteUrl: 'https://site.example',
  assets: { forms: '', admin: { script: '', preloads: [] }, search: '' },
}

const drawOn = (today: string) =>
  renderToStaticMarkup(
    <PageContextProvider value={{ ...setup, content: { ...content, today }, locale: 'fr' }}>
      <DatedPrice words={words} booking="/" />
    </PageContextProvider>,
  )

test('on its last day the summer price stands first, as that of today, and says until when it holds', () => {
  const html = drawOn(until)
  const [summer = '', full = ''] = html.split('<li').slice(1)
  expect(summer).toContain('aria-current="true"')
  expect(summer).toContain(words.today)
  expect(summer).toContain(words.summer.when)
  expect(full).not.toContain('aria-current')
  expect(full).toContain(words.full.price)
})

test('the day after, the full price stands alone', () => {
  const html = drawOn(addDays(until, 1))
  expect(html).toContain(words.full.price)
  for (const gone of [words.summer.name, words.summer.price, words.full.when]) expect(html).not.toContain(gone)
})
