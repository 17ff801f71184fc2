import sheetDrawingStyles from '../../shared/styles/sheet-drawing.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'

/** Heights of the six numbered parts on the sheet, top to bottom. */
const marks = [130, 176, 219, 278, 383, 462] as const

/** Lines of small print, each as `x y width`. */
const smallPrint = [
  '76 130 24',
  '117 124 208',
  '117 138 150',
  '65 172 26',
  '117 172 228',
  '117 186 180',
  '65 214 40',
  '65 228 122',
  '215 214 48',
  '215 228 128',
  '65 254 28',
  '134 254 214',
  '134 270 190',
  '134 286 206',
  '134 302 160',
  '100 372 190',
  '100 392 164',
  '100 412 208',
  '178 456 160',
  '178 470 122',
] as const

const toPath = (lines: readonly string[]) => lines.map((line) => line.replace(/^(\d+ \d+) (\d+)$/, 'M$1h$2')).join('')

/**
 * A look at one page of the checklist, reduced to its parts. The thread comes in from the left, makes a
 * loop and, where nothing stands beside the sheet, leaves on the right; the six numbers are those of the list beside it. Decorative: the list says everything.
 * @param mistake number of the mistake whose page is shown
 */
export function SheetDrawing({ mistake }: { mistake: number }) {
  useStyles(sheetDrawingStyles)
  return (
    <svg className="sheet" viewBox="0 0 420 536" aria-hidden="true">
      <rect className="key" x="30" y="14" width="360" height="508" rx="10" transform="rotate(3.5 210 268)" />
      <rect className="paper" x="30" y="14" width="360" height="508" rx="10" />
      <text x="63" y="97">
        {mistake}
      </text>
      <path className="title" d="M122 76h196" />
      <rect className="key" x="65" y="110" width="289" height="40" rx="8" />
      <path className="title rule" d="M65 199h138M217 199h137" />
      <rect className="paper" x="65" y="335" width="289" height="94" rx="10" />
      <path className="title word" d="M78 351h70" />
      <rect className="mist" x="65" y="438" width="289" height="46" rx="8" />
      <path className="title word" d="M78 461h78" />
      <path className="words" d={toPath(smallPrint)} />
      <path className="box" d="M76 365h13v13h-13zM76 385h13v13h-13zM76 405h13v13h-13z" />
      <path className="dash" d="M206 199h8M117 254h8M117 270h8M117 286h8M117 302h8" />
      <path className="tick" d="m78 370 5 6 12-15" />
      <path
        className="line"
        d="M-2400 39H170C190 39 205 34 205 24C205 12 187 12 187 24C187 34 202 39 222 39H356Q373 39 373 56V422Q373 439 390 439"
      />
      <path className="line tail" d="M390 439H3000" />
      <path className="gap" d="M196 31l8.7 3.8M187.3 34.8l8.7 3.9" />
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
