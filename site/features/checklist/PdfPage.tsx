import { type Checklist, numberSources, pageOfMistake } from '../../../contract/content/checklist.ts'
import { fillText } from '../../../contract/text.ts'
import { Mark } from '../../shared/illustration/Mark.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'

type PdfPageProps = {
  checklist: Checklist
  /** Which of the seven, from 1. */
  mistake: number
  brand: string
  /** With the place `{page}`. */
  caption: string
}

/**
 * A page of the PDF to see: the words of one mistake in the order of `documents/pdf/checklist.typ`, set as text, so that it
 * is sharp at every size and can be read on a phone. Its six parts are numbered for the list beside it.
 */
export function PdfPage({ checklist, mistake: number, brand, caption }: PdfPageProps) {
  const { labels } = checklist
  const mistake = checklist.mistakes[number - 1]
  if (!mistake) throw new Error(`checklist: there is no mistake ${number}`)
  const { title, facts, boxes, term } = mistake
  const page = pageOfMistake(number)
  const part = (name: 'sign' | 'cost' | 'here' | 'there', className?: string) => (
    <div className={className}>
      <dt>{labels[name]}</dt>
      <dd>
        <RichText text={mistake[name]} />
      </dd>
    </div>
  )
  return (
    <figure className="pdf-page">
      <div className="pdf-sheet stack">
        <PdfPageThread page={page} at={(number - 1) / (checklist.mistakes.length - 1)} />
        <p className="pdf-title stack">
          <b>{number}</b> <b>{title}</b>
        </p>
        <dl className="pdf-parts numbered">
          {part('sign', 'card field pdf-sign')}
          {part('cost')}
          {part('here', 'pdf-side')}
          {part('there', 'pdf-side')}
          <div>
            <dt>{labels.facts}</dt>
            <dd>
              <ul className="hyphen-list pdf-facts">
                {facts.map(({ text, sources }) => (
                  <li key={text}>
                    <span>
                      <RichText text={text} />
                      {numberSources(checklist, sources).map((source) => (
                        <b key={source}>{`\u00a0[${source}]`}</b>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          <div className="card card--line pdf-boxes">
            <dt>{labels.boxes}</dt>
            <dd>
              <ul>
                {boxes.map((box) => (
                  <li key={box}>
                    <span>
                      <RichText text={box} />
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          <div className="card card--tint pdf-term">
            <dt>{labels.term}</dt>
            <dd>
              <b lang={term.language}>{term.word}</b> <span className="muted">[{term.sound}]</span>
            </dd>
            <dd>
              <RichText text={term.meaning} />
            </dd>
          </div>
        </dl>
        <p className="pdf-foot row small">
          <Mark />
          <b>{brand}</b> <span className="tick">{labels.footer}</span> <b>{page}</b>
        </p>
      </div>
      <figcaption className="small">{fillText(caption, { page })}</figcaption>
    </figure>
  )
}

/** From the head line up into two loops and down to it again, 38 units on. */
const loops =
  'c11 0 22-6 22-16c0-6-5-10-11-10c-6 0-11 5-11 11c0 9 9 15 19 15c11 0 19-6 19-15c0-6-5-11-11-11c-6 0-11 5-11 11c0 9 11 15 22 15'

/** Where the line crosses itself, the strand below is cut on both sides of the one above. */
const gaps =
  'M8 2.1l6-2.1M6-3.4l6-2.1M14.6-8.1l4.1 4.9M19-11.9l4.1 4.9M23.6-22.5l-4.5-4.6M19.5-18.5l-4.5-4.6M26.2 2.2l6-2.3M24.1-3.2l6-2.3'

/**
 * The thread of a page in points of A4, as `documents/pdf/checklist.typ` leads it: up the left margin and out at the
 * head on even pages, in at the head and down the right margin on odd ones. It comes from beyond the window's left edge.
 * @param at how far along the head it ties its loops, from 0 to 1
 */
function PdfPageThread({ page, at }: { page: number; at: number }) {
  const isUp = page % 2 === 0
  const before = isUp ? 'M-2400 706H5Q27 706 27 684V64Q27 42 49 42' : 'M-2400 42'
  const after = isUp ? 'H596' : 'H546Q568 42 568 64V684Q568 706 590 706H596'
  const x = Math.round((isUp ? 120 : 71) + 367 * at)
  return (
    <svg className="pdf-thread" viewBox="0 0 595 842" aria-hidden="true">
      <path d={`${before}H${x}${loops}${after}`} />
      <path className="gap" transform={`translate(${x} 42)`} d={gaps} />
      <path className="tail" d={`M595 ${isUp ? 42 : 706}H3000`} />
    </svg>
  )
}
