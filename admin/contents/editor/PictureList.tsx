import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useState } from 'react'
import {
  contentLimits,
  contentsApi,
  type OpenedPicture,
  type PictureMark,
} from '../../../contract/api/admin-contents.ts'
import { ActionButton } from '../../shared/ActionParts.tsx'
import { useShowFailure } from '../../shared/actions.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { formatCount } from '../../shared/admin-formats.ts'
import { withQuery } from '../../shared/client.ts'
import { Part } from '../../shared/parts.tsx'
import type { Draft } from '../use-draft.ts'
import { putPicturesBack, type ShownPicture, takeOutPicture } from './parts.ts'
import { type Upload, useMovingPlaces } from './use-picture-uploads.ts'

/** Address of a picture of the content, small. */
export const toViewAddress = (path: string): string => withQuery(contentsApi.picture, { path })

type PictureListProps = {
  pictures: readonly OpenedPicture[]
  uploads: readonly Upload[]
  /** Those that the text shows. */
  shown: readonly ShownPicture[]
  editor: Editor | undefined
  draft: Draft
  onInsert: (picture: OpenedPicture) => void
  onRetry: (upload: Upload) => void
  onDrop: (id: string) => void
}

/**
 * Deletes pictures and takes that back: out of the text and as files at once. What the text shows is not deleted: it is
 * kept as soon as it stands there again, undone in the text or otherwise.
 */
function useDeletion({ pictures, shown, editor, draft }: Omit<PictureListProps, 'onInsert'>) {
  const { client } = useAdmin()
  const showFailure = useShowFailure()
  /** Where each stood. */
  const places = useMovingPlaces<ShownPicture>(editor)
  const [kept, setKept] = useState<readonly OpenedPicture[]>([])

  const post = useCallback(
    async ({ path }: OpenedPicture, isRemoved: boolean) => {
      const result = await client.post<PictureMark>(contentsApi.removePicture, { path, isRemoved })
      if (result.kind !== 'ok') showFailure(result)
      return result.kind === 'ok'
    },
    [client, showFailure],
  )
  const back = pictures.find(
    (one) => one.isRemoved && !kept.includes(one) && shown.some(({ name }) => name === one.name),
  )
  useEffect(() => {
    if (!back) return
    setKept((all) => [...all, back])
    void post(back, false)
  }, [back, post])

  const mark = async (picture: OpenedPicture, isRemoved: boolean) => {
    // Loaded anew with its text, which has to be there first.
    if ((await draft.flush()) && (await post(picture, isRemoved))) draft.reload()
  }
  return {
    isDeleted: (one: OpenedPicture) => one.isRemoved && !kept.includes(one),
    remove: (picture: OpenedPicture) => {
      const found = shown.filter(({ name }) => name === picture.name)
      places.current.set(picture.path, found)
      if (editor && found.length > 0) takeOutPicture(editor, picture.name)
      return mark(picture, true)
    },
    restore: async (picture: OpenedPicture) => {
      const found = places.current.get(picture.path) ?? []
      if (editor && found.length > 0) putPicturesBack(editor, found)
      else await mark(picture, false)
    },
  }
}

/** The pictures of an article, those on their way first. */
export function PictureList(props: PictureListProps) {
  const { pictures, uploads, shown, onInsert } = props
  const { isDeleted, remove, restore } = useDeletion(props)

  return (
    <Part id="editor-pictures" heading="Images de l’article" className="card editor-pictures">
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
            <li key={one.path} className={isDeleted(one) ? 'is-removed' : undefined}>
              <img src={toViewAddress(one.path)} alt="" loading="lazy" />
              <p>
                <b>{one.name}</b>
                <span className="hint">
                  {`${formatCount(Math.max(1, Math.round(one.bytes / 1000)))} Ko`}
                  {places.length === 0 && !isDeleted(one) && `, absente du texte`}
                </span>
                {places[0] && <span>{places[0].description || 'Sans description'}</span>}
                {isDeleted(one) && (
                  <span>
                    {one.isDraft ? 'Supprimée : elle disparaît du site à la prochaine publication.' : 'Supprimée.'}
                  </span>
                )}
              </p>
              <div className="actions">
                {!isDeleted(one) && (
                  <button type="button" className="row-action" onClick={() => onInsert(one)}>
                    Insérer dans le texte
                    {toward}
                  </button>
                )}
                <ActionButton className="row-action" action={() => (isDeleted(one) ? restore(one) : remove(one))}>
                  {isDeleted(one) ? 'Annuler la suppression' : 'Supprimer'}
                  {toward}
                </ActionButton>
              </div>
            </li>
          )
        })}
      </ul>
    </Part>
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
