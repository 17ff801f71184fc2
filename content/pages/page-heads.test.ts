import { expect, test } from 'vitest'
import { type Locale, locales } from '../../contract/locales.ts'
import type { PageKey } from '../../contract/routes.ts'
import { toPageMeta } from '../../site/seo/page-meta.ts'
import { aboutWords } from './about/index.ts'
import { auditDachWords } from './audit-dach/index.ts'
import { backlinksWords } from './backlinks/index.ts'
import { checklistWords } from './checklist/index.ts'
import { contactWords } from './contact/index.ts'
import { contentsWords } from './contents/index.ts'
import { cookiesWords } from './cookies/index.ts'
import { expressAuditWords } from './express-audit/index.ts'
import { homeWords } from './home/index.ts'
import { legalNoticeWords } from './legal-notice/index.ts'
import { offersWords } from './offers/index.ts'
import { privacyWords } from './privacy/index.ts'
import type { PageHead } from './shape.ts'
import { termsWords } from './terms/index.ts'
import { thanksWords } from './thanks/index.ts'
import { vipWords } from './vip/index.ts'

/** Every page with words of its own; the blog's heads come from its articles. */
const pages: Record<Exclude<PageKey, 'blog'>, Partial<Record<Locale, { head: PageHead }>>> = {
  home: homeWords,
  about: aboutWords,
  offers: offersWords,
  contents: contentsWords,
  contact: contactWords,
  checklist: checklistWords,
  thanks: thanksWords,
  expressAudit: expressAuditWords,
  auditDach: auditDachWords,
  backlinks: backlinksWords,
  vip: vipWords,
  legalNotice: legalNoticeWords,
  privacy: privacyWords,
  terms: termsWords,
  cookies: cookiesWords,
}
const heads = Object.entries(pages).flatMap(([page, words]) =>
  locales.flatMap((locale) => {
    const head = words[locale]?.head
    if (!head) return []
    const meta = toPageMeta({ page: page as PageKey, locale, ...head, siteUrl: 'https://site.example' })
    return [{ name: `${page} (${locale})`, meta }]
  }),
)

test.each(heads)('$name: the title fits a result page, brand included', ({ meta }) => {
  expect(meta.title.length).toBeLessThanOrEqual(60)
})

test.each(heads)('$name: the description is long enough to say something and short enough to be shown', ({ meta }) => {
  expect(meta.description.length).toBeGreaterThanOrEqual(120)
  expect(meta.description.length).toBeLessThanOrEqual(155)
})

test('no two pages share a title or a description', () => {
  expect(new Set(heads.map(({ meta }) => meta.title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(heads.length)
})
