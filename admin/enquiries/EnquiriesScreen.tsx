import { adminApi } from '../../contract/api/admin.ts'
import { type EnquiryRow, enquirySelectionActions } from '../../contract/api/admin-people.ts'
import { frenchNames } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { useSite } from '../shared/admin-context.tsx'
import { formatMoment } from '../shared/admin-formats.ts'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import type { ListKind } from '../shared/list/Rows.tsx'
import { listTreatment } from '../shared/list/treatment.tsx'
import { MailState, Moment, ScreenHead, TimeLeft } from '../shared/parts.tsx'
import { enquiryTexts, screenNames, stageNames } from '../shared/texts.ts'
import { asideOfEnquiries, enquiryListTexts } from './texts.ts'

/** The messages of the contact form, with what is left of the promised time. */
export function EnquiriesScreen({ query }: { query: URLSearchParams }) {
  return (
    <div className="screen">
      <ScreenHead title={screenNames.enquiries} lead={asideOfEnquiries(useSite().replyHours)} />
      <PeopleList kind={useEnquiryList()} query={query} treatment={listTreatment} />
    </div>
  )
}

function useEnquiryList(): ListKind<EnquiryRow> {
  const { subjects } = useSite()
  const toState = ({ answeredAt, quarantinedAt, hoursLeft }: EnquiryRow) => {
    if (quarantinedAt !== null) return <span className="tag tag--mustard">{enquiryTexts.quarantine}</span>
    if (answeredAt !== null) return <span className="state state--ok">{enquiryTexts.answered}</span>
    return <TimeLeft hours={hoursLeft} />
  }
  return {
    path: adminApi.enquiries,
    file: adminApi.enquiriesCsv,
    texts: enquiryListTexts,
    states: ['toAnswer', 'answered', 'quarantined'],
    actions: enquirySelectionActions,
    emptyLink: pathOf('contact', 'fr'),
    pageOf: ({ id, personId }) => `${personId}#${id}`,
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
      { key: 'language', from: 'desk', cell: ({ locale }) => frenchNames[locale] },
      { key: 'stage', from: 'desk', cell: ({ stage }) => stageNames[stage] },
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
