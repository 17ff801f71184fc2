import type { BrowserFamily } from '../../contract/api/admin.ts'
import type { SystemFamily } from '../../contract/api/sign-in.ts'

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

/** In this order: Android calls itself Linux too, an iPhone names macOS. */
const systems: [RegExp, SystemFamily][] = [
  [/iPhone|iPad|iPod/, 'iPhone, iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11|CrOS/, 'Linux'],
]

/** The family of a device's system by the string with which its browser introduces itself. */
export function toSystemFamily(userAgent: string | null): SystemFamily {
  return systems.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'Inconnu'
}
