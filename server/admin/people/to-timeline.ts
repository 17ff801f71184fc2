import {
  type ConversationEntry,
  mostShown,
  type PersonEvent,
  type PersonMail,
} from '../../../contract/api/admin-people.ts'
import type { Stage } from '../../../contract/stages.ts'
import type { ChecklistDownloads, Outbox, People, PersonNotes } from '../../db/tables.ts'
import { toMailProgress } from '../lists.ts'

/** Which mails to a person the timeline tells of; answers stand with their enquiries. */
export const personMails = ['checklist', 'enquiry-acknowledgement', 'data-link'] as const satisfies PersonMail[]

type Sources = {
  lead: (Pick<ChecklistDownloads, 'downloaded_at'> & Pick<People, 'confirmed_at'>) | undefined
  enquiries: readonly ConversationEntry[]
  mails: readonly Pick<Outbox, 'kind' | 'queued_at' | 'state' | 'unsent_reason' | 'sent_at'>[]
  notes: readonly Pick<PersonNotes, 'id' | 'kind' | 'text' | 'written_at'>[]
}

/** What happened, newest first: the newest `mostShown` events, and every note however old. */
export function toTimeline({ lead, enquiries, mails, notes }: Sources): PersonEvent[] {
  // In the order in which things of one moment happen.
  const events: PersonEvent[] = [
    ...(lead ? [{ at: lead.downloaded_at, kind: 'signedUp' as const }] : []),
    ...enquiries.map(({ id, receivedAt }) => ({ at: receivedAt, kind: 'wrote' as const, enquiryId: id })),
    ...mails.map((mail) => {
      const progress = toMailProgress(mail)
      return { at: mail.queued_at, kind: 'mail' as const, mail: mail.kind as PersonMail, progress }
    }),
    ...(lead?.confirmed_at ? [{ at: lead.confirmed_at, kind: 'confirmed' as const }] : []),
    ...toAnswered(enquiries),
    ...notes.map((note): PersonEvent => {
      if (note.kind === 'stage') return { at: note.written_at, kind: 'stage', stage: note.text as Stage }
      return { at: note.written_at, kind: 'note', noteId: note.id, text: note.text }
    }),
  ]
  const newestFirst = events.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))).reverse()
  let shown = 0
  return newestFirst.filter(({ kind }) => {
    if (kind === 'note') return true
    shown += 1
    return shown <= mostShown
  })
}

/**
 * Each answer from here, and the mark of the owner where it stands for one that was given elsewhere. An answer from here
 * marks, in the same moment, every message before it.
 */
function toAnswered(enquiries: readonly ConversationEntry[]): PersonEvent[] {
  const answers = enquiries.flatMap(({ id, answers }) => answers.map((answer) => ({ ...answer, enquiryId: id })))
  const moments = new Set<string | null>(answers.map(({ answeredAt }) => answeredAt))
  const marked = enquiries.filter(({ answeredAt }) => !moments.has(answeredAt))
  return [
    ...marked.flatMap(({ id, answeredAt: at }) =>
      at === null ? [] : [{ at, kind: 'answered' as const, enquiryId: id }],
    ),
    ...answers.map(({ id, enquiryId, answeredAt }) => ({
      ...{ at: answeredAt, kind: 'answered' as const, enquiryId, answerId: id },
    })),
  ]
}
