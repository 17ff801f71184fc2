/** A4 in points, and the fixed lines of the layout. */
export const page = { width: 595.28, height: 841.89 } as const

/** Left and right edge of everything that is read. */
export const margin = { left: 58, right: page.width - 58, width: page.width - 116, top: 74, bottom: 776 } as const

/**
 * The red thread: it crosses the head of each page at `top`, runs along one margin, and passes to the
 * next page at `pass`. Pages laid side by side share one line.
 */
export const thread = { top: 42, pass: 706, rail: 27, radius: 22, width: 4 } as const

export const footerY = 800
