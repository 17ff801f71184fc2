import { useState } from 'react'
import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { toSlug } from '../../contract/text.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { listAddress } from './contents-place.ts'
import { OrderDialog } from './publish/OrderDialog.tsx'
import { contentsTexts } from './texts.ts'

type ArticleActionsProps = { file: OpenedFile }

/** `articles/{locale}/{slug}/article.md` */
const slugOf = (path: string) => path.split('/').at(-2) ?? ''

/** Of an article that is online: another address, or none any more. Afterwards the list is shown. */
export function ArticleActions({ file: { entry, pages } }: ArticleActionsProps) {
  const texts = contentsTexts.articles
  const [open, setOpen] = useState<'rename' | 'withdraw'>()
  if (entry.group !== 'articles' || entry.state === 'draft' || entry.state === 'withdrawn') return null
  const close = (isChanged: boolean) => {
    setOpen(undefined)
    if (isChanged) location.assign(listAddress)
  }
  return (
    <>
      <button type="button" className="row-action" onClick={() => setOpen('rename')}>
        {texts.rename}
      </button>
      <button type="button" className="row-action" onClick={() => setOpen('withdraw')}>
        {texts.withdraw}
      </button>
      {open === 'rename' && <RenameDialog path={entry.path} onClose={close} />}
      {open === 'withdraw' && (
        <OrderDialog
          id="retirer-article"
          heading={texts.withdrawDialog.heading}
          buttons={[{ label: texts.withdrawDialog.confirm, path: contentsApi.withdraw, body: { path: entry.path } }]}
          working={texts.withdrawDialog.working}
          cancel={texts.withdrawDialog.cancel}
          onClose={close}
        >
          <p>{texts.withdrawDialog.intro}</p>
          {pages[0] !== undefined && (
            <p className="small">
              <a href={pages[0]} target="_blank" rel="noreferrer">
                {pages[0]}
              </a>
            </p>
          )}
        </OrderDialog>
      )}
    </>
  )
}

function RenameDialog({ path, onClose }: { path: string; onClose: (isChanged: boolean) => void }) {
  const texts = contentsTexts.articles.renameDialog
  const [slug, setSlug] = useState(() => slugOf(path))
  const [isTried, setTried] = useState(false)
  const isRight = slug !== '' && toSlug(slug) === slug
  return (
    <OrderDialog
      id="renommer-article"
      heading={texts.heading}
      buttons={[{ label: texts.confirm, path: contentsApi.rename, body: { path, slug } }]}
      working={texts.working}
      cancel={texts.cancel}
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
