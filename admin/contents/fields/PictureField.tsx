import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { contentsApi } from '../../../contract/api/admin-contents.ts'
import { pictureFolderOf } from '../../../contract/content/content-paths.ts'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { useAdmin } from '../../shared/admin-context.tsx'
import { withQuery } from '../../shared/client.ts'
import { askBeforeLeaving } from '../../shared/use-address.ts'
import { refuseFile, sendPicture } from '../send-picture.ts'
import { useFields } from './fields-context.ts'

/** Asked before a picture on its way is left behind. */
const leavingQuestion =
  'Une photo est encore en route. Si vous quittez ce formulaire, elle n’y sera pas choisie. Quitter quand même ?'

type PictureFieldProps = Omit<ComponentProps<typeof BusyButton>, 'isBusy'> & {
  name: string
  onName: (name: string) => void
}

/** A picture, and the button that sends another, whose name is then written. */
export function PictureField({ name, onName, ...tied }: PictureFieldProps) {
  const { entry } = useFields()
  const folder = entry === undefined ? undefined : pictureFolderOf(entry)
  const { client } = useAdmin()
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  // Its entry of a list may have another place once the picture is sent, or none.
  const latest = useRef<typeof onName>(undefined)
  useLayoutEffect(() => {
    latest.current = onName
    return () => {
      latest.current = undefined
    }
  }, [onName])
  useEffect(() => (isBusy ? askBeforeLeaving(leavingQuestion) : undefined), [isBusy])
  if (entry === undefined || folder === undefined) return null

  const send = async (file: File) => {
    const refused = refuseFile(file)
    if (refused !== undefined) return setSaid(refused)
    setBusy(true)
    const sent = await sendPicture(client, entry, file, setSaid)
    setBusy(false)
    setSaid(sent.kind === 'saved' ? '' : sent.words)
    if (sent.kind === 'saved') latest.current?.(sent.name)
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
      <BusyButton
        {...tied}
        type="button"
        className="button button--outline button--small"
        isBusy={isBusy}
        onClick={() => input.current?.click()}
      >
        {name === '' ? 'Choisir une photo' : 'Changer de photo'}
      </BusyButton>
      <p className="small" role="status">
        {said}
      </p>
    </div>
  )
}
