import { useState } from 'react'
import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { articleOf } from '../../contract/content/content-paths.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { toSlug } from '../../contract/text.ts'
import { listAddress } from '../shared/contents-place.ts'
import { TypedField } from '../shared/fields.tsx'
import { commonTexts } from '../shared/texts.ts'
import { NewArticleDialog } from './list/NewArticleDialog.tsx'
import { OrderDialog } from './publish/OrderDialog.tsx'
import { useMoment } from './publish/use-moment.ts'
import { contentsTexts } from './texts.ts'

type ArticleActionsProps = {
  file: OpenedFile
  /** Whether something is written that is not published. */
  isChanged: boolean
  onChanged: () => void
}

/** What can be done with a text as a whole beside publishing it: its moment, its address, whether it is there at all. */
export function ArticleActions({ file, isChanged, onChanged }: ArticleActionsProps) {
  const { entry, others, pages, takeable } = file
  const [open, setOpen] = useState<'rename' | 'withdraw' | 'publishNow' | 'replan' | 'cancelPlan' | 'bringBack'>()
  const [begins, setBegins] = useState<Locale>()
  const isWaiting = takeable !== null && entry.appearsAt !== null
  const isGone = takeable !== null && entry.state === 'withdrawn'
  const mayMove = entry.group === 'articles' && entry.state !== 'draft' && entry.state !== 'withdrawn'
  const missing =
    entry.group === 'articles' && entry.state !== 'withdrawn'
      ? locales.filter((locale) => locale !== entry.locale && others.every((other) => other.locale !== locale))
      : []
  const close = (hasChanged: boolean) => {
    setOpen(undefined)
    if (hasChanged) onChanged()
  }
  const leave = (hasChanged: boolean) => {
    setOpen(undefined)
    if (hasChanged) location.assign(listAddress)
  }
  const isHeld = isChanged || isWaiting
  const action = (name: NonNullable<typeof open>, words: string, isHeldBack = false) => (
    <button
      type="button"
      className="row-action"
      aria-describedby={name === 'rename' || name === 'withdraw' ? 'article-d-abord' : undefined}
      disabled={isHeldBack}
      onClick={() => setOpen(name)}
    >
      {words}
    </button>
  )
  return (
    <>
      {isWaiting && !isChanged && action('publishNow', 'Publier maintenant')}
      {isWaiting && action('replan', 'Programmer autrement')}
      {isWaiting && action('cancelPlan', 'Annuler la programmation')}
      {isGone && action('bringBack', 'Remettre en ligne')}
      {mayMove && action('rename', 'Changer l’adresse', isHeld)}
      {mayMove && action('withdraw', 'Retirer du site', isHeld)}
      {missing.map((locale) => (
        <button key={locale} type="button" className="row-action" onClick={() => setBegins(locale)}>
          {contentsTexts.languages.write[locale]}
        </button>
      ))}
      {begins && <NewArticleDialog first={{ entry, locale: begins }} onClose={() => setBegins(undefined)} />}
      {mayMove && isHeld && (
        <p className="small" id="article-d-abord">
          Pour changer l’adresse ou retirer l’article, publiez d’abord vos changements, ou abandonnez-les ; s’il est
          programmé, annulez la programmation.
        </p>
      )}
      {open === 'rename' && <RenameDialog path={entry.path} onClose={leave} />}
      {open === 'replan' && takeable !== null && <ReplanDialog id={takeable} at={entry.appearsAt} onClose={close} />}
      {open === 'publishNow' && (
        <OrderDialog
          heading="Publier tout de suite ?"
          button={{
            label: 'Publier maintenant',
            path: contentsApi.reschedule,
            body: { id: takeable, at: new Date().toISOString() },
          }}
          working="Publication…"
          onClose={close}
        >
          <p>Le texte paraît tout de suite, au lieu d’attendre son moment.</p>
        </OrderDialog>
      )}
      {open === 'cancelPlan' && (
        <OrderDialog
          heading="Annuler la programmation ?"
          button={{ label: 'Annuler la programmation', path: contentsApi.takeBack, body: { id: takeable } }}
          leave={commonTexts.close}
          onClose={close}
        >
          <p>
            {isChanged
              ? 'Rien ne paraîtra ce jour-là. Le brouillon que vous avez commencé depuis reste ; il remplace le texte programmé.'
              : 'Rien ne paraîtra ce jour-là : le texte redevient un brouillon.'}
          </p>
        </OrderDialog>
      )}
      {open === 'bringBack' && (
        <OrderDialog
          heading="Remettre cet article en ligne ?"
          button={{ label: 'Remettre en ligne', path: contentsApi.takeBack, body: { id: takeable } }}
          working="Publication…"
          done="L’article est de nouveau en ligne."
          onClose={close}
        >
          <p>Il reparaît tout de suite à son adresse, tel qu’il était.</p>
        </OrderDialog>
      )}
      {open === 'withdraw' && (
        <OrderDialog
          heading="Retirer cet article du site ?"
          button={{ label: 'Retirer du site', path: contentsApi.withdraw, body: { path: entry.path } }}
          working="Retrait…"
          done="C’est fait : l’article n’est plus sur le site."
          onClose={leave}
        >
          <p>
            Il n’est plus visible, tout de suite. À son adresse, le site dit que l’article a été retiré pour de bon, et
            les moteurs de recherche l’oublient. Vous pourrez le remettre en ligne à tout moment.
          </p>
          {pages[0] !== undefined && (
            <p className="small">
              <a href={pages[0].path} target="_blank" rel="noreferrer">
                {pages[0].title}
              </a>
            </p>
          )}
        </OrderDialog>
      )}
    </>
  )
}

type ReplanDialogProps = { id: string; at: string | null; onClose: (isChanged: boolean) => void }

/** Asks for another moment for what waits. */
function ReplanDialog({ id, at, onClose }: ReplanDialogProps) {
  const { moment, check, field } = useMoment(() => Date.parse(at ?? '') || Date.now())
  return (
    <OrderDialog
      heading="Programmer autrement"
      button={{ label: 'Programmer', path: contentsApi.reschedule, body: { id, at: moment } }}
      canOrder={check}
      onClose={onClose}
    >
      <div className="form">
        <TypedField id="autre-moment" {...field} />
      </div>
    </OrderDialog>
  )
}

function RenameDialog({ path, onClose }: { path: string; onClose: (isChanged: boolean) => void }) {
  const [slug, setSlug] = useState(() => articleOf(path)?.slug ?? '')
  const [isTried, setTried] = useState(false)
  const isRight = slug !== '' && toSlug(slug) === slug
  return (
    <OrderDialog
      heading="Changer l’adresse de l’article"
      button={{ label: 'Changer l’adresse', path: contentsApi.rename, body: { path, slug } }}
      working="Changement…"
      done="L’article est à sa nouvelle adresse."
      canOrder={() => {
        setTried(true)
        return isRight
      }}
      onClose={onClose}
    >
      <p>
        L’ancienne adresse mènera à la nouvelle : les liens et les favoris continuent de fonctionner. Le changement est
        publié tout de suite.
      </p>
      <div className="form">
        <TypedField
          id="adresse-article"
          label="Dernière partie de l’adresse"
          hint="Des minuscules sans accent, des chiffres et des tirets."
          error={
            isTried && !isRight ? 'N’écrivez que des minuscules sans accent, des chiffres et des tirets.' : undefined
          }
          value={slug}
          autoCapitalize="none"
          spellCheck={false}
          onText={setSlug}
        />
      </div>
    </OrderDialog>
  )
}
