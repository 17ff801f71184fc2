import { type RefObject, useState } from 'react'
import { adminScreens } from '../../contract/api/admin.ts'
import { contentsApi, type Entry, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { frenchNames, type Locale } from '../../contract/locales.ts'
import { ActionButton } from '../shared/ActionParts.tsx'
import { useAction } from '../shared/actions.ts'
import { addressOfFile, listAddress } from '../shared/contents-place.ts'
import { SaveNote } from '../shared/drafts/SaveNote.tsx'
import { ArticleActions, mayMove } from './ArticleActions.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { EntryTags } from './EntryTags.tsx'
import { OrderNote, PageLinks } from './publish/OrderNote.tsx'
import { PublishDialog } from './publish/PublishDialog.tsx'
import { SinceDialog } from './publish/SinceDialog.tsx'
import type { Orders } from './publish/use-order.ts'
import { Segments } from './Segments.tsx'
import { contentsTexts } from './texts.ts'
import type { Draft } from './use-draft.ts'

/** What stands beside the text. */
export type Beside = 'preview' | Locale | undefined

type FileHeadProps = {
  draft: Draft
  file: OpenedFile
  orders: Orders
  heading: RefObject<HTMLHeadingElement | null>
  beside: Beside
  onBeside: (beside: Beside) => void
  /** From then on everything is said that keeps the text from being published. */
  onPublish: () => void
}

/** Whether a file has a draft. What is scheduled is none: it waits for its moment. */
const isUnpublished = ({ text }: Draft, { version, text: opened, pictures }: OpenedFile): boolean =>
  text !== opened || version > 0 || pictures.some(({ isDraft }) => isDraft)

/** What is opened, how it stands, how far it is saved, and what can be done with it as a whole. */
export function FileHead({ draft, file, orders, heading, beside, onBeside, onPublish }: FileHeadProps) {
  const { last, order } = orders
  const { entry } = file
  const [dialog, setDialog] = useState<'publish' | 'discard'>()
  const [isMore, setMore] = useState(false)
  const isChanged = isUnpublished(draft, file)
  // The server's word is older than the last key.
  const shown: Entry = isChanged && entry.state !== 'draft' ? { ...entry, state: 'changed' } : entry
  // What was planned anew is another revision than the one that was loaded.
  const planned = last?.state.kind === 'scheduled' ? last.state.revision : file.takeable
  const waiting = (entry.appearsAt !== null && planned) || undefined
  const publish = async () => {
    onPublish()
    if (await draft.flush()) setDialog('publish')
  }
  const close = () => setDialog(undefined)
  return (
    <header className="file-head">
      <BackLink />
      <div className="file-title">
        {/* The title of an article stands above its text, where it is written. */}
        <h1
          ref={heading}
          tabIndex={-1}
          className={entry.group === 'articles' && entry.state !== 'withdrawn' ? 'visually-hidden' : undefined}
        >
          {entry.title}
        </h1>
        <div className="row file-facts">
          <span className="muted">
            {contentsTexts.groups[entry.group]}
            {entry.locale !== null && `, ${frenchNames[entry.locale]}`}
          </span>
          <EntryTags entry={shown} />
          <SaveNote state={draft.state} />
        </div>
      </div>
      <FileNotes file={file} />
      <div className="row row--apart file-bar">
        <div className="actions">
          {entry.state !== 'withdrawn' &&
            (isChanged || waiting === undefined ? (
              <ActionButton className="button button--small" action={publish} isOff={!isChanged}>
                Publier
              </ActionButton>
            ) : (
              <ActionButton
                className="button button--small"
                action={() => orders.orderNow(contentsApi.reschedule, { id: waiting, at: null })}
              >
                Publier maintenant
              </ActionButton>
            ))}
          <button
            type="button"
            className="row-action file-more"
            aria-expanded={isMore}
            onClick={() => setMore(!isMore)}
          >
            Autres actions
          </button>
          <div className="file-actions">
            {isChanged && (
              <button type="button" className="row-action" onClick={() => setDialog('discard')}>
                Abandonner les changements
              </button>
            )}
            <ArticleActions file={file} isChanged={isChanged} waiting={waiting} orders={orders} />
          </div>
        </div>
        {entry.state !== 'withdrawn' && <BesideSwitch file={file} beside={beside} onBeside={onBeside} />}
      </div>
      {mayMove(entry) && (isChanged || waiting !== undefined) && (
        <p className="small file-held">
          Pour changer l’adresse ou retirer l’article, publiez d’abord vos changements, ou abandonnez-les ; s’il est
          programmé, annulez la programmation.
        </p>
      )}
      {entry.state === 'withdrawn' && (
        <p className="small">
          Un article retiré se lit ici, sans pouvoir être modifié.
          {file.takeable !== null && ' Pour le modifier, remettez-le d’abord en ligne.'}
        </p>
      )}
      <OrderNote last={last} />
      {dialog === 'publish' && <PublishDialog paths={[entry.path]} order={order} onClose={close} />}
      {dialog === 'discard' && <DiscardDialog draft={draft} file={file} onClose={close} />}
    </header>
  )
}

/** To the list, or to the answer in which the text was wanted. */
function BackLink() {
  const from = new URLSearchParams(location.search).get('retour')
  const isAnswer = from?.startsWith(`${adminScreens.people}/`)
  return (
    <a className="more admin-back" href={isAnswer && from ? from : listAddress}>
      {isAnswer ? 'Retour à la réponse' : contentsTexts.back}
    </a>
  )
}

/** What of the entry waits for a word of the owner. */
function FileNotes({ file: { entry, pages } }: { file: OpenedFile }) {
  const { post } = useAction()
  const [isLooking, setLooking] = useState(false)
  const isSeen = entry.state === 'published' || entry.state === 'changed'
  const review = () =>
    post(contentsApi.reviewed, {
      body: { path: entry.path },
      done: { title: 'C’est noté', text: 'Ce texte n’est plus à relire.' },
    })
  return (
    <>
      {entry.isOutdated && (
        <div className="remark remark--waiting row row--apart file-note">
          <p>Le même texte dans une autre langue a changé après celui-ci. Vérifiez qu’ils disent la même chose.</p>
          <button type="button" className="row-action" onClick={() => setLooking(true)}>
            Voir ce qui a changé
          </button>
          <ActionButton className="row-action" action={review}>
            Rien à changer
          </ActionButton>
        </div>
      )}
      {isSeen && pages.length > 0 && pages.length < 4 && (
        <div className="row small">
          {contentsTexts.editing.onPages} <PageLinks pages={pages} />
        </div>
      )}
      {isLooking && <SinceDialog path={entry.path} onClose={() => setLooking(false)} />}
    </>
  )
}

/** What stands beside the text: nothing, the preview, another language. On a phone it takes the text's place. */
function BesideSwitch({ file, beside, onBeside }: Pick<FileHeadProps, 'file' | 'beside' | 'onBeside'>) {
  const shown = file.others.find(({ locale }) => locale === beside)
  return (
    <div className="row">
      <Segments<Beside>
        label="À côté du texte"
        options={[
          [undefined, 'Texte'],
          ['preview', 'Aperçu'],
          ...file.others.map(({ locale }) => [locale, `Texte ${frenchNames[locale]}`] as const),
        ]}
        value={beside}
        onChoose={onBeside}
      />
      {shown && (
        <a className="more" href={addressOfFile(shown.path)}>
          {`Ouvrir le texte ${frenchNames[shown.locale]}`}
        </a>
      )}
    </div>
  )
}
