import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { adminApi, type MailProgress } from '../../contract/api/admin.ts'
import {
  type LeadAction,
  type LeadRow,
  type LeadSelectionAction,
  leadFilter,
  type Totals,
} from '../../contract/api/admin-people.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import type { FormAnswer } from '../../contract/api/errors.ts'
import { frenchNames } from '../../contract/locales.ts'
import { addDays, startOfParisDay, toParisDay } from '../../contract/paris.ts'
import { toBrowserFamily } from '../auth/user-agent.ts'
import { type FoundLead, findLead, queueChecklist, releaseLead } from '../checklist/leads.ts'
import type { Database } from '../db/database.ts'
import { RequestError } from '../http/request-error.ts'
import type { MailingDeps } from '../mail/sender.ts'
import type { Eraser } from '../people/erasing.ts'
import type { Clock } from '../runtime/clock.ts'
import { type CsvSheet, toDateCell } from './csv.ts'
import { registerList, type TreatedTogether } from './list-routes.ts'
import { type Listed, leadList, toListRow } from './lists.ts'

type SignUpRoutesDeps = MailingDeps & { eraser: Eraser }

/** Everything that is shown of leads and done with them; who may call stands in `guardAdmin`. */
export function registerSignUpRoutes(app: FastifyInstance, deps: SignUpRoutesDeps): void {
  const { database, clock, eraser } = deps
  app.get(adminApi.totals, (): Promise<Totals> => countLeads(database, clock))
  registerList(app, deps, {
    path: adminApi.leads,
    list: leadList,
    filter: leadFilter,
    toRow: toLeadRow,
    file: leadFile,
    actions: { release: 'lead-released' } satisfies Record<LeadAction, AuditAction>,
    selection: {
      release: { audit: 'leads-released', states: ['quarantined'] },
      erase: { audit: 'leads-erased', states: [] },
    } satisfies Record<LeadSelectionAction, TreatedTogether>,
    act: async (action, id, deadline) => {
      const lead = await findLead(database, 'lead.id', id)
      if (action === 'release') return sendReleased(deps, lead, deadline)
      if (lead) await eraser.erasePerson(lead.person_id)
      return undefined
    },
  })
}

/**
 * Takes a lead out of quarantine and sends the checklist.
 * @param deadline until when the answer waits for the mail (`performance.now`)
 * @throws `notFound` if the lead is gone
 */
async function sendReleased(
  { database, sender, ...deps }: SignUpRoutesDeps,
  lead: FoundLead | undefined,
  deadline?: number,
): Promise<FormAnswer> {
  if (!lead) throw new RequestError('notFound')
  const dispatch = await database.write(async (transaction) => {
    await releaseLead(transaction, lead.id)
    return queueChecklist(transaction, deps, lead)
  })
  return sender.deliver(dispatch, deadline)
}

/** Addresses in all, of today and of the last seven days in Paris; quarantined ones count when released. */
async function countLeads({ db }: Database, clock: Clock): Promise<Totals> {
  const today = toParisDay(clock.now())
  const countSince = (day: string) =>
    sql<number>`count(case when downloaded_at >= ${new Date(startOfParisDay(day)).toISOString()} then 1 end)`
  const counts = await db
    .selectFrom('checklist_downloads')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      countSince(today).as('today'),
      countSince(addDays(today, -6)).as('lastSevenDays'),
    ])
    .where('quarantined_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { all: Number(counts.all), today: Number(counts.today), lastSevenDays: Number(counts.lastSevenDays) }
}

/** A lead as the administrator sees it. */
export const toLeadRow = (lead: Listed<'checklist_downloads'>, mail: MailProgress): LeadRow => ({
  ...toListRow(lead, mail),
  email: lead.email,
  downloadedAt: lead.downloaded_at,
  browser: toBrowserFamily(lead.user_agent),
  ipAddress: null,
  confirmedAt: lead.confirmed_at,
})

/** Leads as a file: the specification's columns, then whether the address is confirmed, and the language. */
const leadFile = {
  path: adminApi.leadsCsv,
  name: 'checklist-downloads',
  audit: 'leads-exported',
  toSheet: (): CsvSheet<Listed<'checklist_downloads'>> => ({
    heading: ['Email', 'Date de téléchargement', 'Adresse IP', 'Navigateur', 'Adresse confirmée', 'Langue'],
    toCells: (row) => [
      row.email,
      toDateCell(row.downloaded_at),
      row.ip_address ?? 'N/A',
      row.user_agent ?? 'N/A',
      row.confirmed_at === null ? 'non' : 'oui',
      frenchNames[row.locale],
    ],
  }),
} as const
