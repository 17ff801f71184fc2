import type { Locator, Page } from 'playwright-core'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { testContent } from './content.ts'
import { holdNavigation } from './hold-navigation.ts'

/** What every form has. */
export type FormParts = {
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

/** Opens the page with the form. */
export async function openForm(page: Page, url: string, locale: Locale, query = ''): Promise<FormOnPage> {
  await page.goto(url + pathOf('checklist', locale) + query)
  return findForm(page, locale)
}

/** Opens the page and touches the form, so that React is awake before anything is sent. */
export async function openAwakeForm(page: Page, url: string, locale: Locale, query = ''): Promise<FormOnPage> {
  const form = await openForm(page, url, locale, query)
  await form.email.focus()
  await form.awake()
  return form
}

/** Typography aside: plain spaces and apostrophes, runs of white space as one space. */
export function plain(text: string): string {
  return text.replaceAll('’', "'").replace(/\s+/gu, ' ').trim()
}

/** A notice of the content as it is read: its title and its sentence. */
export const noticeOf = ({ title, text }: { title: string; text: string }): string => plain(`${title} ${text}`)

/** Counts what the page sends to an address of the interface from now on. */
export function countPosts(page: Page, address: string): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === address) posts += 1
  })
  return () => posts
}

/** What describes a field to a screen reader. */
export async function descriptionsOf(page: Page, field: Locator): Promise<string[]> {
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  return Promise.all(ids.map((id) => page.locator(`#${id}`).innerText().then(plain)))
}

/** What a live region says, once it says something. */
export async function said(region: Locator): Promise<string> {
  // Read in the very moment it appears: a success goes away by itself.
  return plain(await region.getByRole('paragraph').first().innerText())
}

/** Address of the script that wakes a form. */
const formScript = '**/assets/wake-form*'

/** Holds the script of the form back. @returns lets it come */
export async function holdScript(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(formScript, async (route) => {
    await gate.promise
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return gate.resolve
}

/** Lets the script of the form get lost on its way. */
export const loseScript = (page: Page): Promise<unknown> => page.route(formScript, (route) => route.abort())

/** Holds back the page of thanks, which follows a success after a second. @returns lets it come */
export const holdThanks = (page: Page, locale: Locale): Promise<() => Promise<void>> =>
  holdNavigation(page, pathOf('thanks', locale))
