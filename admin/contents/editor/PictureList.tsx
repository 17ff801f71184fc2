import { useState } from 'react'
import {
  contentLimits,
  contentsApi,
  type OpenedPicture,
  type PictureMark,
} from '../../../contract/api/admin-contents.ts'
import { ActionButton } from '../../shared/ActionParts.tsx'
import { useShowFailure } from '../../shared/actions.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { formatCount, formatPlural } from '../../shared/admin-formats.ts'
import { withQuery } from '../../shared/client.ts'
import type { ShownPicture } from './parts.ts'
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
      <h2 id="editor-pictures">Images de l’article</h2>
      <p className="small">
        {`JPEG, PNG, WebP ou AVIF, ${contentLimits.picture / 1e6} Mo au plus. Le site prépare les tailles et retire le lieu enregistré par le téléphone.`}
      </p>
      <UploadList {...props} />
      {pictures.length === 0 && uploads.length === 0 && (
        <p className="label">
          Aucune image pour le moment. Glissez-en une sur le texte, collez-la, ou utilisez le bouton « Image ».
        </p>
      )}
      <ul className="editor-picture-list">
        {pictures.map((one) => {
          const places = shown.filter(({ name }) => name === one.name)
          const toward = <span className="visually-hidden">{` : ${one.name}`}</span>
          return (
            <li key={one.path} className={one.isRemoved ? 'is-removed' : undefined}>
              <img src={toViewAddress(one.path)} alt="" loading="lazy" />
              <p>
                <b>{one.name}</b>
                <span className="hint">
                  {`${formatCount(Math.max(1, Math.round(one.bytes / 1000)))} Ko`}
                  {places.length === 0 && !one.isRemoved && `, absente du texte`}
                </span>
                {places[0] && <span>{places[0].description || 'Sans description'}</span>}
                {one.isRemoved && (
                  <span>
                    {one.isDraft ? 'Supprimée : elle disparaît du site à la prochaine publication.' : 'Supprimée.'}
                  </span>
                )}
              </p>
              {asked === one.path ? (
                <div className="remark remark--error editor-picture-question" role="alert">
                  <p>
                    {formatPlural(
                      {
                        one: 'Le texte montre encore cette image\u00a0: supprimée seule, elle y manquerait.',
                        many: 'Le texte montre encore cette image, à {n} endroits\u00a0: supprimée seule, elle y manquerait.',
                      },
                      places.length,
                    )}
                  </p>
                  <div className="actions">
                    <ActionButton
                      className="row-action"
                      action={() => {
                        onTakeOut(one)
                        return mark(one, true)
                      }}
                    >
                      La supprimer, et la retirer du texte
                    </ActionButton>
                    <button type="button" className="row-action" onClick={() => setAsked(undefined)}>
                      La garder
                    </button>
                  </div>
                </div>
              ) : (
                <div className="actions">
                  {one.isRemoved ? (
                    <ActionButton className="row-action" action={() => mark(one, false)}>
                      Annuler la suppression
                      {toward}
                    </ActionButton>
                  ) : (
                    <>
                      <button type="button" className="row-action" onClick={() => onInsert(one)}>
                        Insérer dans le texte
                        {toward}
                      </button>
                      <ActionButton className="row-action" action={() => remove(one)}>
                        Supprimer
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
  return (
    <ul className="editor-uploads" aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.id} className={`remark row row--apart ${upload.state === 'stopped' ? 'remark--error' : ''}`}>
          <p className="label">{upload.words}</p>
          {upload.share !== undefined && <progress value={upload.share} aria-label={upload.file.name} />}
          <div className="actions">
            {upload.canRetry && (
              <button type="button" className="row-action" onClick={() => onRetry(upload)}>
                Réessayer
              </button>
            )}
            {upload.state !== 'sending' && (
              <button type="button" className="row-action" onClick={() => onDrop(upload.id)}>
                Renoncer à l’envoi
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
