import { blogPath, categoryPath } from '../../contract/blog-routes.ts'
import { type PageKey, pageRoutes } from '../../contract/routes.ts'
import { kb } from '../figures.ts'
import type { Category } from './lighthouse-run.ts'

/** What is asked of one kind of page; a limit that is left out is not asked. Times in ms, sizes in bytes. */
export type PageAims = {
  paths: string[]
  /** These marks are to be 100. */
  marks: Category[]
  lcp?: number
  cls?: number
  /** Of the page itself, styles included, as it is sent. */
  html?: number
  /** Of the first visit, the woken form included. */
  bytes?: number
  script?: number
  hasForm: boolean
}

const withoutSearch: Category[] = ['performance', 'accessibility', 'best-practices']
const allMarks: Category[] = [...withoutSearch, 'seo']

/** The addresses of a page in all its languages. */
const pathsOf = (page: PageKey): string[] => Object.values(pageRoutes[page].paths)

/** Pages that are read: what is asked of each of them. */
const content = { marks: allMarks, lcp: 1_000, cls: 0, html: 20 * kb, script: kb, hasForm: false } as const
const read: PageKey[] = [
  ...(['home', 'about', 'offers', 'contents', 'expressAudit', 'auditDach', 'backlinks', 'vip'] as const),
  ...(['legalNotice', 'privacy', 'terms', 'cookies'] as const),
]
const articles = ['guide-expansion-internationale', 'expansion-dach-zero-waste-2025', 'sie-ou-du'].map(blogPath)
const form = { marks: allMarks, lcp: 1_200, cls: 0, hasForm: true } as const

export const pageAims: PageAims[] = [
  { paths: pathsOf('checklist'), ...form, bytes: 160 * kb, script: 75 * kb },
  { paths: pathsOf('contact'), ...form, bytes: 170 * kb },
  ...read.map((page) => ({ paths: pathsOf(page), ...content, bytes: 120 * kb })),
  { paths: pathsOf('blog'), ...content, bytes: 160 * kb },
  { paths: [categoryPath('seo-dach')], ...content, bytes: 160 * kb },
  { paths: articles, ...content, bytes: 110 * kb },
  // Search engines are asked to leave them out, which Lighthouse counts against the fourth mark.
  { paths: pathsOf('thanks'), marks: withoutSearch, bytes: 100 * kb, script: kb, hasForm: false },
]
