/** Outline of the mark in a box of 100 by 100, drawn between y = 10 and y = 78. */
export const markOutline =
  'M5.4 73.6c4.6 0 9.3.3 14-.2s9.3-1.8 13.1-4.5 6.7-6.5 9.2-10.4q3.5-6 7-12L45 41.3q-3.2 6-6.2 12c-2 4-4.4 7.9-7.8 10.7a22 22 0 0 1-12.3 4.6c-4.4.4-8.9.2-13.3.2a2.4 2.4 0 0 0 0 4.8M54.9 37c2.3-3.8 4.2-8 7.1-11.4 3-3.2 8.7-3.4 11.5 0s3.2 8.3 2.4 12.6q-1.3 6.7-6.3 11.5a29 29 0 0 1-24.4 7.4l-6.6 9.4a32 32 0 0 0 25.2-1q5.9-2.8 10.6-7.4 4.5-4.6 7.3-10.6 2.6-6 2.5-12.5 0-6.6-3.6-12.2A15 15 0 0 0 70.1 16c-4.3-.6-8.7.9-11.8 3.9s-5 6.9-6.9 10.7ZM36 53.8q-6.1-3.4-9.6-9.4A20 20 0 0 1 24 31.5c.8-4.4 4.2-8.7 8.6-8.6 4.5.1 7.2 4.9 9.4 8.8q3.5 5.8 7.1 11.4 3.7 5.6 6.9 11.5l4.9-1.8q-3-6.2-6.4-12.2Q51.1 35 47.8 29c-2.1-4-4.3-8.1-8-10.7a15 15 0 0 0-13-1.6 17 17 0 0 0-9.3 9.6A26 26 0 0 0 16 39.5q1 6.9 4.9 12.7 3.6 5.6 9.1 9.6Zm29.4 13.5c3.9 3.3 8.9 5.3 13.9 6 5.1.6 10.2.3 15.3.3a2.4 2.4 0 0 0 0-4.8q-6.4.2-13-.1c-4.2-.4-8.4-1.5-11.8-4Z'

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
