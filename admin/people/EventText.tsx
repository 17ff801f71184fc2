import type { Person, PersonEvent } from '../../contract/api/admin-people.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useSite } from '../shared/admin-context.tsx'
import { colon } from '../shared/admin-formats.ts'
import { MailState } from '../shared/MailState.tsx'
import { stageNames } from '../shared/texts.ts'
import { peopleTexts } from './texts.ts'

/** One event of a person's timeline in words. */
export function EventText({ event, person }: { event: PersonEvent; person: Person }) {
  const { subjects } = useSite()
  const events = peopleTexts.timeline.events
  switch (event.kind) {
    case 'mail':
      return (
        <p>
          {peopleTexts.timeline.mails[event.mail]}
          {colon}
          <MailState mail={event.progress} />
        </p>
      )
    case 'stage':
      return <p>{fillText(events.stage, { stage: stageNames[event.stage] })}</p>
    case 'note':
      return (
        <p className="note typed" dir="auto">
          {event.text}
        </p>
      )
    case 'wrote':
    case 'answered': {
      const subject = person.enquiries.find(({ id }) => id === event.enquiryId)?.subject
      const words = event.kind === 'wrote' ? events.wrote : event.answerId ? events.answered : events.marked
      return <p>{subject ? `${words}${colon}${subjects.fr[subject]}` : words}</p>
    }
    default:
      return <p>{events[event.kind]}</p>
  }
}
