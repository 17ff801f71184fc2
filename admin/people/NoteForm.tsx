import { type SubmitEvent, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import { mostNotes, noteMax, type Person } from '../../contract/api/admin-people.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { BusyButton } from '../shared/BusyButton.tsx'
import { createTextKeeper } from '../shared/drafts/text-keeper.ts'
import { useAction } from '../shared/use-action.ts'
import { peopleTexts } from './texts.ts'

/** Keeps notes that are not added yet, by the ids of people. */
export const noteKeeper = createTextKeeper('note')

/** Adds a note; until the server has it the browser keeps it. */
export function NoteForm({ person: { id } }: { person: Person }) {
  const texts = peopleTexts.notes
  const { show } = useAdmin()
  const { isBusy, run, post } = useAction()
  const [text, setText] = useState(() => noteKeeper.read(id)?.text ?? '')

  const change = (next: string) => {
    setText(next)
    noteKeeper.write(id, { text: next, version: 0, keptAt: new Date().toISOString() })
  }
  const add = async () => {
    if (text.trim() === '') return show({ kind: 'error', title: texts.failed, text: texts.empty })
    const result = await post(`${adminApi.people}/${id}/notes`, {
      body: { text },
      done: texts.added,
      failed: texts.failed,
      say: (result) =>
        result.kind === 'failed' && result.code === 'tooLarge'
          ? { kind: 'error', title: texts.failed, text: fillText(texts.full, { n: mostNotes }) }
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
        <label htmlFor="note">{texts.field}</label>
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
          {texts.hint}
        </p>
      </div>
      <BusyButton className="button button--outline button--small" isBusy={isBusy} busyText={texts.adding}>
        {texts.add}
      </BusyButton>
    </form>
  )
}
