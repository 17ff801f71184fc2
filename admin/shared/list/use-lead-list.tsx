import { adminApi } from '../../../contract/api/admin.ts'
import { type LeadRow, leadSelectionActions } from '../../../contract/api/admin-sign-ups.ts'
import { pathOf } from '../../../contract/routes.ts'
import { useMessages } from '../admin-context.tsx'
import { formatMoment } from '../admin-formats.ts'
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
      { key: 'confirmed', cell: toState },
      { key: 'language', cell: ({ locale }) => texts.languages[locale] },
      { key: 'stage', cell: ({ stage }) => stages[stage] },
    ],
    aside: toState,
    line: ({ downloadedAt, locale, stage }) => (
      <span className="line-whole">
        {[formatMoment(downloadedAt), texts.languages[locale], stages[stage]].join('\u00a0· ')}
      </span>
    ),
    canBe: ({ quarantinedAt }, action) => action !== 'release' || quarantinedAt !== null,
  }
}
