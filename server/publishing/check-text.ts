import { cutElements } from './cut-elements.ts'

/** What a missing value leaves in a sentence. */
const leftovers = /\bNaN\b|\bundefined\b|\[object Object\]|\{\w+\}/

/** Attributes that are read out or shown. */
const spokenAttribute = /\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g

/**
 * No sentence of a page shows that a value is missing.
 * @returns where one does, a French sentence each
 */
export function checkText(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) => {
    // Code may speak of such things.
    const prose = cutElements(html, ['script', 'style', 'pre', 'code']).rest
    const spoken = [...prose.matchAll(spokenAttribute)].map(([, value = '']) => value)
    const texts = [...prose.split(/<[^<>]*>/), ...spoken]
    const found = texts.find((text) => leftovers.test(text))
    return found === undefined ? [] : [`${path} : une valeur manque dans « ${found.trim().slice(0, 120)} ».`]
  })
}
