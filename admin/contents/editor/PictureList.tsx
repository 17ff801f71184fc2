import { contentLimits, contentsApi, type OpenedPicture } from '../../../contract/api/admin-contents.ts'
import { fillText } from '../../../contract/text.ts'
import { formatCount } from '../../shared/admin-formats.ts'
import { withQuery } from '../../shared/client.ts'
import { editorTexts } from './texts.ts'
import type { Upload } from './use-picture-uploads.ts'

/** Address of a picture of the content, small. */
export const toViewAddress = (path: string): string => withQuery(contentsApi.picture, { path })

type PictureListProps = {
  pictures: readonly OpenedPicture[]
  uploads: readonly Upload[]
  /** The text, which shows some of them. */
  body: string
  onInsert: (picture: OpenedPicture) => void
  onRetry: (upload: Upload) => void
  onDrop: (id: string) => void
}

/** The pictures of an article, those on their way first. */
export function PictureList({ pictures, uploads, body, onInsert, onRetry, onDrop }: PictureListProps) {
  const texts = editorTexts.pictures
  return (
    <section className="card editor-pictures" aria-labelledby="editor-pictures">
      <h2 id="editor-pictures">{texts.heading}</h2>
      <p className="small">{fillText(texts.limits, { n: contentLimits.picture / 1e6 })}</p>
      <ul className="editor-uploads" aria-live="polite">
        {uploads.map((upload) => (
          <li key={upload.id} className={upload.state === 'stopped' ? 'editor-upload is-stopped' : 'editor-upload'}>
            <p className="label">{upload.words}</p>
            <div className="actions">
              {upload.canRetry && (
                <button type="button" className="row-action" onClick={() => onRetry(upload)}>
                  {editorTexts.picture.retry}
                </button>
              )}
              {upload.state !== 'sending' && (
                <button type="button" className="row-action" onClick={() => onDrop(upload.id)}>
                  {editorTexts.picture.drop}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {pictures.length === 0 && uploads.length === 0 && <p className="label">{texts.none}</p>}
      <ul className="editor-picture-list">
        {pictures.map((one) => (
          <li key={one.path}>
            <img src={toViewAddress(one.path)} alt="" loading="lazy" />
            <p>
              <b>{one.name}</b>
              <span className="hint">
                {fillText(texts.size, { n: formatCount(Math.max(1, Math.round(one.bytes / 1000))) })}
                {!body.includes(`](${one.name})`) && `, ${texts.unused}`}
              </span>
            </p>
            <button type="button" className="row-action" onClick={() => onInsert(one)}>
              {texts.insert}
              <span className="visually-hidden">{fillText(texts.toward, { name: one.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
