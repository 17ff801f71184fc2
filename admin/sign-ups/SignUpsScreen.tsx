import { useLeadList } from '../shared/list/lead-list.tsx'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import { listTreatment } from '../shared/list/treatment.tsx'
import { ScreenHead } from '../shared/parts.tsx'
import { leadTexts, screenNames } from '../shared/texts.ts'

/** Who asked for the checklist. */
export function SignUpsScreen({ query }: { query: URLSearchParams }) {
  return (
    <div className="screen">
      <ScreenHead title={screenNames.signUps} lead={leadTexts.consent} />
      <PeopleList kind={useLeadList()} query={query} treatment={listTreatment} />
    </div>
  )
}
