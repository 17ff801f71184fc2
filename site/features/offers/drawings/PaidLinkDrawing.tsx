import type { PageWords } from '../../../../contract/content/pages.ts'

/** Heights of the four numbered parts on the sheet, top to bottom. */
const marks = [66, 162, 250, 394] as const

/** A paid article reduced to its parts: the label for the reader on top, the attribute for Google below. */
export function PaidLinkDrawing({ words }: { words: PageWords['backlinks']['paidLink']['drawing'] }) {
  return (
    <svg className="sheet" viewBox="0 0 420 436" role="img" aria-label={words.description}>
      <rect className="key" x="30" y="14" width="360" height="322" rx="10" transform="rotate(2.5 210 175)" />
      <rect className="paper" x="30" y="14" width="360" height="322" rx="10" />
      <rect className="advert" x="64" y="50" width="84" height="32" rx="6" />
      <text className="sheet-label" x="106" y="72" lang="de">
        {words.label}
      </text>
      <text className="sheet-heading" x="64" y="126" lang="de">
        {words.title}
      </text>
      <path
        className="words"
        d="M66 152h288M66 172h260M66 192h280M66 212h188M66 232h284M66 252h92M300 252h50M66 290h226M66 310h120"
      />
      <path className="title word" d="M174 252h108" />
      <path className="line" d="M-2400 269H306Q326 269 326 289V372" />
      <rect className="full" x="62" y="368" width="300" height="52" rx="10" />
      <text className="code" x="212" y="402">
        {words.code}
      </text>
      {marks.map((y, index) => (
        <g key={y} className="mark">
          <circle cx="30" cy={y} r="15" />
          <text x="30" y={y + 6}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
