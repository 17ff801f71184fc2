import type { PageKey } from '../../../contract/routes.ts'
import { kb } from '../figures.ts'
import type { Category } from './lighthouse-run.ts'

/** What is asked of one kind of page; `undefined` where nothing is. Times in ms, sizes in bytes. */
export type PageAims = {
  page: PageKey
  /** These marks are to be 100. */
  marks: Category[]
  lcp: number | undefined
  cls: number | undefined
  /** Of the first visit, the woken form included. */
  bytes: number | undefined
  script: number | undefined
  hasForm: boolean
}

const withoutSearch: Category[] = ['performance', 'accessibility', 'best-practices']
const allMarks: Category[] = [...withoutSearch, 'seo']

export const pageAims: PageAims[] = [
  { page: 'checklist', marks: allMarks, lcp: 1_200, cls: 0, bytes: 160 * kb, script: 75 * kb, hasForm: true },
  { page: 'home', marks: allMarks, lcp: 1_000, cls: undefined, bytes: undefined, script: undefined, hasForm: false },
  // Search engines are asked to leave them out, which Lighthouse counts against the fourth mark.
  { page: 'thanks', marks: withoutSearch, lcp: undefined, cls: undefined, bytes: 100 * kb, script: kb, hasForm: false },
]
