import type { SystemFamily } from '../../../contract/api/sign-in.ts'

/** In this order: Android calls itself Linux too, an iPhone names macOS. */
const families: [RegExp, SystemFamily][] = [
  [/iPhone|iPad|iPod/, 'iPhone, iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11|CrOS/, 'Linux'],
]

/** The family of a device's system by the string with which its browser introduces itself. */
export function toSystemFamily(userAgent: string | null): SystemFamily {
  return families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'Inconnu'
}
