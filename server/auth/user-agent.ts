import type { BrowserFamily } from '../../contract/api/admin-people.ts'

/** In this order: Edge calls itself Chrome too, Chrome calls itself Safari too. */
const browsers: [RegExp, BrowserFamily][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

/** In this order: Android calls itself Linux too. An iPad may call itself a Mac, and cannot be told from one. */
const devices: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** The family of a browser by the string with which it introduces itself. */
export function toBrowserFamily(userAgent: string | null): BrowserFamily {
  if (!userAgent) return 'Inconnu'
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Autre'
}

/** What its owner would call a device, “iPhone · Safari”; null where nothing of it is known. Nothing else of the string is kept. */
export function toDeviceName(userAgent: string | null | undefined): string | null {
  const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return [find(devices), find(browsers)].filter((name) => name !== undefined).join(' · ') || null
}
