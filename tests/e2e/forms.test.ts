// Long: both forms, in the same tables, from asleep to answered.

import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { ErrorSentences } from '../../contract/api/errors.ts'
import {
  type ContactAnswers,
  type ContactField,
  contactFields,
  contactForm,
  toShownAnswer,
} from '../../contract/forms/contact.ts'
import type { Locale } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { api, pathOf, tokenRoutes } from '../../contract/routes.ts'
import type { AppWithMail } from '../support/app.ts'
import { expectAccessible } from '../support/axe.ts'
import { type FormOnPage, findForm, findParts, openAwakeForm, plain, said } from '../support/checklist-form.ts'
import { anEnquiry, readEnquiries } from '../support/contact-form.ts'
import { testContent } from '../support/content.ts'
import { untilFocused } from '../support/focus.ts'
import { holdNavigation } from '../support/hold-navigation.ts'
import { calm, test } from '../support/journey.ts'
import { findLink } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'

const { settings, messages } = testContent
const requiredFields = contactFields.filter((field) => contactForm[field].isRequired)

function findChecklistForm(page: Page, locale: Locale) {
  const form = findForm(page, locale)
  return { ...form, fill: (email: string) => form.email.fill(email), values: () => form.email.inputValue() }
}

/** The contact form of a page, found as a person finds it: by its name and its labels. */
function findContactForm(page: Page, locale: Locale) {
  const words = messages[locale].contactForm
  const parts = findParts(page, words.label)
  const fields = perKey(contactFields, (field) => parts.form.getByLabel(words[field].label, { exact: true }))
  const terms = parts.form.getByRole('checkbox')
  const fillAll = async (answers: ContactAnswers) => {
    for (const field of contactFields) {
      if (contactForm[field].kind === 'choice') await fields[field].selectOption(answers[field])
      else await fields[field].fill(answers[field])
    }
    await terms.check()
  }
  return {
    ...parts,
    fields,
    email: fields.email,
    terms,
    fillAll,
    fill: (email: string) => fillAll(anEnquiry({ email })),
    values: async () => {
      const typed = await Promise.all(contactFields.map((field) => fields[field].inputValue()))
      return perKey(contactFields, (field: ContactField) => typed[contactFields.indexOf(field)])
    },
  }
}

/** The two forms, by what differs: how they are filled, and where what they send arrives. */
const forms = {
  checklist: {
    find: findChecklistForm,
    words: (locale: Locale) => messages[locale].checklistForm,
    empty: '',
    names: ['consent', 'email'],
    mails: ({ mailServer }: AppWithMail, email: string) => mailServer.to(email),
    rows: async ({ database }: AppWithMail) => (await readRows(database)).leads,
  },
  contact: {
    find: findContactForm,
    words: (locale: Locale) => ({ ...messages[locale].contactForm, ...messages[locale].contactForm.notices }),
    empty: perKey(contactFields, () => ''),
    // The box of the terms is never sent.
    names: contactFields,
    mails: ({ mailServer }: AppWithMail, email: string) =>
      mailServer.to('owner@example.com').filter(({ replyTo }) => replyTo?.[0]?.address === email),
    rows: (app: AppWithMail) => readEnquiries(app),
  },
}
type FormName = keyof typeof forms
const names = Object.keys(forms) as FormName[]

/** Opens the page of a form. */
async function open(name: FormName, page: Page, app: AppWithMail, locale: Locale = 'fr', query = '') {
  await page.goto(app.url + pathOf(name, locale) + query)
  return forms[name].find(page, locale)
}

async function openContact(page: Page, app: AppWithMail, locale: Locale = 'fr') {
  await open('contact', page, app, locale)
  return findContactForm(page, locale)
}

/** Touches a form, so that React is awake before anything is sent. */
async function wake<Found extends FormOnPage>(form: Found): Promise<Found> {
  await form.email.focus()
  await form.awake()
  return form
}

/** A notice of the content as it is read: its title and its sentence. */
const noticeOf = ({ title, text }: { title: string; text: string }) => plain(`${title} ${text}`)

/** What was sent is there once, as a row and as a mail. @returns the row */
async function expectOne(name: FormName, app: AppWithMail, email: string) {
  const rows = (await forms[name].rows(app)).filter((row) => row.email === email)
  expect([rows.length, forms[name].mails(app, email).length]).toEqual([1, 1])
  return rows[0]
}

/** Counts what the page sends to an address of the interface from now on. */
function countPosts(page: Page, address: string): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === address) posts += 1
  })
  return () => posts
}

/** What describes a field to a screen reader. */
async function descriptionsOf(page: Page, field: Locator): Promise<string[]> {
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  return Promise.all(ids.map((id) => page.locator(`#${id}`).innerText().then(plain)))
}

/** Address of the script that wakes a form. */
const formScript = '**/assets/wake-form*'

/** Holds the script of the form back. @returns lets it come */
async function holdScript(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(formScript, async (route) => {
    await gate.promise
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return gate.resolve
}

/** Holds back the page of thanks, which follows a success after a second. @returns lets it come */
const holdThanks = (page: Page, locale: Locale) => holdNavigation(page, pathOf('thanks', locale))

const { notSent, unsent } = messages.fr.checklistForm
const { notices, writeInstead, myAddress } = messages.fr.contactForm
const orWrite = `${plain(writeInstead)} ${settings.email}`

type Trouble = {
  name: FormName
  what: string
  notice: string
  /** @returns ends it */
  begin: (app: AppWithMail, page: Page) => Promise<() => unknown>
}

const troubles: Trouble[] = [
  {
    name: 'checklist',
    what: 'a mail server that is down',
    notice: noticeOf(notSent).replace('{message}', plain(unsent.unreachable)),
    begin: async ({ mailServer }) => {
      await mailServer.down()
      return mailServer.up
    },
  },
  {
    name: 'contact',
    what: 'an answer that is lost on its way',
    notice: `${noticeOf(notices.general)} ${orWrite}`,
    begin: async (_app, page) => {
      await page.route(`**${api.contact}`, (route) => route.fetch().then(() => route.abort()))
      return () => page.unroute(`**${api.contact}`)
    },
  },
]

describe('what goes wrong', () => {
  test.for(troubles)(
    'is told truthfully and loses nothing, and the second try sends once: $what ($name)',
    async ({ name, what, notice, begin }, { app, page }) => {
      const email = `${what.replaceAll(' ', '.')}@example.org`
      const form = await wake(await open(name, page, app))
      await form.fill(email)
      const typed = await form.values()
      const end = await begin(app, page)
      await form.button.click()
      await expect.poll(() => form.failure.innerText().then(plain)).toContain(notice)
      expect(await form.failure.getByRole('paragraph').first().isVisible()).toBe(true)
      expect(await form.success.innerText()).toBe('')
      expect(await form.values()).toEqual(typed)
      expect(new URL(page.url()).pathname).toBe(pathOf(name, 'fr'))
      await end()
      await holdThanks(page, 'fr')
      await form.button.click()
      expect(await said(form.success)).toBe(noticeOf(forms[name].words('fr').sent))
      expect(await form.failure.innerText()).toBe('')
      expect(await form.values()).toEqual(forms[name].empty)
      await expectOne(name, app, email)
    },
  )

  test('a mailbox that refuses for good is told with another way, and what is changed arrives', async ({
    app,
    page,
    visit,
  }) => {
    app.mailServer.behave({ kind: 'refuse', status: 550, at: 'recipient' })
    visit.isWorn = true
    await page.clock.install()
    const form = await wake(await openContact(page, app))
    const enquiry = anEnquiry()
    await form.fillAll(enquiry)
    await form.button.click()
    expect(await said(form.failure)).toBe(`${noticeOf(notices.notSent)} ${plain(myAddress)} ${settings.email}`)
    expect([await form.values(), await form.terms.isChecked()]).toEqual([enquiry, true])
    await expectAccessible(page, 'with a notice of trouble')
    // A failure stays, a success goes by itself.
    await page.clock.fastForward(6_000)
    expect(await form.failure.innerText()).not.toBe('')
    app.mailServer.behave({ kind: 'accept' })
    await form.fields.message.fill('Rappelez-moi plutôt au 01 23 45 67 89.')
    await form.button.click()
    expect(await said(form.success)).toBe(noticeOf(notices.sent))
    expect(forms.contact.mails(app, enquiry.email).some(({ text }) => text?.includes('01 23 45 67 89'))).toBe(true)
    await expectAccessible(page, 'with a notice of success')
    await page.clock.fastForward(6_000)
    await expect.poll(() => form.success.innerText()).toBe('')
  })

  test('a script that does not load is said above the plain form, which sends all the same', async ({ app, page }) => {
    await page.route(formScript, (route) => route.abort())
    const form = await openContact(page, app)
    const enquiry = anEnquiry()
    await form.fillAll(enquiry)
    expect(await said(form.failure)).toBe(noticeOf(notices.init))
    await form.button.click()
    await page.waitForURL(`${app.url}/contact?envoye#formulaire`)
    await expectOne('contact', app, enquiry.email)
  })
})

/** Milliseconds from the answer to the sign-up until the page leaves, by its own clock. */
const measureStay = (page: Page) =>
  page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        navigation.addEventListener('navigate', ({ timeStamp }) => {
          const [answer] = performance.getEntriesByName(new URL(path, location.href).href, 'resource')
          resolve(timeStamp - (answer as PerformanceResourceTiming).responseEnd)
        })
      }),
    api.checklist,
  )

describe.concurrent('a form awake', () => {
  test.for(names)(
    'sends once, says so while it does and after, and is empty (%s)',
    async (name, { app, page, visit, expect }) => {
      const email = `awake.${name}@example.org`
      const form = await wake(await open(name, page, app, 'de', '?utm_source=salon'))
      const before = plain(await form.button.innerText())
      await form.fill(email)
      const posts = countPosts(page, api[name])
      // The answer is held back a moment, so that the time of sending can be looked at.
      const answer = Promise.withResolvers<void>()
      await page.route(`**${api[name]}`, (route) => answer.promise.then(() => route.continue()))
      const sending = page.waitForRequest(`**${api[name]}`)
      await form.button.dblclick()
      await form.email.press('Enter')
      await expect.poll(() => form.button.innerText().then(plain)).toBe(plain(forms[name].words('de').sending))
      expect(await form.button.isDisabled()).toBe(true)
      const others = ['language', 'submissionId', 'utm_source', 'via', 'website']
      expect(Object.keys((await sending).postDataJSON()).sort()).toEqual([...forms[name].names, ...others].sort())
      const letThanks = await holdThanks(page, 'de')
      const stay = name === 'checklist' && measureStay(page)
      answer.resolve()
      expect(await said(form.success)).toBe(noticeOf(forms[name].words('de').sent))
      expect(await form.failure.innerText()).toBe('')
      expect(await form.values()).toEqual(forms[name].empty)
      expect(plain(await form.button.innerText())).toBe(before)
      expect(posts()).toBe(1)
      expect(await expectOne(name, app, email)).toMatchObject({ locale: 'de', utm_source: 'salon' })
      // About a second to read it.
      if (stay) expect(await stay).toBeGreaterThan(900)
      await letThanks()
      await page.waitForURL(
        app.url + (name === 'checklist' ? pathOf('thanks', 'de') : `${pathOf(name, 'de')}?utm_source=salon`),
      )
      expect(visit.errors).toEqual([])
    },
  )

  test('is filled in and sent with the keyboard alone, and its notice is put away', async ({
    app,
    page,
    visit,
    expect,
  }) => {
    const form = await openContact(page, app)
    const enquiry = anEnquiry({ subject: 'vip', message: 'Écrit sans souris.', how_found: 'Par un confrère' })
    const { contactForm: words } = messages.fr
    await form.fields.name.focus()
    for (const field of contactFields) {
      const shown = toShownAnswer(words, field, enquiry[field])
      // A list goes to the name that begins with what is typed; the space bar would open it.
      await page.keyboard.type(contactForm[field].kind === 'choice' ? shown.replace(/ .*/, '') : shown)
      await page.keyboard.press('Tab')
    }
    await form.awake()
    await untilFocused(form.terms)
    await page.keyboard.press('Space')
    // Past the links to the terms and to the privacy page.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
    expect(await form.values()).toEqual(enquiry)
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toBe(noticeOf(notices.sent))
    expect(await form.terms.isChecked()).toBe(false)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => form.success.innerText()).toBe('')
    expect(visit.errors).toEqual([])
  })

  test('tells what is wrong: at each field, in a list that has the focus, of one field where the focus goes, and aloud', async ({
    app,
    page,
    visit,
    expect,
  }) => {
    const words = messages.de.contactForm
    const posts = countPosts(page, api.contact)
    const form = await wake(await openContact(page, app, 'de'))
    await form.button.click()
    expect(await said(form.failure)).toBe(noticeOf(words.notices.terms))
    const sentences = [
      ...requiredFields.map((field) => (words[field].errors as ErrorSentences).missing ?? ''),
      words.terms.missing,
    ].map(plain)
    const list = form.form.getByRole('region', {
      name: words.errorSummary.many.replace('{n}', String(sentences.length)),
    })
    expect((await list.getByRole('link').allInnerTexts()).map(plain)).toEqual(sentences)
    await untilFocused(list)
    for (const [index, control] of [...requiredFields.map((field) => form.fields[field]), form.terms].entries()) {
      expect(await control.getAttribute('aria-invalid')).toBe('true')
      expect(await descriptionsOf(page, control)).toContain(sentences[index])
    }
    await list.getByRole('link').nth(2).click()
    await untilFocused(form.fields.subject)
    await expectAccessible(page, 'with errors')

    const enquiry = anEnquiry()
    await form.fillAll(enquiry)
    await form.terms.uncheck()
    await form.button.click()
    expect(await said(form.failure)).toBe(noticeOf(words.notices.terms))
    await untilFocused(form.terms)
    await form.terms.check()
    await form.fields.email.fill('anna@entreprise')
    await form.button.click()
    await expect.poll(() => form.failure.innerText().then(plain)).toContain(noticeOf(words.notices.format))
    await untilFocused(form.fields.email)
    expect(posts()).toBe(0)
    await form.fields.email.fill(enquiry.email)
    await page.keyboard.press('Enter')
    expect(await said(form.success)).toBe(noticeOf(words.notices.sent))
    expect(await form.failure.innerText()).toBe('')
    expect(await form.form.locator('[aria-invalid]').count()).toBe(0)
    expect(visit.errors).toEqual([])
  })

  test('offers a slip in an address repaired, and the button takes it over', async ({ app, page, expect }) => {
    const form = await openAwakeForm(page, app.url, 'fr')
    await form.button.click()
    await form.form.getByText(messages.fr.checklistForm.errorSummary).waitFor()
    await untilFocused(form.email)
    await form.email.pressSequentially('anna@gmial.com')
    await page.keyboard.press('Tab')
    const offer = form.form.getByRole('button', { name: 'anna@gmail.com' })
    await form.form.getByText(messages.fr.checklistForm.typoHint.split('{')[0]?.trim() ?? '').waitFor()
    await expectAccessible(page, 'with an offer')
    await offer.click()
    expect(await form.email.inputValue()).toBe('anna@gmail.com')
    await untilFocused(form.email)
    await offer.waitFor({ state: 'detached' })
  })

  // The offer appears when the field is left, above what is being pressed.
  test.extend({ visitor: { hasTouch: true, viewport: { width: 390, height: 844 }, ...calm } })(
    'does not move the button away from the click or the tap that goes there, and sends the address as it stands',
    async ({ app, page, expect }) => {
      const { mailServer } = app
      for (const [way, press] of [
        ['click', (button: Locator) => button.click({ position: { x: 60, y: 3 }, delay: 150 })],
        ['tap', (button: Locator) => button.tap({ position: { x: 60, y: 3 } })],
      ] as const) {
        const form = await openAwakeForm(page, app.url, 'fr')
        await form.email.pressSequentially(`${way}@gmial.com`)
        await press(form.button)
        await page.waitForURL(`${app.url}${pathOf('thanks', 'fr')}`)
        expect([way, mailServer.to(`${way}@gmial.com`).length]).toEqual([way, 1])
      }
    },
  )
})

describe.concurrent('a form asleep', () => {
  test('sends like any other, and wakes without moving its notice', async ({ app, page, expect }) => {
    const letGo = await holdScript(page)
    const email = 'asleep@example.org'
    const form = await open('contact', page, app, 'fr', '?utm_source=salon')
    await form.fill(email)
    await form.email.press('Enter')
    await page.waitForURL(`${app.url}/contact?envoye#formulaire`)
    expect(await expectOne('contact', app, email)).toMatchObject({ utm_source: 'salon', first_page: '/contact' })
    expect(await said(form.success)).toBe(noticeOf(notices.sent))
    // In sight where the page opens, below the header.
    const top = async () => (await form.success.getByRole('paragraph').boundingBox())?.y ?? 0
    await expect.poll(top).toBeLessThan(500)
    expect(await top()).toBeGreaterThan(60)
    expect(await form.values()).toEqual(forms.contact.empty)
    await page.evaluate(() => document.fonts.ready)
    // From the top of the page: the way to the notice may still be scrolled.
    const place = () => form.email.evaluate((field) => field.getBoundingClientRect().top + scrollY)
    const before = await place()
    letGo()
    await wake(form)
    expect(await place()).toBeCloseTo(before, 0)
    expect(await said(form.success)).toBe(noticeOf(notices.sent))
  })

  test('is answered what is wrong, repaired with React awake, and empty after success', async ({
    app,
    page,
    expect,
  }) => {
    const letGo = await holdScript(page)
    const form = await openContact(page, app)
    const enquiry = anEnquiry()
    await form.fillAll({ ...enquiry, email: 'anna@entreprise' })
    await form.button.click()
    await form.form.locator('[aria-invalid=true]').waitFor()
    const message = `${enquiry.message}\nMerci.`
    await form.fields.message.fill(message)
    // A translator changes words, after which React draws the form anew.
    await form.button.evaluate((button) => button.replaceChildren('Send'))
    letGo()
    // The answer opens with the focus in the field, which wakes the form.
    await form.awake()
    expect(await form.values()).toEqual({ ...enquiry, message, email: 'anna@entreprise' })
    await form.fields.email.fill(enquiry.email)
    await form.terms.check()
    await form.button.click()
    expect(await said(form.success)).toBe(noticeOf(notices.sent))
    expect(await form.values()).toEqual(forms.contact.empty)
  })

  // A reload puts the same back in the same way; a browser that a program steers leaves it out.
  test('keeps what the browser puts back after going back when React wakes', async ({ app, page, visit, expect }) => {
    const enquiry = anEnquiry({ subject: 'sponsoring' })
    const before = await openContact(page, app)
    await before.fillAll(enquiry)
    await page.getByRole('banner').getByRole('link', { name: messages.fr.site.homeLink }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.goBack()
    const form = findContactForm(page, 'fr')
    const shown = async () => [await form.values(), await form.terms.isChecked()]
    await expect.poll(shown).toEqual([enquiry, true])
    await form.fields.message.focus()
    await form.awake()
    expect(await shown()).toEqual([enquiry, true])
    await untilFocused(form.fields.message)
    expect(visit.errors).toEqual([])
  })
})

const withoutScript = test.extend({
  visitor: { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, ...calm },
})

withoutScript(
  'a visitor without JavaScript gets the mail, the PDF, their data, and has everything erased',
  async ({ app, page }) => {
    const address = 'plain@example.org'
    const { confirm, ready, erase, erased, data } = messages.en.buttonPages
    const { email } = await open('checklist', page, app, 'en', '?via=/blog,xing,&utm_campaign=lettre')
    await email.pressSequentially(address)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app.url}${pathOf('thanks', 'en')}`)
    expect(await expectOne('checklist', app, address)).toMatchObject({
      locale: 'en',
      first_page: null,
      source: 'campaign',
      utm_campaign: 'lettre',
    })

    // From the page of the mailed link to a file: one click, and the page stays.
    const take = async (name: string, tab: Page) => {
      const button = tab.getByRole('button', { name })
      const [file] = await Promise.all([tab.waitForEvent('download'), button.click()])
      return file.suggestedFilename()
    }
    const [mail] = app.mailServer.to(address)
    await page.goto(findLink(mail, tokenRoutes.download.en))
    expect(await take(confirm.button, page)).toBe(messages.en.pdf.fileName)
    await page.getByRole('heading', { level: 1, name: ready.title }).waitFor()
    await page.getByRole('link', { name: ready.button }).waitFor()

    await page.goto(findLink(mail, tokenRoutes.erase.en))
    await page.getByRole('button', { name: erase.data }).click()
    const status = page.getByRole('status')
    await expect.poll(() => status.innerText().then(plain)).toContain(plain(erase.dataSent.text))
    const tab = await page.context().newPage()
    await tab.goto(findLink(app.mailServer.to(address).at(-1), tokenRoutes.data.en))
    expect(await take(data.button, tab)).toBe(data.file)

    await page.getByRole('button', { name: erase.button }).click()
    await page.getByRole('heading', { level: 1, name: erased.title }).waitFor()
  },
)
