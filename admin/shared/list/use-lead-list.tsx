import { adminApi } from '../../../contract/api/admin.ts'
import { type LeadRow, leadSelectionActions } from '../../../contract/api/admin-sign-ups.ts'
import { pathOf } from '../../../contract/routes.ts'
import { useMessages } from '../admin-context.tsx'
import { formatMoment } from '../admin-formats.ts'
import { MailState } from '../MailState.tsx'
import { Moment } from '../Moment.tsx'
import type { ListKind } from './list-kind.ts'

/** Sign-ups as a list. */
export function useLeadList(): ListKind<LeadRow> {
  const { leads: texts, stages } = useMessages()
  const toState = ({ confirmedAt, quarantinedAt }: LeadRow) => {
    if (quarantinedAt !== null) return <span className="tag tag--mustard">{texts.quarantine}</span>
    if (confirmedAt === null) return <span className="state state--none">{texts.notConfirmed}</span>
    return <span className="state state--ok">{texts.confirmed}</span>
  }
  return {
    path: adminApi.leads,
    file: adminApi.leadsCsv,
    texts: texts.list,
    states: ['confirmed', 'unconfirmed', 'quarantined'],
    actions: leadSelectionActions,
    emptyLink: pathOf('checklist', 'fr'),
    nameOf: ({ email }) => email,
    columns: [
      { key: 'date', cell: ({ downloadedAt }) => <Moment at={downloadedAt} /> },
      { key: 'browser', cell: ({ browser }) => browser },
      { key: 'ipAddress', cell: ({ ipAddress }) => ipAddress ?? texts.noValue },
      { key: 'confirmed', cell: toState },
      { key: 'mail', from: 'desk', cell: ({ mail }) => <MailState mail={mail} /> },
      { key: 'language', from: 'desk', cell: ({ locale }) => texts.languages[locale] },
      { key: 'stage', from: 'large', cell: ({ stage }) => stages[stage] },
    ],
    aside: toState,
    line: ({ downloadedAt, locale, mail }) =>
      [formatMoment(downloadedAt), texts.languages[locale], mail.state !== 'sent' && texts.mail[mail.state]]
        .filter(Boolean)
        .join(' · '),
    canBe: ({ quarantinedAt }, action) => action !== 'release' || quarantinedAt !== null,
  }
}
