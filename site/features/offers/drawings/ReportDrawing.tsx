import type { PageWords } from '../../../../contract/content/pages.ts'
import { useContent } from '../../../shared/use-content.tsx'

/** Heights of the six numbered parts on the sheet, top to bottom. */
const marks = [96, 170, 248, 330, 408, 486] as const

/** Lengths of the three verdicts, of the three keywords' bars and of the competitors' columns: made up. */
const verdicts = [74, 48, 26] as const
const searches = [104, 62, 22] as const
const columns = [44, 58, 36, 52, 40] as const

/** Every n-th square of the grid is an error found. */
const isFound = (index: number) => index % 7 === 2 || index % 11 === 5

const countTo = (length: number) => Array.from({ length }, (_, index) => index)

const squares = (indexes: readonly number[]) =>
  indexes.map((index) => `M${64 + (index % 25) * 11.8} ${394 + Math.floor(index / 25) * 14}h8.5v9h-8.5z`).join('')

/** A look at one page of the audit's report, with the words a buyer would type. The six numbers are those of the list beside it. */
export function ReportDrawing({ words }: { words: PageWords['auditDach']['report']['drawing'] }) {
  const { errors, trustPoints, competitors } = useContent().offers.prices.auditDach
  return (
    <svg className="sheet" viewBox="0 0 420 560" role="img" aria-label={words.description}>
      <rect className="key" x="30" y="14" width="360" height="532" rx="10" transform="rotate(-3 210 280)" />
      <rect className="mist" x="30" y="14" width="360" height="532" rx="10" transform="rotate(2.5 210 280)" />
      <rect className="paper" x="30" y="14" width="360" height="532" rx="10" />
      <text className="sheet-heading" x="64" y="58">
        {words.title}
      </text>
      {words.verdicts.map((verdict, index) => (
        <g key={verdict} transform={`translate(${64 + index * 102} 84)`}>
          <text y="0">{verdict}</text>
          <path className="track" d="M5 18h80" />
          <path className={index === 2 ? 'bar low' : 'bar'} d={`M5 18h${verdicts[index]}`} />
        </g>
      ))}
      <path className="rule" d="M64 128h292M64 206h292M64 288h292M64 372h292M64 440h292" />
      {words.keywords.map((keyword, index) => (
        <g key={keyword} transform={`translate(64 ${153 + index * 20})`}>
          <text lang="de">{keyword}</text>
          <path className={index === 0 ? 'bar low' : 'bar'} d={`M184 -4h${searches[index]}`} />
        </g>
      ))}
      {columns.slice(0, competitors).map((height, index) => (
        <rect key={height} className="column" x={64 + index * 53} y={276 - height} width="26" height={height} rx="2" />
      ))}
      <rect className="yours" x="329" y="262" width="26" height="14" rx="2" />
      {words.trust.map((word, index) => (
        <g key={word} transform={`translate(${64 + (index % 2) * 148} ${314 + (index >> 1) * 22})`}>
          <path
            className={index % 3 === 0 ? 'tick' : 'dash'}
            d={index % 3 === 0 ? 'm0-5 5 6 10-13' : 'M0-4h5M10-4h5'}
          />
          <text x="24" lang="de">
            {word}
          </text>
        </g>
      ))}
      {countTo(trustPoints).map((dot) => (
        <circle key={dot} className={dot % 4 === 1 ? 'yours' : 'full'} cx={68 + dot * 20.2} cy="358" r="4" />
      ))}
      <path className="grid" d={squares(countTo(errors).filter((index) => !isFound(index)))} />
      <path className="yours" d={squares(countTo(errors).filter(isFound))} />
      <text x="64" y="474">
        {words.plan}
      </text>
      <path className="words" d="M132 508h44M222 508h52M312 508h38M132 522h30M222 522h34M312 522h42" />
      <path
        className="line"
        d="M-2400 488H136c16 0 25-8 25-17a9 9 0 0 0-18 0c0 9 9 17 25 17h58c16 0 25-8 25-17a9 9 0 0 0-18 0c0 9 9 17 25 17h58c16 0 25-8 25-17a9 9 0 0 0-18 0c0 9 9 17 25 17H390"
      />
      <path className="line tail" d="M390 488H3000" />
      <path
        className="gap"
        d="M152 480.5l7.3 4M144.7 484.5l7.3 3.9M242 480.5l7.3 4M234.7 484.5l7.3 3.9M332 480.5l7.3 4M324.7 484.5l7.3 3.9"
      />
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
