import type { ArrivalView } from '../../contract/api/admin-people.ts'
import { nameOfSource, otherSourceNames } from '../../contract/statistics/sources.ts'
import { Fact } from '../shared/Facts.tsx'
import { peopleTexts } from './texts.ts'

/** By which page, from where and by which campaign somebody came; what is not known, or not any more, is left out. */
export function ArrivalFacts({ arrival: { firstPage, source, campaign } }: { arrival: ArrivalView }) {
  return (
    <>
      {firstPage !== null && <Fact name={peopleTexts.facts.firstPage}>{firstPage}</Fact>}
      {source !== null && <Fact name={peopleTexts.facts.source}>{nameOfSource(source, otherSourceNames)}</Fact>}
      {campaign.length > 0 && <Fact name={peopleTexts.facts.campaign}>{campaign.join(', ')}</Fact>}
    </>
  )
}
