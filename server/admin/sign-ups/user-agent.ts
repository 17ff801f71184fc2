import type { BrowserFamily } from '../../../contract/api/admin-sign-ups.ts'

/** In this order: Edge calls itself Chrome too, Chrome calls itself Safari too. */
const browsers: [RegExp, BrowserFamily][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

/** The family of a browser by the string with which it introduces itself. */
export function toBrowserFamily(userAgent: string | null): BrowserFamily {
  if (!userAgent) return 'Inconnu'
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Autre'
}
