import { setTimeout } from 'node:timers/promises'
import type { BrowserWindow } from './windows.ts'

/** What is compared of a page. */
export type Reading = {
  height: number
  /** How far it can be scrolled to the side (px). */
  sideways: number
  texts: Box[]
}

/** `name` begins with the element's own name. */
type Box = { name: string; left: number; width: number; height: number }

/** Waits until a page has come to rest, and reads where its texts stand; works without scripts, too. */
export async function readPage(window: BrowserWindow): Promise<Reading> {
  // Sections out of sight would have the height that is kept for them.
  await window.run(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  let before = ''
  // Screens of the administration come when the server has answered.
  for (let same = 0, tries = 0; same < 4 && tries < 80; tries += 1, await setTimeout(100)) {
    const now = await window.run(() => {
      const isReady = document.fonts.status === 'loaded' && document.querySelector('h1') !== null
      return `${isReady} ${document.documentElement.scrollHeight} ${document.body.innerText.length}`
    })
    same = now === before && now.startsWith('true') ? same + 1 : 0
    before = now
  }
  // Pictures come when they are near.
  const height = await window.run(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) await window.run((top) => scrollTo({ top, behavior: 'instant' }), top)
  await window.run(() => scrollTo({ top: 0, behavior: 'instant' }))
  await setTimeout(300)
  return window.run(() => {
    const root = document.documentElement
    const kinds =
      'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, label, legend, button, blockquote, header a, footer a'
    const texts = [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((element) => {
      const { left, width, height } = element.getBoundingClientRect()
      const text = element.innerText.trim().replace(/\s+/g, ' ').slice(0, 40)
      return text && width > 1 && height > 1 ? { name: `${element.localName} ${text}`, left, width, height } : []
    })
    return { height: root.scrollHeight, sideways: root.scrollWidth - root.clientWidth, texts }
  })
}

/**
 * The texts that stand elsewhere, or have another size, by more than `bound` px, and those that only one of the two has.
 * How far down they stand is not compared: all that follows a longer text would.
 */
export function listMoved(reference: Reading, other: Reading, bound: number): string[] {
  const known = Map.groupBy(reference.texts, ({ name }) => name)
  const moved = other.texts.flatMap(({ name, left, width, height }) => {
    const same = known.get(name)?.shift()
    if (!same) return `${name}: only here`
    const by = [left - same.left, width - same.width, height - same.height].map(Math.round)
    const [x, wider, higher] = by
    return by.some((one) => Math.abs(one) > bound)
      ? `${name}: ${x} px to the right, ${wider} wider, ${higher} higher`
      : []
  })
  return [...moved, ...[...known.values()].flat().map(({ name }) => `${name}: not here`)]
}
