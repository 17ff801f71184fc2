import { useState } from 'react'
import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { articleOf } from '../../contract/content/content-paths.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { toSlug } from '../../contract/text.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { listAddress } from '../shared/contents-place.ts'
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
  const texts = contentsTexts.articles
  const { entry, others, pages, takeable } = file
  const [open, setOpen] = useState<'rename' | 'withdraw' | 'replan' | 'cancelPlan' | 'bringBack'>()
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
  const action = (name: NonNullable<typeof open>) => (
    <button
      type="button"
      className="row-action"
      aria-describedby={name === 'rename' || name === 'withdraw' ? 'article-d-abord' : undefined}
      disabled={(name === 'rename' || name === 'withdraw') && (isChanged || isWaiting)}
      onClick={() => setOpen(name)}
    >
      {texts[name]}
    </button>
  )
  return (
    <>
      {isWaiting && action('replan')}
      {isWaiting && action('cancelPlan')}
      {isGone && action('bringBack')}
      {mayMove && action('rename')}
      {mayMove && action('withdraw')}
      {missing.map((locale) => (
        <button key={locale} type="button" className="row-action" onClick={() => setBegins(locale)}>
          {contentsTexts.languages.write[locale]}
        </button>
      ))}
      {begins && <NewArticleDialog first={{ entry, locale: begins }} onClose={() => setBegins(undefined)} />}
      {mayMove && (isChanged || isWaiting) && (
        <p className="small" id="article-d-abord">
          {texts.first}
        </p>
      )}
      {open === 'rename' && <RenameDialog path={entry.path} onClose={leave} />}
      {open === 'replan' && takeable !== null && <ReplanDialog id={takeable} at={entry.appearsAt} onClose={close} />}
      {(open === 'cancelPlan' || open === 'bringBack') && (
        <OrderDialog
          id="reprendre"
          {...pick(texts[`${open}Dialog`])}
          button={{ label: texts[`${open}Dialog`].confirm, path: contentsApi.takeBack, body: { id: takeable } }}
          onClose={close}
        >
          <p>{open === 'cancelPlan' && isChanged ? texts.cancelPlanDialog.introDraft : texts[`${open}Dialog`].intro}</p>
        </OrderDialog>
      )}
      {open === 'withdraw' && (
        <OrderDialog
          id="retirer-article"
          {...pick(texts.withdrawDialog)}
          button={{ label: texts.withdrawDialog.confirm, path: contentsApi.withdraw, body: { path: entry.path } }}
          onClose={leave}
        >
          <p>{texts.withdrawDialog.intro}</p>
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

/** What every dialog says. */
const pick = ({ heading, working, cancel }: { heading: string; working: string; cancel: string }) => ({
  ...{ heading, working, cancel },
})

type ReplanDialogProps = { id: string; at: string | null; onClose: (isChanged: boolean) => void }

/** Asks for another moment for what waits. */
function ReplanDialog({ id, at, onClose }: ReplanDialogProps) {
  const texts = contentsTexts.articles.replanDialog
  const { moment, check, field } = useMoment(() => Date.parse(at ?? '') || Date.now())
  return (
    <OrderDialog
      id="programmer-autrement"
      {...pick(texts)}
      button={{ label: texts.confirm, path: contentsApi.reschedule, body: { id, at: moment } }}
      canOrder={check}
      onClose={onClose}
    >
      <div className="form">
        <Field id="autre-moment" {...field} />
      </div>
    </OrderDialog>
  )
}

function RenameDialog({ path, onClose }: { path: string; onClose: (isChanged: boolean) => void }) {
  const texts = contentsTexts.articles.renameDialog
  const [slug, setSlug] = useState(() => articleOf(path)?.slug ?? '')
  const [isTried, setTried] = useState(false)
  const isRight = slug !== '' && toSlug(slug) === slug
  return (
    <OrderDialog
      id="renommer-article"
      {...pick(texts)}
      button={{ label: texts.confirm, path: contentsApi.rename, body: { path, slug } }}
      canOrder={() => {
        setTried(true)
        return isRight
      }}
      onClose={onClose}
    >
      <p>{texts.intro}</p>
      <div className="form">
        <Field
          id="adresse-article"
          label={texts.slug}
          hint={texts.slugHint}
          error={isTried && !isRight ? texts.slugFormat : undefined}
          autoFocus={false}
          value={slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
      </div>
    </OrderDialog>
  )
}
