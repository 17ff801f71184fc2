import { useEffect, useRef, useState } from 'react'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { Dialog } from '../../shared/dialogs.tsx'

/** Longest side of a view, in pixels of the drawing. */
const viewSide = 640

/** The picture of a file, small. Drawn, since the policy of the page lets no address of a file be shown. */
function FileView({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    createImageBitmap(file).then(
      (bitmap) => {
        const target = canvas.current
        if (!isWanted || !target) return
        const scale = Math.min(1, viewSide / Math.max(bitmap.width, bitmap.height))
        target.width = Math.max(1, Math.round(bitmap.width * scale))
        target.height = Math.max(1, Math.round(bitmap.height * scale))
        target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height)
      },
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [file])
  if (isFailed)
    return <p className="hint">Cette image ne peut pas être montrée ici ; elle peut quand même être envoyée.</p>
  return <canvas ref={canvas} className="editor-view" role="img" aria-label={`Aperçu de ${file.name}`} />
}

type PictureDialogProps = {
  /** A new one, or the address of one that the article has. */
  picture: File | { name: string; address: string }
  /** What is said of one that the text shows. */
  described?: string
  onDescribed: (description: string) => void
  onClose: () => void
}

/** Asks what is to be seen on a picture, without which it cannot stand in a text. */
export function PictureDialog({ picture, described = '', onDescribed, onClose }: PictureDialogProps) {
  const first = useRef<HTMLTextAreaElement>(null)
  const [description, setDescription] = useState(described)
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (description.trim()) onDescribed(description.trim())
    else first.current?.focus()
  }
  return (
    <Dialog
      heading="Une image"
      width="middle"
      leave="Annuler"
      first={first}
      submit={described ? 'Enregistrer la description' : 'Insérer l’image'}
      onSubmit={submit}
      onClose={onClose}
    >
      {picture instanceof File ? (
        <FileView file={picture} />
      ) : (
        <img className="editor-view" src={picture.address} alt={`Aperçu de ${picture.name}`} />
      )}
      <p className="small">{picture.name}</p>
      <Field
        id="picture-description"
        label="Description"
        hint="Ce qu’on y voit, en une phrase : elle est lue à voix haute à qui ne voit pas l’image, et lue par les moteurs de recherche. Par exemple : « Un quai de gare vide, au petit matin »."
        error={isTried && !description.trim() ? 'Dites en une phrase ce qu’on voit sur l’image.' : undefined}
        control={({ autoFocus: _, ...tied }) => (
          <textarea
            {...tied}
            ref={first}
            rows={3}
            required
            value={description}
            onChange={({ target }) => setDescription(target.value)}
            // One sentence: a second line has no meaning.
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              submit()
            }}
          />
        )}
      />
    </Dialog>
  )
}
