import type { Editor } from '@tiptap/core'
import { getMarkRange } from '@tiptap/core'
import { type EditorState, NodeSelection } from '@tiptap/pm/state'
import { flushSync } from 'react-dom'
import type { OpenedPicture } from '../../../contract/api/admin-contents.ts'
import type { Locale } from '../../../contract/locales.ts'
import { BlocksDialog } from './BlocksDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { describePicture, insertBlock, insertPicture } from './parts.ts'
import { SourceDialog } from './SourceDialog.tsx'
import { callSource, listSources, readSourceOf, rewriteSource, sourceAt, toSourceLabel } from './sources.ts'

/** The dialog that is open, with what it began with. */
export type OpenDialog =
  | { kind: 'picture'; picture: File | OpenedPicture; place: number }
  | { kind: 'link' | 'source' | 'changeSource' | 'blocks' | 'describe' }

type EditorDialogsProps = {
  dialog: OpenDialog
  locale: Locale
  editor: Editor
  /** Address of a picture by its name. */
  toAddress: (name: string) => string
  onUpload: (picture: File, description: string, place: number) => void
  onClose: () => void
}

/** The selection without the spaces at its ends, which a double click selects along with a word. */
function withoutSpaces({ selection: { from, to }, doc }: EditorState): { from: number; to: number } {
  const text = doc.textBetween(from, to, '\n', '\ufffc')
  const after = /[^\S\n]*$/.exec(text)?.[0].length ?? 0
  const before = /^[^\S\n]+(?=.)/.exec(text.slice(0, text.length - after))?.[0].length ?? 0
  return { from: from + before, to: to - after }
}

/** What a link would stand on: the link at the cursor, else the words that are selected; behind what is no words. */
export function linkAt({ state }: Pick<Editor, 'state'>): { from: number; to: number; words: string; href: string } {
  const { selection, schema, doc } = state
  const range = schema.marks.link && getMarkRange(selection.$from, schema.marks.link)
  const { from, to } =
    range ?? (selection instanceof NodeSelection ? { from: selection.to, to: selection.to } : withoutSpaces(state))
  const mark = range && doc.nodeAt(range.from)?.marks.find(({ type }) => type.name === 'link')
  return { from, to, words: doc.textBetween(from, to, ' '), href: String(mark?.attrs.href ?? '') }
}

/** What asks before something is put into the text. */
export function EditorDialogs({ dialog, locale, editor, toAddress, onUpload, onClose }: EditorDialogsProps) {
  /** The dialog is gone before the text gets the focus back, or it could not have it. */
  const finish = (edit: () => unknown) => {
    flushSync(onClose)
    edit()
    editor.view.focus()
  }
  switch (dialog.kind) {
    case 'link': {
      const { from, to, words, href } = linkAt(editor)
      const chain = () => editor.chain().focus().setTextSelection({ from, to })
      return (
        <LinkDialog
          locale={locale}
          words={words}
          href={href}
          onLink={(label, goal) =>
            finish(() => {
              const mark = { type: 'link', attrs: { href: goal } }
              // Words that stay keep what else they carry.
              if (label === words) return chain().setMark('link', mark.attrs).setTextSelection(to).run()
              return editor
                .chain()
                .focus()
                .insertContentAt({ from, to }, { type: 'text', text: label, marks: [mark] })
                .unsetMark('link')
                .run()
            })
          }
          onRemove={href === '' ? undefined : () => finish(() => chain().unsetMark('link').run())}
          onClose={onClose}
        />
      )
    }
    case 'source': {
      const known = listSources(editor.state.doc)
      const taken = known.map(({ label }) => label)
      return (
        <SourceDialog
          locale={locale}
          known={known}
          onKnown={(label) => finish(() => callSource(editor, label))}
          onWritten={(office, definition) => finish(() => callSource(editor, toSourceLabel(office, taken), definition))}
          onClose={onClose}
        />
      )
    }
    case 'changeSource': {
      const at = sourceAt(editor)
      return (
        <SourceDialog
          locale={locale}
          before={at && readSourceOf(editor.state.doc, at, locale)}
          onWritten={(_, definition) => finish(() => at && rewriteSource(editor, at, definition))}
          onClose={onClose}
        />
      )
    }
    case 'picture': {
      const { picture, place } = dialog
      const isNew = picture instanceof File
      return (
        <PictureDialog
          picture={isNew ? picture : { name: picture.name, address: toAddress(picture.name) }}
          onDescribed={(description) =>
            finish(() =>
              isNew ? onUpload(picture, description, place) : insertPicture(editor, place, picture.name, description),
            )
          }
          onClose={onClose}
        />
      )
    }
    case 'describe': {
      const { selection } = editor.state
      const { name = '', description = '' } = selection instanceof NodeSelection ? selection.node.attrs : {}
      return (
        <PictureDialog
          picture={{ name, address: toAddress(name) }}
          described={description}
          onDescribed={(words) => finish(() => describePicture(editor, words))}
          onClose={onClose}
        />
      )
    }
    case 'blocks':
      return <BlocksDialog onBlock={(name) => finish(() => insertBlock(editor, name))} onClose={onClose} />
  }
}
