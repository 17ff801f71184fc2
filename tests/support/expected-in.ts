import type { Locale } from '../../contract/locales.ts'

/**
 * What a test expects in a language.
 * @throws if nobody has written it for a language that was added
 */
export function expectedIn<Expected>(table: Partial<Record<Locale, Expected>>, locale: Locale): Expected {
  const expected = table[locale]
  if (expected === undefined) throw new Error(`this test does not know yet what to expect in "${locale}"`)
  return expected
}
