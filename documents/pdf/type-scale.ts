import { palette } from './palette.ts'
import type { Setting } from './write-text.ts'

/** The steps of the type scale. */
export const type = {
  cover: { cut: 'title', size: 92, leading: 84, tracking: -0.03 },
  lead: { cut: 'text', size: 16.5, leading: 22 },
  h2: { cut: 'title', size: 31, leading: 32, tracking: -0.018, isBalanced: true },
  h3: { cut: 'label', size: 11, leading: 15 },
  h3Large: { cut: 'title', size: 15.5, leading: 20, tracking: -0.01 },
  sign: { cut: 'label', size: 13, leading: 17.5 },
  body: { cut: 'text', size: 10.4, leading: 15.2 },
  fact: { cut: 'text', size: 9.7, leading: 13.9 },
  box: { cut: 'ui', size: 11.2, leading: 15.4 },
  small: { cut: 'ui', size: 8.6, leading: 12, colour: palette.muted },
  numeral: { cut: 'title', size: 92, leading: 66, tracking: -0.03, colour: palette.thread },
} as const satisfies Record<string, Setting>
