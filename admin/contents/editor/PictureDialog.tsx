import { useEffect, useRef, useState } from 'react'
import { fillText } from '../../../contract/text.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { editorTexts } from './texts.ts'

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
  if (isFailed) return <p className="hint">{editorTexts.picture.noView}</p>
  return (
    <canvas
      ref={canvas}
      className="editor-view"
      role="img"
      aria-label={fillText(editorTexts.picture.view, { name: file.name })}
    />
  )
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
  const texts = editorTexts.picture
  const first = useRef<HTMLTextAreaElement>(null)
  const [description, setDescription] = useState(described)
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (description.trim()) onDescribed(description.trim())
    else first.current?.focus()
  }
  return (
    <EditorDialog
      heading={texts.heading}
      first={first}
      submit={described ? texts.save : texts.insert}
      onSubmit={submit}
      onClose={onClose}
    >
      {picture instanceof File ? (
        <FileView file={picture} />
      ) : (
        <img className="editor-view" src={picture.address} alt={fillText(texts.view, { name: picture.name })} />
      )}
      <p className="small">{picture.name}</p>
      <Field
        id="picture-description"
        label={texts.description}
        hint={texts.descriptionHint}
        error={isTried && !description.trim() ? texts.descriptionMissing : undefined}
        control={({ autoFocus: _, ...tied }) => (
          <textarea
            {...tied}
            ref={first}
            rows={3}
            required
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      />
    </EditorDialog>
  )
}
