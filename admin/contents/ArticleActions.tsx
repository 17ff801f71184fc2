import { useRef, useState } from 'react'
import { contentsApi, type Entry, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { articleOf } from '../../contract/content/content-paths.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { toParisTime } from '../../contract/paris.ts'
import { toSlug } from '../../contract/text.ts'
import { ActionButton } from '../shared/ActionParts.tsx'
import { useAdmin } from '../shared/admin-context.tsx'
import { addressOfFile } from '../shared/contents-place.ts'
import { ConfirmDialog, Dialog } from '../shared/dialogs.tsx'
import { TypedField } from '../shared/fields.tsx'
import { commonTexts } from '../shared/texts.ts'
import { NewArticleDialog } from './list/NewArticleDialog.tsx'
import { useMoment } from './publish/use-moment.ts'
import type { Orders } from './publish/use-order.ts'
import { contentsTexts } from './texts.ts'

/** Whether an article has an address that can be changed or taken down. */
export const mayMove = ({ group, state }: Pick<Entry, 'group' | 'state'>): boolean =>
  group === 'articles' && state !== 'draft' && state !== 'withdrawn'

type ArticleActionsProps = {
  file: OpenedFile
  /** Whether something is written that is not published. */
  isChanged: boolean
  /** The revision that waits for its moment, if one does. */
  waiting: string | undefined
  orders: Pick<Orders, 'order' | 'orderNow'>
}

/** What can be done with a text as a whole beside publishing it: another moment, another address, whether it is there at all. */
export function ArticleActions({ file, isChanged, waiting, orders }: ArticleActionsProps) {
  const { order, orderNow } = orders
  const { entry, others, takeable } = file
  const [open, setOpen] = useState<'rename' | 'withdraw' | 'replan' | 'cancelPlan'>()
  const [begins, setBegins] = useState<Locale>()
  const isGone = takeable !== null && entry.state === 'withdrawn'
  const mayMoveNow = mayMove(entry) && !isChanged && waiting === undefined
  const missing =
    entry.group === 'articles' && entry.state !== 'withdrawn'
      ? locales.filter((locale) => locale !== entry.locale && others.every((other) => other.locale !== locale))
      : []
  const close = () => setOpen(undefined)
  const opener = (name: NonNullable<typeof open>, words: string) => (
    <button type="button" className="row-action" onClick={() => setOpen(name)}>
      {words}
    </button>
  )
  const cancelPlan = { path: contentsApi.takeBack, body: { id: waiting } }
  return (
    <>
      {waiting !== undefined && opener('replan', 'Programmer autrement')}
      {waiting !== undefined &&
        (isChanged ? (
          opener('cancelPlan', 'Annuler la programmation')
        ) : (
          <ActionButton className="row-action" action={() => orderNow(cancelPlan.path, cancelPlan.body)}>
            Annuler la programmation
          </ActionButton>
        ))}
      {isGone && (
        <ActionButton
          className="row-action"
          action={() =>
            orderNow(contentsApi.takeBack, { id: takeable }, { done: 'L’article est de nouveau en ligne.' })
          }
        >
          Remettre en ligne
        </ActionButton>
      )}
      {mayMoveNow && opener('rename', 'Changer l’adresse')}
      {mayMoveNow && opener('withdraw', 'Retirer du site')}
      {missing.map((locale) => (
        <button key={locale} type="button" className="row-action" onClick={() => setBegins(locale)}>
          {contentsTexts.languages.write[locale]}
        </button>
      ))}
      {begins && <NewArticleDialog first={{ entry, locale: begins }} onClose={() => setBegins(undefined)} />}
      {open === 'rename' && <RenameDialog path={entry.path} order={order} onClose={close} />}
      {open === 'replan' && waiting !== undefined && (
        <ReplanDialog id={waiting} entry={entry} order={order} onClose={close} />
      )}
      {open === 'cancelPlan' && (
        <ConfirmDialog
          heading="Annuler la programmation ?"
          confirm="Remplacer par le brouillon"
          act={() => order(cancelPlan.path, cancelPlan.body)}
          onClose={close}
        >
          Rien ne paraîtra ce jour-là. Le brouillon que vous avez commencé depuis reste ; il remplace le texte
          programmé.
        </ConfirmDialog>
      )}
      {open === 'withdraw' && (
        <ConfirmDialog
          heading="Retirer cet article du site ?"
          confirm="Retirer du site"
          busyText="Retrait…"
          act={() =>
            order(
              contentsApi.withdraw,
              { path: entry.path },
              { done: 'C’est fait : l’article n’est plus sur le site.' },
            )
          }
          onClose={close}
        >
          Il n’est plus visible, tout de suite. À son adresse, le site dit que l’article a été retiré, et les moteurs de
          recherche l’oublient. Vous pourrez le remettre en ligne à tout moment.
        </ConfirmDialog>
      )}
    </>
  )
}

type AskingProps = { order: Orders['order']; onClose: () => void }

/** Asks for another moment for what waits. */
function ReplanDialog({ id, entry, order, onClose }: AskingProps & { id: string; entry: Entry }) {
  const field = useRef<HTMLInputElement>(null)
  const moment = useMoment(entry.appearsAt === null ? undefined : toParisTime(Date.parse(entry.appearsAt)))
  return (
    <Dialog
      heading="Programmer autrement"
      first={field}
      leave={commonTexts.cancel}
      submit="Programmer"
      onSubmit={({ run }) => {
        const wanted = moment.check()
        if (wanted !== undefined) void run(() => order(contentsApi.reschedule, { id, at: wanted }))
      }}
      onClose={onClose}
    >
      {entry.group === 'articles' && (
        <p className="small">Un nouvel article porte la date de ce jour, sauf si vous lui en avez donné une autre.</p>
      )}
      <TypedField id="autre-moment" ref={field} {...moment.field} />
    </Dialog>
  )
}

function RenameDialog({ path, order, onClose }: AskingProps & { path: string }) {
  const { show } = useAdmin()
  const field = useRef<HTMLInputElement>(null)
  const article = articleOf(path)
  const [slug, setSlug] = useState(article?.slug ?? '')
  const [isTried, setTried] = useState(false)
  const isRight = slug !== '' && toSlug(slug) === slug
  const rename = async () => {
    const result = await order(contentsApi.rename, { path, slug })
    if (result.kind === 'ok' && result.value.kind === 'underway') {
      show({ kind: 'success', title: 'C’est fait', text: 'L’article passe à sa nouvelle adresse.' })
      location.assign(addressOfFile(path.replace(`/${article?.slug}/`, `/${slug}/`)))
    }
    return result
  }
  return (
    <Dialog
      heading="Changer l’adresse de l’article"
      first={field}
      leave={commonTexts.cancel}
      submit="Changer l’adresse"
      busyText="Changement…"
      onSubmit={({ run }) => {
        setTried(true)
        if (isRight) void run(rename)
      }}
      onClose={onClose}
    >
      <p>
        L’ancienne adresse mènera à la nouvelle : les liens et les favoris continuent de fonctionner. Le changement est
        publié tout de suite.
      </p>
      <TypedField
        id="adresse-article"
        ref={field}
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
    </Dialog>
  )
}
