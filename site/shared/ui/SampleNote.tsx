import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import { useContent } from '../use-content.tsx'
import claimNoteStyles from './claim-note.css?inline'

type SampleNoteProps = {
  /** What a region shows that may wait for the owner to confirm it. */
  of: readonly ({ sample?: true | undefined } | undefined)[]
  /** What of the region it is: some of its figures, if nothing else is said. */
  kind?: 'figures' | 'texts' | 'ranking'
  locale: Locale
}

/** One sentence for a whole region, as long as anything in it is a sample. */
export function SampleNote({ of, kind = 'figures', locale }: SampleNoteProps) {
  const isSample = of.some((one) => one?.sample)
  const { sample } = useContent().messages[locale].site
  useStyles(...(isSample ? [claimNoteStyles] : []))
  return isSample && <p className="small sample-sentence">{sample[kind]}</p>
}
