import { listArticles } from '../site/blog/list-articles.ts'
import { toParisDay } from '../site/blog/paris-day.ts'
import { categories } from './blog/categories.ts'
import { categoryCovers, coverMotifs } from './blog/cover-words.ts'
import { externalArticles } from './blog/external.ts'
import { offerWords } from './blog/offers.ts'
import { articleWords, blogWords, categoryWords } from './blog/words.ts'
import { checklists } from './checklist/index.ts'
import { claims } from './offers/claims.ts'
import { contractTerms } from './offers/legal-terms.ts'
import { method } from './offers/method.ts'
import { prices } from './offers/prices.ts'
import { aboutWords } from './pages/about/index.ts'
import { auditDachWords } from './pages/audit-dach/index.ts'
import { backlinksWords } from './pages/backlinks/index.ts'
import { caseStudyLabels } from './pages/case-study-labels.ts'
import { checklistWords } from './pages/checklist/index.ts'
import { contactWords } from './pages/contact/index.ts'
import { contentsArticles } from './pages/contents/articles.ts'
import { contentsWords } from './pages/contents/index.ts'
import { cookiesWords } from './pages/cookies/index.ts'
import { expressAuditWords } from './pages/express-audit/index.ts'
import { homeArticles } from './pages/home/articles.ts'
import { homeWords } from './pages/home/index.ts'
import { legalFrame } from './pages/legal-notice/frame.ts'
import { legalNoticeWords } from './pages/legal-notice/index.ts'
import { notFoundWords } from './pages/not-found/index.ts'
import { offersWords } from './pages/offers/index.ts'
import { privacyWords } from './pages/privacy/index.ts'
import { retentionRows } from './pages/privacy/retention.ts'
import { termsWords } from './pages/terms/index.ts'
import { thanksWords } from './pages/thanks/index.ts'
import { vipWords } from './pages/vip/index.ts'
import { testimonials, testimonialWords } from './proof/testimonials.ts'
import { wordmarks } from './proof/wordmarks.ts'
import { placeholders, settings } from './settings.ts'
import { adminWords } from './words/admin.ts'
import { accessWords } from './words/admin-access.ts'
import { enquiryWords } from './words/admin-enquiries.ts'
import { consentSentences } from './words/consent-sentences.ts'
import { contactFormWords } from './words/contact-form/index.ts'
import { enquiryMail } from './words/enquiry-mail.ts'
import { words } from './words/index.ts'
import { keepingWords } from './words/keeping.ts'
import { digestLines, ownerMail, ownerMailWords } from './words/owner-mail.ts'
import { signInMail } from './words/sign-in-mail.ts'
import {
  backupFaultWords,
  failedStepWords,
  jobWords,
  problemSentences,
  testMail,
  warningMail,
} from './words/warning-mail.ts'

/** Everything that the owner may change, as one value. Stands in until the loader reads it from Markdown and YAML. */
export const content = {
  /** The day it is drawn for (Europe/Paris, `2026-08-10`): of articles, prices and the footer's year. Pages ask no clock. */
  get today() {
    return toParisDay(new Date())
  },
  settings,
  placeholders,
  offers: { prices, claims, method, terms: contractTerms },
  messages: {
    fr: { ...words.fr, contactForm: contactFormWords.fr },
    en: { ...words.en, contactForm: contactFormWords.en },
    de: { ...words.de, contactForm: contactFormWords.de },
  },
  consentSentences,
  /** French only. */
  admin: {
    ...adminWords,
    access: accessWords,
    enquiries: enquiryWords,
    privacy: keepingWords,
    mails: {
      owner: ownerMail,
      ownerWords: ownerMailWords,
      digest: digestLines,
      enquiry: enquiryMail,
      signIn: signInMail,
      warning: warningMail,
      problems: problemSentences,
      failedSteps: failedStepWords,
      backupFaults: backupFaultWords,
      jobs: jobWords,
      test: testMail,
    },
  },
  checklists,
  testimonials: { list: testimonials, words: testimonialWords, wordmarks, caseStudyLabels },
  pages: {
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
    /** What is kept, for what and how long: the table of the privacy page, and part of what a person gets as a file. */
    retention: retentionRows,
    terms: termsWords,
    cookies: cookiesWords,
    notFound: notFoundWords,
    legalFrame,
    /** Slugs of the articles that these pages show. */
    homeArticles,
    contentsArticles,
  },
  blog: {
    index: blogWords,
    article: articleWords,
    category: categoryWords,
    categories,
    offers: offerWords,
    external: externalArticles,
    covers: { motifs: coverMotifs, ofCategory: categoryCovers },
  },
  get articles() {
    return listArticles()
  },
}

export type Content = typeof content
