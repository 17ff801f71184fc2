import { useMessages } from '../shared/admin-context.tsx'
import { listTreatment } from '../shared/list/list-treatment.ts'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import { useLeadList } from '../shared/list/use-lead-list.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'

/** Who asked for the checklist. */
export function SignUpsScreen({ query }: { query: URLSearchParams }) {
  const { navigation, leads } = useMessages()
  return (
    <div className="screen">
      <ScreenHead title={navigation.screens.signUps} lead={leads.consent} />
      <PeopleList kind={useLeadList()} query={query} treatment={listTreatment} />
    </div>
  )
}
