import type { FileChooser, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a sentence of a guide has its reader do. */
type GuideAction =
  | { kind: 'open'; address: string }
  | { kind: 'sign'; labels: string[] }
  | { kind: 'press'; label: string }
  | { kind: 'write'; label: string; value: string }
  | { kind: 'choose'; label: string; value: string }
  | { kind: 'uncheck'; label: string }
  | { kind: 'picture'; name: string }
  | { kind: 'wait'; words: string }

/** Typographic spaces are those of a keyboard, as Playwright compares names. */
const toPlain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** One form of a sentence, and what it asks for. */
const sentences: readonly [form: RegExp, toAction: (...found: string[]) => GuideAction][] = [
  [/ouvrez `([^`]+)`/, (address = '') => ({ kind: 'open', address })],
  [/remplissez « ([^»]+) » et « ([^»]+) »/, (...labels) => ({ kind: 'sign', labels })],
  [/(?:appuyez|puis) sur « ([^»]+) »/, (label = '') => ({ kind: 'press', label })],
  [/écrivez `([^`]+)` dans « ([^»]+) »/, (value = '', label = '') => ({ kind: 'write', value, label })],
  [
    /remplacez « ([^»]+) » par [^`]*```\w*\n([^`]+)\n```/,
    (label = '', value = '') => ({ kind: 'write', label, value }),
  ],
  [/(?:choisissez|et) « ([^»]+) » dans « ([^»]+) »/, (value = '', label = '') => ({ kind: 'choose', value, label })],
  [/décochez « ([^»]+) »/, (label = '') => ({ kind: 'uncheck', label })],
  [/choisissez la photo `([^`]+)`/, (name = '') => ({ kind: 'picture', name })],
  [/attendez « ([^»]+) »/, (words = '') => ({ kind: 'wait', words })],
]

/**
 * What the numbered steps of a guide's section have its reader do, in their order.
 *
 * @throws if something in « » or between backticks is part of no sentence that can be followed
 */
export function readGuideSteps(guide: string, heading: string): GuideAction[] {
  const section = guide.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? ''
  const steps = section.match(/^\d+\. .*\n(?:(?!\d+\. |\S).*\n)*/gm) ?? []
  return steps.flatMap((step) => {
    // A block stands as deep as its step.
    let rest = toPlain(step).replace(/^ {3,4}/gm, '')
    const found: { at: number; action: GuideAction }[] = []
    for (const [form, toAction] of sentences)
      rest = rest.replace(new RegExp(form, 'giu'), (words, ...more: (string | number)[]) => {
        const groups = more.filter((one, index) => index < more.length - 2 && typeof one === 'string')
        found.push({ at: Number(more.at(-2)), action: toAction(...groups.map(String)) })
        return ' '.repeat(words.length)
      })
    if (/[«»`]/.test(rest)) throw new Error(`no reader can follow this: ${rest.trim()}`)
    return found.toSorted((one, other) => one.at - other.at).map(({ action }) => action)
  })
}

type GuideReader = {
  page: Page
  /** Where an address of the guide stands. */
  url: string
  /** What the reader knows and the guide does not say, by label. */
  secrets: Record<string, string>
  /** Where the picture of that name is. */
  pictureAt: (name: string) => string
  /** Called after each action. */
  onDone?: (action: GuideAction) => Promise<void>
}

/** Does in a browser what a guide says; each control is the only one of its name. */
export async function followGuide(reader: GuideReader, actions: readonly GuideAction[]): Promise<void> {
  const { page } = reader
  let chooser: FileChooser | undefined
  page.on('filechooser', (opened) => {
    chooser = opened
  })
  /** The dialog that is open; else the page. */
  const scope = page.locator('dialog[open], body:not(:has(dialog[open]))')
  const field = (label: string) =>
    scope.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea, [role=textbox]'))
  for (const action of actions) {
    switch (action.kind) {
      case 'open':
        await page.goto(reader.url + action.address)
        break
      case 'sign':
        for (const label of action.labels) await field(label).fill(reader.secrets[label] ?? '')
        break
      case 'press': {
        const named = { name: action.label, exact: true }
        await scope
          .getByRole('button', named)
          .or(scope.getByRole('link', named))
          .or(scope.getByRole('radio', named))
          .click()
        break
      }
      case 'write':
        await field(action.label).fill(action.value)
        break
      case 'choose':
        await field(action.label).selectOption({ label: action.value })
        break
      case 'uncheck':
        await field(action.label).uncheck()
        break
      case 'picture':
        await expect.poll(() => chooser).toBeDefined()
        await chooser?.setFiles(reader.pictureAt(action.name))
        break
      case 'wait':
        // It may be until visitors see what was published.
        await page.getByText(action.words).first().waitFor({ timeout: 60_000 })
    }
    await reader.onDone?.(action)
  }
}
