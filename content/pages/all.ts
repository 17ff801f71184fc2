import type { Locale } from '../../contract/locales.ts'
import type { PageKey } from '../../contract/routes.ts'
import { blogWords } from '../blog/words.ts'
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
import type { LabelPair, PageHead, RichText } from './shape.ts'
import { termsWords } from './terms/index.ts'
import { thanksWords } from './thanks/index.ts'
import { vipWords } from './vip/index.ts'

/** What every page has: a head, and a title in large type. The home has no label; the end of its title crumbles. */
export type PageOpening = { head: PageHead; hero: { label?: LabelPair; title: RichText; crumbling?: string } }

/** Every page in the languages that it exists in. */
export const pageWords: Record<PageKey, Partial<Record<Locale, PageOpening>>> = {
  home: homeWords,
  about: aboutWords,
  offers: offersWords,
  contents: contentsWords,
  contact: contactWords,
  blog: { fr: blogWords },
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
