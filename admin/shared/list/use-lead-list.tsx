import { adminApi } from '../../../contract/api/admin.ts'
import { type LeadRow, leadSelectionActions } from '../../../contract/api/admin-sign-ups.ts'
import { frenchNames } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { formatMoment } from '../admin-formats.ts'
import { Moment } from '../Moment.tsx'
import { leadTexts, stageNames } from '../texts.ts'
import type { ListKind } from './list-kind.ts'
import { leadListTexts } from './texts.ts'

/** Sign-ups as a list. */
export function useLeadList(): ListKind<LeadRow> {
  const toState = ({ confirmedAt, quarantinedAt }: LeadRow) => {
    if (quarantinedAt !== null) return <span className="tag tag--mustard">{leadTexts.quarantine}</span>
    if (confirmedAt === null) return <span className="state state--none">{leadTexts.notConfirmed}</span>
    return <span className="state state--ok">{leadTexts.confirmed}</span>
  }
  return {
    path: adminApi.leads,
    file: adminApi.leadsCsv,
    texts: leadListTexts,
    states: ['confirmed', 'unconfirmed', 'quarantined'],
    actions: leadSelectionActions,
    emptyLink: pathOf('checklist', 'fr'),
    pageOf: ({ personId }) => personId,
    nameOf: ({ email }) => email,
    columns: [
      { key: 'date', cell: ({ downloadedAt }) => <Moment at={downloadedAt} /> },
      { key: 'confirmed', cell: toState },
      { key: 'language', cell: ({ locale }) => frenchNames[locale] },
      { key: 'stage', cell: ({ stage }) => stageNames[stage] },
    ],
    aside: toState,
    line: ({ downloadedAt, locale, stage }) => (
      <span className="line-whole">
        {[formatMoment(downloadedAt), frenchNames[locale], stageNames[stage]].join('\u00a0· ')}
      </span>
    ),
    canBe: ({ quarantinedAt }, action) => action !== 'release' || quarantinedAt !== null,
  }
}
