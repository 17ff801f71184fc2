import { useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import type { Person, PersonFile } from '../../contract/api/admin-people.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { BusyButton } from '../shared/BusyButton.tsx'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { Part } from '../shared/Part.tsx'
import { useAction } from '../shared/use-action.ts'
import { noteKeeper } from './NoteForm.tsx'
import { peopleTexts } from './texts.ts'
import { answerKeeper } from './use-answer.ts'

type PersonFilesProps = { person: Person; onErased: () => void }

/** Everything that is kept of a person as files, and the way to keep nothing of it. */
export function PersonFiles({ person, onErased }: PersonFilesProps) {
  const files = peopleTexts.files
  const { client } = useAdmin()
  const { isBusy, save } = useAction()
  const [isAsked, setAsked] = useState(false)
  const { id, email, enquiries } = person
  const address = (file: PersonFile) => `${adminApi.people}/${id}/${file}`
  const erase = async () => {
    const result = await client.post(`${adminApi.people}/${id}/erase`)
    if (result.kind !== 'ok') return result
    for (const keeper of [noteKeeper, answerKeeper]) keeper.forget([id, ...enquiries.map((enquiry) => enquiry.id)])
    onErased()
    return result
  }
  return (
    <Part id="fichiers" heading={files.heading}>
      {(['page', 'export'] as const).map((file) => (
        <BusyButton
          key={file}
          type="button"
          className="more"
          isBusy={isBusy}
          onClick={() => save(address(file), files.success)}
        >
          {files[file]}
        </BusyButton>
      ))}
      <button type="button" className="button button--outline button--small" onClick={() => setAsked(true)}>
        {peopleTexts.erase.open}
      </button>
      {isAsked && <EraseDialog texts={peopleTexts.erase} email={email} erase={erase} onClose={() => setAsked(false)} />}
    </Part>
  )
}
