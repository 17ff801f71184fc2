/**
 * Puts values into a sentence: `fillText('in {n} minutes', { n: 3 })`.
 * A placeholder without a value stays as it stands.
 */
export function fillText(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (slot, key: string) => String(values[key] ?? slot))
}
