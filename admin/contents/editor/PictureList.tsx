import { useState } from 'react'
import {
  contentLimits,
  contentsApi,
  type OpenedPicture,
  type PictureMark,
} from '../../../contract/api/admin-contents.ts'
import { fillText } from '../../../contract/text.ts'
import { ActionButton } from '../../shared/ActionParts.tsx'
import { useShowFailure } from '../../shared/actions.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { formatCount, formatPlural } from '../../shared/admin-formats.ts'
import { withQuery } from '../../shared/client.ts'
import type { ShownPicture } from './parts.ts'
import { editorTexts } from './texts.ts'
import type { Upload } from './use-picture-uploads.ts'

/** Address of a picture of the content, small. */
export const toViewAddress = (path: string): string => withQuery(contentsApi.picture, { path })

type PictureListProps = {
  pictures: readonly OpenedPicture[]
  uploads: readonly Upload[]
  /** Those that the text shows. */
  shown: readonly ShownPicture[]
  onInsert: (picture: OpenedPicture) => void
  /** Takes a picture out of the text. */
  onTakeOut: (picture: OpenedPicture) => void
  /** Saves the text before a picture goes, or comes back. */
  onMark: () => Promise<boolean>
  onMarked: () => void
  onRetry: (upload: Upload) => void
  onDrop: (id: string) => void
}

/** The pictures of an article, those on their way first. */
export function PictureList(props: PictureListProps) {
  const { pictures, uploads, shown, onInsert, onTakeOut, onMark, onMarked } = props
  const texts = editorTexts.pictures
  const { client } = useAdmin()
  const showFailure = useShowFailure()
  /** The picture that would be missed in the text if it went. */
  const [asked, setAsked] = useState<string>()

  const mark = async ({ path }: OpenedPicture, isRemoved: boolean) => {
    setAsked(undefined)
    if (!(await onMark())) return
    const result = await client.post<PictureMark>(contentsApi.removePicture, { path, isRemoved })
    if (result.kind === 'ok') onMarked()
    else showFailure(result)
  }
  const remove = async (picture: OpenedPicture) => {
    if (shown.some(({ name }) => name === picture.name)) return setAsked(picture.path)
    await mark(picture, true)
  }

  return (
    <section className="card editor-pictures" aria-labelledby="editor-pictures">
      <h2 id="editor-pictures">{texts.heading}</h2>
      <p className="small">{fillText(texts.limits, { n: contentLimits.picture / 1e6 })}</p>
      <UploadList {...props} />
      {pictures.length === 0 && uploads.length === 0 && <p className="label">{texts.none}</p>}
      <ul className="editor-picture-list">
        {pictures.map((one) => {
          const places = shown.filter(({ name }) => name === one.name)
          const toward = <span className="visually-hidden">{fillText(texts.toward, { name: one.name })}</span>
          return (
            <li key={one.path} className={one.isRemoved ? 'is-removed' : undefined}>
              <img src={toViewAddress(one.path)} alt="" loading="lazy" />
              <p>
                <b>{one.name}</b>
                <span className="hint">
                  {fillText(texts.size, { n: formatCount(Math.max(1, Math.round(one.bytes / 1000))) })}
                  {places.length === 0 && !one.isRemoved && `, ${texts.unused}`}
                </span>
                {places[0] && <span>{places[0].description || texts.undescribed}</span>}
                {one.isRemoved && <span>{one.isDraft ? texts.removed : texts.removedUnseen}</span>}
              </p>
              {asked === one.path ? (
                <div className="editor-picture-question" role="alert">
                  <p>{formatPlural(texts.stillShown, places.length)}</p>
                  <div className="actions">
                    <ActionButton
                      className="row-action"
                      action={() => {
                        onTakeOut(one)
                        return mark(one, true)
                      }}
                    >
                      {texts.removeBoth}
                    </ActionButton>
                    <button type="button" className="row-action" onClick={() => setAsked(undefined)}>
                      {texts.keep}
                    </button>
                  </div>
                </div>
              ) : (
                <div className="actions">
                  {one.isRemoved ? (
                    <ActionButton className="row-action" action={() => mark(one, false)}>
                      {texts.restore}
                      {toward}
                    </ActionButton>
                  ) : (
                    <>
                      <button type="button" className="row-action" onClick={() => onInsert(one)}>
                        {texts.insert}
                        {toward}
                      </button>
                      <ActionButton className="row-action" action={() => remove(one)}>
                        {texts.remove}
                        {toward}
                      </ActionButton>
                    </>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function UploadList({ uploads, onRetry, onDrop }: Pick<PictureListProps, 'uploads' | 'onRetry' | 'onDrop'>) {
  const texts = editorTexts.picture
  return (
    <ul className="editor-uploads" aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.id} className={upload.state === 'stopped' ? 'editor-upload is-stopped' : 'editor-upload'}>
          <p className="label">{upload.words}</p>
          {upload.share !== undefined && <progress value={upload.share} aria-label={upload.file.name} />}
          <div className="actions">
            {upload.canRetry && (
              <button type="button" className="row-action" onClick={() => onRetry(upload)}>
                {texts.retry}
              </button>
            )}
            {upload.state !== 'sending' && (
              <button type="button" className="row-action" onClick={() => onDrop(upload.id)}>
                {texts.drop}
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
