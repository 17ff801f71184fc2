import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFullLength } from './scale.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What looks at colours, which takes half of the time. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Fault = { html: string; target: string[]; failureSummary?: string }
type Result = { violations: { id: string; help: string; nodes: Fault[] }[] }

async function findViolations(page: Page, part: string, look: 'all' | 'colours' | 'words' = 'all'): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ part, colourRules, look }) => {
      const { axe } = window as unknown as { axe: { run: (root: string, options: object) => Promise<Result> } }
      const { violations } = await axe.run(part, {
        resultTypes: ['violations'],
        // Of WCAG 2.2, which axe leaves out unless asked.
        rules: {
          'target-size': { enabled: true },
          ...(look === 'words' && Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))),
        },
        ...(look === 'colours' && { runOnly: { type: 'rule', values: colourRules } }),
      })
      const modal = document.querySelector(':modal')
      const isInReach = ({ target: [selector = ''] }: Fault) =>
        !modal || modal.contains(document.querySelector(selector))
      // Behind a dialog it is chance how much of a target is hidden, and none can be pressed.
      return violations.map((one) => (one.id === 'target-size' ? { ...one, nodes: one.nodes.filter(isInReach) } : one))
    },
    { part, colourRules, look },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}

/** Where a straight apostrophe, or a space that may break before or after a mark, stands in a French sentence. */
export const frenchFault = /[a-zà-ü]'[a-zà-ü]| [;:!?»]|« |[a-zà-ü]:\s/i

/** What a screen of the administrator says against French typography; what people typed, and the contents, are theirs. */
async function findTypographyFaults(page: Page): Promise<string[]> {
  if (!/^\/admin(?!\/contenus)/.test(new URL(page.url()).pathname)) return []
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (
        !parentElement?.closest('script, style, code, bdi, textarea, [dir=auto], [contenteditable], [lang]:not(html)')
      )
        found.push(textContent ?? '')
    }
    return found.concat([...document.querySelectorAll('[aria-label]')].map((labelled) => labelled.ariaLabel ?? ''))
  })
  return texts.filter((text) => frenchFault.test(text))
}

/** Gives the page axe, once. */
async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
}

/** Waits until what moves by itself has come to its end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isPassing = ({ timeline, effect }: Animation) =>
      timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    for (let still = 0; still < 2; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const passing = document.getAnimations().filter(isPassing)
      if (passing.length > 0) still = 0
      await Promise.allSettled(passing.map(({ finished }) => finished))
    }
  })
}

async function setLight(page: Page, colorScheme: (typeof lights)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await settle(page)
}

const usualWidths = [360, 1280]
const lights = ['light', 'dark'] as const

/** The first light in which a window is looked at: a phone in the light, a desk in the dark. At full length each in both. */
const lightsOf = (width: number) =>
  (width < 600 ? lights : lights.toReversed()).slice(0, isFullLength ? lights.length : 1)

/** What axe finds in the page as the window is: all of it in the light, its colours in the dark. */
export async function findFaultsOfLook(page: Page, state: string): Promise<string[]> {
  await prepare(page)
  const found: string[] = []
  for (const [turn, colorScheme] of lights.entries()) {
    await setLight(page, colorScheme)
    const violations = await findViolations(page, 'html', turn === 0 ? 'all' : 'colours')
    found.push(...violations.map((text) => `${state}, ${colorScheme}: ${text}`))
  }
  await setLight(page, 'light')
  return found
}

/** The same of the words of a page that another one is like in its look: all but what the colours decide. */
export async function expectAccessibleWords(page: Page, state: string): Promise<void> {
  await prepare(page)
  expect((await findViolations(page, 'html', 'words')).map((text) => `${state}: ${text}`)).toEqual([])
}

/**
 * Asks axe about what the page, or a part of it, shows now: on a phone in the light, on a desk in the dark; at full
 * length on both in both.
 * @param widths of the windows, in CSS pixels
 */
export async function expectAccessible(
  page: Page,
  state: string,
  part = 'html',
  widths: readonly number[] = usualWidths,
): Promise<void> {
  await prepare(page)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 800 : 900 })
    for (const [turn, colorScheme] of lightsOf(width).entries()) {
      await setLight(page, colorScheme)
      // In the other light the page is the same but for its colours.
      const violations = await findViolations(page, part, turn === 0 ? 'all' : 'colours')
      found.push(...violations.map((text) => `${state}, ${width} px, ${colorScheme}: ${text}`))
    }
  }
  await setLight(page, 'light')
  expect(found).toEqual([])
  expect(await findTypographyFaults(page)).toEqual([])
}
