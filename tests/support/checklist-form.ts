import type { Locator, Page } from 'playwright-core'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { testContent } from './content.ts'

/** What every form has. */
type FormParts = {
  form: Locator
  /** The one button that sends, whatever it says at the moment. */
  button: Locator
  /** The live region of good news. */
  success: Locator
  /** The live region of bad news. */
  failure: Locator
  /** Waits until React has taken the form over. */
  awake: () => Promise<void>
}

/** The form of this name. */
export function findParts(page: Page, name: string): FormParts {
  const form = page.getByRole('form', { name })
  return {
    form,
    button: form.locator('button[type=submit]'),
    success: form.getByRole('status'),
    failure: form.getByRole('alert'),
    // With React the browser's own check is switched off: the only trace that hydration leaves in the page.
    awake: () => page.locator('form[novalidate]').waitFor(),
  }
}

export type FormOnPage = FormParts & { email: Locator }

/** The checklist form of a page, found as a person finds it: by its name and its labels. */
export function findForm(page: Page, locale: Locale): FormOnPage {
  const { label, email } = testContent.messages[locale].checklistForm
  const parts = findParts(page, label)
  return { ...parts, email: parts.form.getByLabel(email, { exact: true }) }
}

/** Opens the page and touches the form, so that React is awake before anything is sent. */
export async function openAwakeForm(page: Page, url: string, locale: Locale): Promise<FormOnPage> {
  await page.goto(url + pathOf('checklist', locale))
  const form = findForm(page, locale)
  await form.email.focus()
  await form.awake()
  return form
}

/** Typography aside: plain spaces and apostrophes, runs of white space as one space. */
export function plain(text: string): string {
  return text.replaceAll('’', "'").replace(/\s+/gu, ' ').trim()
}

/** What a live region says, once it says something. */
export async function said(region: Locator): Promise<string> {
  // Read in the very moment it appears: a success goes away by itself.
  return plain(await region.getByRole('paragraph').first().innerText())
}
