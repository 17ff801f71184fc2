/** Comes from beyond the left edge as thin as the thread of the page, and swells before it becomes a shoulder. */
const leadIn = 'M-3000 518.2H-420C-300 518.2-160 515.5-40 515.5v9C-160 524.5-300 521.8-420 521.8H-3000z'

const face =
  'M-40 520c96 0 188-8 216-34 10-16 8-38 2-62-48-28-78-84-80-156-28-2-30-54-2-54-4-94 44-154 144-154M96 214c8-54 54-74 94-98 16-10 36-20 50-18M122 214c24-30 74-30 100-4 12 36-8 90-22 116 4 20 24 24 40 16M136 250c22-24 54-22 68 0-18 14-48 14-68 0m46 140c18-14 40-12 58-6m-50 10c16 22 36 22 50 18m-62 12c18 16 40 26 62 26'

/**
 * One head for two markets: the left half is drawn by the thread, which enters at 92.86 % of the height, the right half
 * is built of plain shapes. The axis stands in the middle; the section puts the mustard side behind the right half.
 */
export function FacePortrait({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 480 560" role="img" aria-label={label}>
      <path className="hair" d="M240 451l72-27v76h88q80 0 80 60v12H240z" />
      <path className="skin" d="M240 76h22q126 0 126 126v114q0 136-136 136h-12z" />
      <circle className="skin" cx="388" cy="262" r="20" />
      <path className="hair" d="M240 52h40q124 0 124 124v38h-16q-12-64-88-64h-60z" />
      <path className="ink" d="M278 196h88v16h-88zM240 384h64q-4 28-40 28h-24z" />
      <circle className="ink" cx="322" cy="246" r="23" />
      <circle className="spark" cx="329" cy="239" r="7" />
      <path className="line" d={`${leadIn}M240 206h26v130q0 10-10 10h-16z`} />
      <path className="stroke" d={face} />
      <circle className="line" cx="172" cy="247" r="10" />
    </svg>
  )
}
