import { useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import type { Person, PersonEvent } from '../../contract/api/admin-people.ts'
import { fillText } from '../../contract/fill-text.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { useAdmin } from '../shared/admin-context.tsx'
import { formatDateOf, formatPlural } from '../shared/admin-formats.ts'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { Moment } from '../shared/Moment.tsx'
import { Part } from '../shared/Part.tsx'
import { EventText } from './EventText.tsx'
import { NoteForm } from './NoteForm.tsx'
import { peopleTexts } from './texts.ts'

/** Of a long story as many events are shown at once, the newest. */
const shownAtOnce = 10

/** Most letters of a note in the question before it is erased. */
const excerptLength = 200

type Note = Extract<PersonEvent, { kind: 'note' }>

/** What happened, newest first, with the owner's notes among it. */
export function Timeline({ person }: { person: Person }) {
  const { client, refresh } = useAdmin()
  const [erasing, setErasing] = useState<Note>()
  const { timeline } = person
  const erase = async ({ noteId }: Note) => {
    const result = await client.post(`${adminApi.people}/${person.id}/notes/${noteId}/erase`)
    refresh()
    return result
  }
  const toList = (events: readonly PersonEvent[]) => (
    <ol className="timeline">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment
        <li key={`${event.at} ${index}`}>
          <Moment at={event.at} />
          <EventText event={event} person={person} />
          {event.kind === 'note' && <EraseNote note={event} onErase={() => setErasing(event)} />}
        </li>
      ))}
    </ol>
  )
  const older = timeline.slice(shownAtOnce)
  return (
    <Part id="suivi" heading={peopleTexts.timeline.heading}>
      <NoteForm person={person} />
      {toList(timeline.slice(0, shownAtOnce))}
      {older.length > 0 && (
        <details className="folded">
          <summary className="more">{formatPlural(peopleTexts.timeline.older, older.length)}</summary>
          {toList(older)}
        </details>
      )}
      {erasing && (
        <EraseDialog
          texts={{ ...peopleTexts.notes.eraseDialog, what: [erasing.text.slice(0, excerptLength)] }}
          email={person.name ?? person.email}
          erase={() => erase(erasing)}
          onClose={() => setErasing(undefined)}
        />
      )}
    </Part>
  )
}

function EraseNote({ note, onErase }: { note: Note; onErase: () => void }) {
  const label = fillText(peopleTexts.notes.erase, { date: formatDateOf(note.at) })
  return (
    <button type="button" className="close-button" aria-label={label} title={label} onClick={onErase}>
      <Icon name="trash" />
    </button>
  )
}
