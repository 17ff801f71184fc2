import type { PageKey } from '../routes.ts'
import { legalFrameSchema, legalPageSchema, termsPageSchema } from './legal.ts'
import { aboutPageSchema } from './pages/about.ts'
import { auditDachPageSchema } from './pages/audit-dach.ts'
import { backlinksPageSchema } from './pages/backlinks.ts'
import { checklistPageSchema } from './pages/checklist.ts'
import { contactPageSchema } from './pages/contact.ts'
import { contentsPageSchema } from './pages/contents.ts'
import { expressAuditPageSchema } from './pages/express-audit.ts'
import { homePageSchema } from './pages/home.ts'
import { notFoundPageSchema } from './pages/not-found.ts'
import { offersPageSchema } from './pages/offers.ts'
import { sampleAuditPageSchema } from './pages/sample-audit.ts'
import { thanksPageSchema } from './pages/thanks.ts'
import { vipPageSchema } from './pages/vip.ts'

/** Pages with an address: each is written in the languages that have a path in `contract/routes.ts`. */
export const routedPageSchemas = {
  home: homePageSchema,
  about: aboutPageSchema,
  offers: offersPageSchema,
  contents: contentsPageSchema,
  contact: contactPageSchema,
  checklist: checklistPageSchema,
  thanks: thanksPageSchema,
  expressAudit: expressAuditPageSchema,
  auditDach: auditDachPageSchema,
  sampleAudit: sampleAuditPageSchema,
  backlinks: backlinksPageSchema,
  vip: vipPageSchema,
  legalNotice: legalPageSchema,
  privacy: legalPageSchema,
  terms: termsPageSchema,
  cookies: legalPageSchema,
} as const satisfies Partial<Record<PageKey, unknown>>

/** What is written in every language without an address of its own. */
export const otherPageSchemas = { notFound: notFoundPageSchema, legalFrame: legalFrameSchema } as const
