/** Outline of the mark in a box of 100 by 100, drawn between y = 10 and y = 78. */
export const markOutline =
  'M5.4 73.6c13 0 23.3 1.3 32.6-9.9l3.7-5.2 7-12-3.7-5.2-6.2 12c-4.7 9.3-9.8 14.6-20.7 15.3q-5.8.3-11.6.2c-1.3 0-2.7-.1-3.3 1.5-.7 1.6.4 3.2 2.2 3.3M54.9 37c1.9-3.2 5.5-10.5 8.3-12.5 3.4-2.2 8.1-1.8 10.6 1.5 4.2 5.6 2.5 14.8-1.3 20.3a28 28 0 0 1-27.3 10.8l-6.6 9.4q12.3 4.5 24.2-.6A36 36 0 0 0 77.9 54a31 31 0 0 0 6.2-21.2c-.8-8.4-6.5-16.7-15.6-16.9-6.8-.2-11.2 4-14.4 9.5l-2.7 5.2ZM36 53.8c-7.6-4.4-13.1-12.2-12.1-21.2.7-7.6 8.1-13.5 14.3-6.7 1.8 2 3.7 5.7 5.3 8.2C47.7 41 52.1 47.5 56 54.6l4.9-1.8q-3.6-7.5-7.8-14.6-3.4-5.5-6.4-11.2c-3.2-6-6.9-10.7-14.3-11.1A14 14 0 0 0 20.8 21c-5.3 5.8-6 15.1-4 22.4A36 36 0 0 0 30 61.8Zm29.4 13.5c8.6 7.1 17.5 6.5 27.9 6.3 1.5 0 3.1.1 3.6-1.8.4-1.5-.7-2.9-2.3-3-.9-.1-3.2.1-4.3.1-7.2 0-14.3.2-20.5-4.2Z'

/** The mark, once per document: every `Mark` refers to it. */
export function MarkSprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      <path id="mark" d={markOutline} />
    </svg>
  )
}

/** The knot of the logo in the colour that its place gives it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 10 100 68" aria-hidden="true">
      <use href="#mark" />
    </svg>
  )
}
