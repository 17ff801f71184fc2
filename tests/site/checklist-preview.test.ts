import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageOfMistake } from '../../contract/content/checklist.ts'
import { locales } from '../../contract/locales.ts'
import { buildChecklistPdf } from '../../documents/pdf/build-checklist-pdf.ts'
import { root } from '../../scripts/command.ts'
import { readPdf } from '../support/read-pdf.ts'
import { decode, published, sitePages, siteUrl } from '../support/site-pages.ts'

/** Lines and words are set apart differently on paper and on screen, and words are divided at hyphens. */
const letters = (text: string) => text.replace(/[\s\u00ad\u2011-]/g, '')

test.for(locales)('the page of the PDF shown in %s says what that page of the PDF says', async (locale) => {
  const page = sitePages.find((candidate) => candidate.page === 'checklist' && candidate.locale === locale)
  const shown = page?.document.querySelector('.pdf-sheet')?.textContent ?? ''
  const { content } = published
  const templateFolder = join(root, 'documents/pdf')
  const pdf = await readPdf(buildChecklistPdf(locale, { content, siteUrl, templateFolder }))
  const number = pageOfMistake(content.pages.checklist[locale].inside.mistake)
  expect(letters(decode(shown))).toBe(letters(pdf.pages[number - 1] ?? ''))
})
