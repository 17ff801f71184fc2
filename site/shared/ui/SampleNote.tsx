import { useContent, useLocale } from '../use-content.tsx'

type SampleNoteProps = {
  /** What a region shows that may wait for the owner to confirm it. */
  of: readonly ({ sample?: true | undefined } | undefined)[]
  /** What of the region it is: some of its figures, if nothing else is said. */
  kind?: 'figures' | 'texts' | 'ranking'
}

/** One sentence for a whole region, as long as anything in it is a sample. */
export function SampleNote({ of, kind = 'figures' }: SampleNoteProps) {
  const locale = useLocale()
  const isSample = of.some((one) => one?.sample)
  const { sample } = useContent().messages[locale].site
  return isSample && <p className="small sample-sentence">{sample[kind]}</p>
}
