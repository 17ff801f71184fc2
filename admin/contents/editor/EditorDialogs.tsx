import type { OpenedPicture } from '../../../contract/api/admin-contents.ts'
import type { Locale } from '../../../contract/locales.ts'
import { BlocksDialog } from './BlocksDialog.tsx'
import type { Edit, Span } from './edit.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { insertBlock, insertPicture, writeLink } from './insert-parts.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { toViewAddress } from './PictureList.tsx'
import { SourceDialog } from './SourceDialog.tsx'
import { toggleQuote } from './shape-lines.ts'
import { insertSource, listSources, toSourceName } from './sources.ts'

/** The dialog that is open, with what it began with. */
export type OpenDialog =
  | { kind: 'link'; span: Span; words: string; href: string }
  | { kind: 'picture'; picture: File | OpenedPicture; place: number }
  | { kind: 'source' | 'blocks' | 'help' }

type EditorDialogsProps = {
  dialog: OpenDialog
  locale: Locale
  body: string
  /** Closes the dialog and makes the edit. */
  finish: (edit: (text: string, span: Span) => Edit) => void
  onUpload: (picture: File, description: string, place: number) => void
  onClose: () => void
}

/** What asks before something is put into the text. */
export function EditorDialogs({ dialog, locale, body, finish, onUpload, onClose }: EditorDialogsProps) {
  switch (dialog.kind) {
    case 'link': {
      const { span, words, href } = dialog
      const remove = () =>
        finish(() => ({ changes: [{ ...span, insert: words }], selection: { from: span.from, to: span.from } }))
      return (
        <LinkDialog
          locale={locale}
          words={words}
          href={href}
          onLink={(label, goal) => finish(() => writeLink(span, label, goal))}
          onRemove={href === '' ? undefined : remove}
          onClose={onClose}
        />
      )
    }
    case 'source':
      return (
        <SourceDialog
          locale={locale}
          known={listSources(body)}
          onKnown={(name) => finish((text, { to }) => insertSource(text, to, name))}
          onNew={(office, definition) =>
            finish((text, { to }) => insertSource(text, to, toSourceName(office, text), definition))
          }
          onClose={onClose}
        />
      )
    case 'picture': {
      const { picture, place } = dialog
      return (
        <PictureDialog
          picture={picture instanceof File ? picture : { name: picture.name, address: toViewAddress(picture.path) }}
          onDescribed={(description) =>
            picture instanceof File
              ? onUpload(picture, description, place)
              : finish((text) => insertPicture(text, place, description, picture.name))
          }
          onClose={onClose}
        />
      )
    }
    case 'blocks':
      return (
        <BlocksDialog
          onBlock={(name, words) => finish((text, span) => insertBlock(text, span, name, words))}
          onQuote={() => finish(toggleQuote)}
          onClose={onClose}
        />
      )
    case 'help':
      return <HelpDialog onClose={onClose} />
  }
}
