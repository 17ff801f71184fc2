import type { ArrivalView } from '../../contract/api/admin-people.ts'
import { nameOfSource } from '../../contract/statistics/sources.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { Fact } from '../shared/Facts.tsx'

/** By which page, from where and by which campaign somebody came; what is not known, or not any more, is left out. */
export function ArrivalFacts({ arrival: { firstPage, source, campaign } }: { arrival: ArrivalView }) {
  const texts = useMessages().people.facts
  return (
    <>
      {firstPage !== null && <Fact name={texts.firstPage}>{firstPage}</Fact>}
      {source !== null && <Fact name={texts.source}>{nameOfSource(source, texts.sources)}</Fact>}
      {campaign.length > 0 && <Fact name={texts.campaign}>{campaign.join(', ')}</Fact>}
    </>
  )
}
