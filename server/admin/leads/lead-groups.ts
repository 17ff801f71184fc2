import { type ExpressionBuilder, sql } from 'kysely'
import {
  type LeadGroup,
  type LeadGroupAction,
  type LeadGroupAnswer,
  type LeadGroupCount,
  type LeadGroups,
  mostLeadGroups,
} from '../../../contract/api/admin.ts'
import type { Recipient } from '../../checklist/lead-mails.ts'
import { queueChecklist } from '../../checklist/queue-checklist.ts'
import { releaseLead } from '../../checklist/release-lead.ts'
import type { Tables } from '../../db/tables.ts'
import type { MailingDeps } from '../../mail/sender.ts'
import type { Eraser } from '../../privacy/erase-person.ts'

type LeadGroupDeps = MailingDeps & { eraser: Pick<Eraser, 'eraseLead'> }

/** Leads that one call treats, so that it ends while the owner waits. */
const batch = 50

/** A lead who confirmed the address or wrote a message is a person: nothing is done with them in bulk. */
const isDoubtful = ({ and, eb, not, exists, selectFrom }: ExpressionBuilder<Tables, 'checklist_downloads'>) =>
  and([
    eb('confirmed_at', 'is', null),
    not(
      exists(
        selectFrom('enquiries')
          .select('enquiries.id')
          .whereRef('enquiries.address_key', '=', 'checklist_downloads.address_key'),
      ),
    ),
  ])

function leadsOf({ database: { db } }: LeadGroupDeps, group: LeadGroup) {
  const leads = db.selectFrom('checklist_downloads').where(isDoubtful)
  if (group.kind === 'quarantine') return leads.where('quarantined_at', 'is not', null)
  return group.source === null ? leads.where('utm_source', 'is', null) : leads.where('utm_source', '=', group.source)
}

/** The quarantine and the sources that doubtful leads came from, the largest first. */
export async function listLeadGroups({ database: { db } }: LeadGroupDeps): Promise<LeadGroups> {
  const quarantined = sql<number>`sum(case when quarantined_at is null then 0 else 1 end)`
  const sources = await db
    .selectFrom('checklist_downloads')
    .where(isDoubtful)
    .select((row) => ['utm_source as source', row.fn.countAll<number>().as('count'), quarantined.as('quarantined')])
    .groupBy('utm_source')
    .orderBy('count', 'desc')
    .limit(mostLeadGroups)
    .execute()
  const all = await db
    .selectFrom('checklist_downloads')
    .where(isDoubtful)
    .where('quarantined_at', 'is not', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const inQuarantine: LeadGroupCount = { kind: 'quarantine', count: Number(all.count), quarantined: Number(all.count) }
  const ofSources = sources.map(
    ({ source, count, quarantined }): LeadGroupCount => ({
      ...{ kind: 'source', source, count: Number(count), quarantined: Number(quarantined) },
    }),
  )
  return { groups: [inQuarantine, ...ofSources].filter(({ count }) => count > 0) }
}

/**
 * Releases or erases the leads of a group, a number of them at a time: the caller calls again while some are left.
 * The mails of released ones leave within the caps.
 */
export async function actOnLeadGroup(
  deps: LeadGroupDeps,
  action: LeadGroupAction,
  group: LeadGroup,
): Promise<LeadGroupAnswer> {
  const leads = () =>
    action === 'erase' ? leadsOf(deps, group) : leadsOf(deps, group).where('quarantined_at', 'is not', null)
  const some = await leads().select(['id', 'email', 'locale']).orderBy('id').limit(batch).execute()
  let done = 0
  for (const lead of some) {
    // Somebody may have confirmed or written while those before were treated.
    if (!(await leads().select('id').where('id', '=', lead.id).executeTakeFirst())) continue
    done += 1
    if (action === 'erase') await deps.eraser.eraseLead(lead.id)
    else await release(deps, lead)
  }
  const { left } = await leads()
    .select((row) => row.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return { done, left: Number(left) }
}

async function release(deps: LeadGroupDeps, lead: Recipient): Promise<void> {
  const { next } = await deps.database.write(async (transaction) => {
    await releaseLead(transaction, lead.id)
    return queueChecklist(transaction, deps, lead)
  })
  if (next.kind === 'attempt') deps.sender.attemptLater(next.mail)
}
