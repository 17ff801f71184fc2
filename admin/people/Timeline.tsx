import { type SubmitEvent, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import { mostNotes, noteMax, type Person, type PersonEvent } from '../../contract/api/admin-people.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { BusyButton } from '../shared/ActionParts.tsx'
import { useAction } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { formatDateOf, formatPlural } from '../shared/admin-formats.ts'
import { EraseDialog } from '../shared/dialogs.tsx'
import { noteKeeper } from '../shared/drafts/typed-texts.ts'
import { Moment, Part } from '../shared/parts.tsx'
import { EventText } from './person-parts.tsx'

/** Of a long story as many events are shown at once, the newest. */
const shownAtOnce = 10

/** Most letters of a note in the question before it is erased. */
const excerptLength = 200

type Note = Extract<PersonEvent, { kind: 'note' }>

/** What happened, newest first, with the owner's notes among it. */
export function Timeline({ person }: { person: Person }) {
  const { post } = useAction()
  const { refresh } = useAdmin()
  const [erasing, setErasing] = useState<Note>()
  const { timeline } = person
  const erase = async ({ noteId }: Note) => {
    const result = await post(`${adminApi.people}/${person.id}/notes/${noteId}/erase`, { isInDialog: true })
    // An answer that was lost may have been a yes.
    if (result.kind === 'thrown') refresh()
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
    <Part id="suivi" heading="Suivi">
      <NoteForm person={person} />
      {toList(timeline.slice(0, shownAtOnce))}
      {older.length > 0 && (
        <details className="folded">
          <summary className="more">
            {formatPlural({ one: '{n} événement plus ancien', many: '{n} événements plus anciens' }, older.length)}
          </summary>
          {toList(older)}
        </details>
      )}
      {erasing && (
        <EraseDialog
          texts={{
            heading: 'Effacer cette note ?',
            intro: 'La note sur {email} disparaît, tout de suite et pour de bon.',
            note: 'Le reste du suivi ne change pas.',
            confirm: 'Effacer la note',
            what: [erasing.text.slice(0, excerptLength)],
          }}
          email={person.name ?? person.email}
          erase={() => erase(erasing)}
          onClose={() => setErasing(undefined)}
        />
      )}
    </Part>
  )
}

function EraseNote({ note, onErase }: { note: Note; onErase: () => void }) {
  const label = `Effacer la note du ${formatDateOf(note.at)}`
  return (
    <button type="button" className="round-button" aria-label={label} title={label} onClick={onErase}>
      <Icon name="trash" />
    </button>
  )
}

/** Adds a note; until the server has it the browser keeps it. */
function NoteForm({ person: { id } }: { person: Person }) {
  const { show } = useAdmin()
  const { isBusy, run, post } = useAction()
  const [text, setText] = useState(() => noteKeeper.read(id)?.text ?? '')

  const change = (next: string) => {
    setText(next)
    if (next === '') noteKeeper.forget([id])
    else noteKeeper.write(id, { text: next, version: 0, keptAt: new Date().toISOString() })
  }
  const add = async () => {
    if (text.trim() === '')
      return show({ kind: 'error', title: 'Note non enregistrée', text: 'Écrivez la note avant de l’ajouter.' })
    const result = await post(`${adminApi.people}/${id}/notes`, {
      body: { text },
      done: { title: 'C’est noté', text: 'La note est enregistrée.' },
      failed: 'Note non enregistrée',
      say: (result) =>
        result.kind === 'failed' && result.code === 'tooLarge'
          ? {
              kind: 'error',
              title: 'Note non enregistrée',
              text: `Cette personne a déjà ${mostNotes} notes, le maximum. Effacez-en une.`,
            }
          : undefined,
    })
    if (result.kind !== 'ok') return
    noteKeeper.forget([id])
    setText('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void run(add)
  }
  return (
    <form className="form" onSubmit={submit}>
      <div className="form-field">
        <label htmlFor="note">Nouvelle note</label>
        <textarea
          id="note"
          dir="auto"
          maxLength={noteMax}
          readOnly={isBusy}
          value={text}
          onChange={(event) => change(event.target.value)}
          aria-describedby="note-aide"
        />
        <p className="hint" id="note-aide">
          La personne peut demander à lire ces notes.
        </p>
      </div>
      <BusyButton className="button button--outline button--small" isBusy={isBusy} busyText="Enregistrement…">
        Ajouter la note
      </BusyButton>
    </form>
  )
}
