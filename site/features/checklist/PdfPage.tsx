import { numberSources, pageOfMistake } from '../../../contract/checklist-numbers.ts'
import type { Checklist } from '../../../contract/content/checklist.ts'
import { fillText } from '../../../contract/fill-text.ts'
import { Mark } from '../../shared/illustration/Mark.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { PdfPageThread } from './PdfPageThread.tsx'

type PdfPageProps = {
  checklist: Checklist
  /** Which of the seven, from 1. */
  mistake: number
  brand: string
  /** With the place `{page}`. */
  caption: string
}

/**
 * A page of the PDF to see: the words of one mistake in the order and the look of `documents/pdf/checklist.typ`, set
 * as text, so that it is sharp at every size and can be read on a phone. Its six parts are numbered for the list beside it.
 */
export function PdfPage({ checklist, mistake: number, brand, caption }: PdfPageProps) {
  const { labels } = checklist
  const mistake = checklist.mistakes[number - 1]
  if (!mistake) throw new Error(`checklist: there is no mistake ${number}`)
  const { title, sign, cost, here, there, facts, boxes, term } = mistake
  const page = pageOfMistake(number)
  return (
    <figure className="pdf-page">
      <div className="pdf-sheet">
        <PdfPageThread page={page} at={(number - 1) / (checklist.mistakes.length - 1)} />
        <p className="pdf-title">
          <b>{number}</b> <b>{title}</b>
        </p>
        <dl>
          <div className="pdf-part pdf-sign">
            <dt>{labels.sign}</dt>
            <dd>
              <RichText text={sign} />
            </dd>
          </div>
          <div className="pdf-part">
            <dt>{labels.cost}</dt>
            <dd>
              <RichText text={cost} />
            </dd>
          </div>
          <div className="pdf-part pdf-side">
            <dt>{labels.here}</dt>
            <dd>
              <RichText text={here} />
            </dd>
          </div>
          <div className="pdf-part pdf-side">
            <dt>{labels.there}</dt>
            <dd>
              <RichText text={there} />
            </dd>
          </div>
          <div className="pdf-part">
            <dt>{labels.facts}</dt>
            <dd>
              <ul className="pdf-facts">
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
          <div className="pdf-part pdf-boxes">
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
          <div className="pdf-part pdf-term">
            <dt>{labels.term}</dt>
            <dd>
              <b lang={term.language}>{term.word}</b> <span>[{term.sound}]</span>
            </dd>
            <dd>
              <RichText text={term.meaning} />
            </dd>
          </div>
        </dl>
        <p className="pdf-foot">
          <Mark />
          <b>{brand}</b> <span>{labels.footer}</span> <b>{page}</b>
        </p>
      </div>
      <figcaption className="small">{fillText(caption, { page })}</figcaption>
    </figure>
  )
}
