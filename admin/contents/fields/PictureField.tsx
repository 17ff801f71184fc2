import { type ComponentProps, useRef, useState } from 'react'
import { contentsApi, type SavedPicture } from '../../../contract/api/admin-contents.ts'
import { pictureFolderOf } from '../../../contract/content/content-paths.ts'
import { fillText } from '../../../contract/text.ts'
import { toFailureText } from '../../shared/actions.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { withQuery } from '../../shared/client.ts'
import { editorTexts } from '../editor/texts.ts'
import { refuseFile } from '../refuse-file.ts'
import { contentsTexts } from '../texts.ts'
import { useFields } from './fields-context.ts'

type PictureFieldProps = ComponentProps<'button'> & { name: string; onName: (name: string) => void }

/** A picture, and the button that sends another, whose name is then written. */
export function PictureField({ name, onName, ...tied }: PictureFieldProps) {
  const { entry } = useFields()
  const folder = entry === undefined ? undefined : pictureFolderOf(entry)
  const { client } = useAdmin()
  const texts = editorTexts.picture
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (entry === undefined || folder === undefined) return null

  const send = async (file: File) => {
    const say = (words: string, values: Record<string, string | number> = {}) =>
      setSaid(fillText(words, { name: file.name, ...values }))
    const refused = refuseFile(file, texts)
    if (refused !== undefined) return setSaid(refused)
    setBusy(true)
    const result = await client.upload<SavedPicture>(
      withQuery(contentsApi.pictures, { path: entry, name: file.name }),
      file,
      (share) => (share < 1 ? say(texts.sending, { n: Math.floor(share * 100) }) : say(texts.placing)),
    )
    setBusy(false)
    if (result.kind === 'signedOut' || result.kind === 'refused') return setSaid('')
    if (result.kind !== 'ok') return say(texts.failed, { reason: toFailureText(result) })
    const answer = result.value
    if (answer.kind === 'refused') return say(texts.refused, answer)
    setSaid('')
    onName(answer.name)
  }
  return (
    <div className="field-picture">
      {name !== '' && <img src={withQuery(contentsApi.picture, { path: folder + name })} alt="" loading="lazy" />}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      <button
        {...tied}
        type="button"
        className="button button--outline button--small"
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {name === '' ? contentsTexts.fields.choosePicture : contentsTexts.fields.otherPicture}
      </button>
      <p className="small" role="status">
        {said}
      </p>
    </div>
  )
}
