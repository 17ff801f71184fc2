import { adminApi } from '../../contract/api/admin.ts'
import { type EnquiryRow, enquirySelectionActions } from '../../contract/api/admin-enquiries.ts'
import { pathOf } from '../../contract/routes.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatMoment } from '../shared/admin-formats.ts'
import type { ListKind } from '../shared/list/list-kind.ts'
import { listTreatment } from '../shared/list/list-treatment.ts'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import { MailState } from '../shared/MailState.tsx'
import { Moment } from '../shared/Moment.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'
import { TimeLeft } from '../shared/TimeLeft.tsx'

/** The messages of the contact form, with what is left of the promised time. */
export function EnquiriesScreen({ query }: { query: URLSearchParams }) {
  const { navigation, enquiries } = useMessages()
  return (
    <div className="screen">
      <ScreenHead title={navigation.screens.enquiries} lead={enquiries.aside} />
      <PeopleList kind={useEnquiryList()} query={query} treatment={listTreatment} />
    </div>
  )
}

function useEnquiryList(): ListKind<EnquiryRow> {
  const { enquiries: texts, subjects, stages, leads } = useMessages()
  const toState = ({ answeredAt, quarantinedAt, hoursLeft }: EnquiryRow) => {
    if (quarantinedAt !== null) return <span className="tag tag--mustard">{texts.quarantine}</span>
    if (answeredAt !== null) return <span className="state state--ok">{texts.answered}</span>
    return <TimeLeft hours={hoursLeft} />
  }
  return {
    path: adminApi.enquiries,
    file: adminApi.enquiriesCsv,
    texts: texts.list,
    states: ['toAnswer', 'answered', 'quarantined'],
    actions: enquirySelectionActions,
    emptyLink: pathOf('contact', 'fr'),
    nameOf: ({ name }) => name,
    below: ({ email }) => <span className="small">{email}</span>,
    columns: [
      {
        key: 'enquiry',
        cell: ({ subject, message }) => (
          <>
            {subjects.fr[subject]}
            <span className="small excerpt" dir="auto">
              {message}
            </span>
          </>
        ),
      },
      { key: 'date', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
      { key: 'answer', cell: toState },
      { key: 'language', from: 'desk', cell: ({ locale }) => leads.languages[locale] },
      { key: 'stage', from: 'desk', cell: ({ stage }) => stages[stage] },
      { key: 'mail', from: 'large', cell: ({ mail }) => <MailState mail={mail} /> },
    ],
    aside: toState,
    line: ({ subject, receivedAt, message }) => `${formatMoment(receivedAt)} · ${subjects.fr[subject]} · ${message}`,
    canBe: ({ answeredAt, quarantinedAt }, action) => {
      if (action === 'release') return quarantinedAt !== null
      return action === 'erase' || (answeredAt === null && quarantinedAt === null)
    },
  }
}
