import { listTreatment } from '../shared/list/list-treatment.ts'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import { useLeadList } from '../shared/list/use-lead-list.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'
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
