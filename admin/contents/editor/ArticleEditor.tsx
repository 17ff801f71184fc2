import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { EditorView } from '@codemirror/view'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OpenedFile, OpenedPicture, TextComplaint } from '../../../contract/api/admin-contents.ts'
import { defaultLocale } from '../../../contract/locales.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import type { Target } from '../contents-place.ts'
import { refuseFile } from '../refuse-file.ts'
import type { Draft } from '../use-draft.ts'
import { countText } from './count-text.ts'
import { EditorDialogs, type OpenDialog } from './EditorDialogs.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import type { Edit, Span } from './edit.ts'
import type { EditorAction } from './editor-actions.ts'
import { HeadForm } from './HeadForm.tsx'
import { linkAt, takeOutPicture } from './insert-parts.ts'
import { makeEdit } from './make-edit.ts'
import { toggleBold, toggleForeign } from './mark-words.ts'
import { PictureList } from './PictureList.tsx'
import { toggleHeading, toggleList } from './shape-lines.ts'
import { countHeadLines, splitArticle } from './split-article.ts'
import { goToLine, TextEditor } from './TextEditor.tsx'
import { editorTexts } from './texts.ts'
import { usePictureUploads } from './use-picture-uploads.ts'
import './editor.css'

/** Actions that change the text at once, without asking for anything. */
const edits: Partial<Record<EditorAction, (text: string, span: Span) => Edit>> = {
  bold: toggleBold,
  heading: (text, span) => toggleHeading(text, span, 2),
  subheading: (text, span) => toggleHeading(text, span, 3),
  bullets: (text, span) => toggleList(text, span, 'bullets'),
  numbers: (text, span) => toggleList(text, span, 'numbers'),
  de: (text, span) => toggleForeign(text, span, 'de'),
  en: (text, span) => toggleForeign(text, span, 'en'),
  fr: (text, span) => toggleForeign(text, span, 'fr'),
}

const spanOf = (view: EditorView): Span => {
  const { from, to } = view.state.selection.main
  return { from, to }
}

type ArticleEditorProps = { draft: Draft; file: OpenedFile; target: Target | undefined }

/** An article: its front matter as a form, its text, its pictures. Saving and publishing are around it. */
export function ArticleEditor({ draft, file, target }: ArticleEditorProps) {
  const locale = file.entry.locale ?? defaultLocale
  const [view, setView] = useState<EditorView>()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [problem, setProblem] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const pictureUploads = usePictureUploads(file.entry.path, view)

  const { text, setText, complaints } = draft
  const latest = useRef(text)
  latest.current = text
  const { head, body } = splitArticle(text)
  const headLines = countHeadLines(head)
  const [inHead, inBody] = useMemo(() => {
    const isInHead = ({ line }: TextComplaint) => line !== null && line <= headLines
    const moved = complaints
      .filter((one) => one.line !== null && !isInHead(one))
      .map((one) => ({ ...one, line: (one.line ?? 0) - headLines }))
    return [complaints.filter(isInHead), moved]
  }, [complaints, headLines])

  const line = target && 'line' in target ? target.line - headLines : 0
  const headTarget = line > 0 ? undefined : target
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone to once for each target, not whenever a line is added
  useEffect(() => {
    if (view && line > 0) goToLine(view, line)
  }, [view, target])

  const close = () => {
    setDialog(undefined)
    // The dialog says so a moment later: the search, say, may have the focus by then.
    if (view?.root.activeElement === null) view.focus()
  }
  /** The dialog is gone before the text gets the focus back, or it could not have it. */
  const finish = (edit: (text: string, span: Span) => Edit) => {
    flushSync(() => setDialog(undefined))
    if (view) makeEdit(view, edit(view.state.doc.toString(), spanOf(view)))
  }

  const offer = (files: readonly File[], place?: number) => {
    const [picture] = files
    if (!picture || !view) return
    const refused = refuseFile(picture, editorTexts.picture)
    setProblem(refused)
    if (refused === undefined) setDialog({ kind: 'picture', picture, place: place ?? spanOf(view).to })
  }

  const act = (action: EditorAction) => {
    if (!view) return
    // Asking for a place settles the selection now: below an open dialog the browser would not let it be set.
    view.coordsAtPos(view.state.selection.main.head)
    const edit = edits[action]
    const span = spanOf(view)
    const words = view.state.doc.toString()
    if (edit) return makeEdit(view, edit(words, span))
    switch (action) {
      case 'undo':
      case 'redo':
        ;(action === 'undo' ? undo : redo)(view)
        return view.focus()
      case 'search':
        return void openSearchPanel(view)
      case 'picture':
        return chooser.current?.click()
      case 'link': {
        const link = linkAt(words, span.to)
        return setDialog({
          kind: 'link',
          span: link ?? span,
          words: link?.words ?? words.slice(span.from, span.to),
          href: link?.href ?? '',
        })
      }
      case 'source':
      case 'blocks':
      case 'help':
        return setDialog({ kind: action })
    }
  }

  const pictures: OpenedPicture[] = [
    ...file.pictures,
    ...pictureUploads.saved.filter((saved) => file.pictures.every(({ path }) => path !== saved.path)),
  ]
  const counts = countText(body)
  return (
    <div className="article-editor">
      <HeadForm file={file} locale={locale} text={text} onText={setText} complaints={inHead} target={headTarget} />
      <section className="card editor-body" aria-label={editorTexts.text}>
        <EditorToolbar locale={locale} onAction={act} />
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target: input }) => {
            offer([...(input.files ?? [])])
            input.value = ''
          }}
        />
        {problem !== undefined && (
          <p className="dialog-error" role="alert">
            {problem}
          </p>
        )}
        <TextEditor
          body={body}
          locale={locale}
          complaints={inBody}
          onReady={setView}
          events={{
            onText: (next) => setText(splitArticle(latest.current).head + next),
            onAction: act,
            onSave: () => void draft.flush(),
            onPictures: offer,
          }}
        />
        <p className="small editor-counts">
          {formatPlural(editorTexts.counts.words, counts.words)},{' '}
          {formatPlural(editorTexts.counts.characters, counts.characters)},{' '}
          {formatPlural(editorTexts.counts.minutes, counts.minutes)}. {editorTexts.keyboard}
        </p>
      </section>
      <PictureList
        pictures={pictures}
        uploads={pictureUploads.uploads}
        body={body}
        onInsert={(picture) => view && setDialog({ kind: 'picture', picture, place: spanOf(view).to })}
        onTakeOut={({ name }) => {
          if (view) view.dispatch({ changes: takeOutPicture(view.state.doc.toString(), name), userEvent: 'delete' })
        }}
        onMark={draft.flush}
        onMarked={draft.reload}
        onRetry={(upload) => void pictureUploads.retry(upload)}
        onDrop={pictureUploads.drop}
      />
      {dialog && (
        <EditorDialogs
          dialog={dialog}
          locale={locale}
          body={view?.state.doc.toString() ?? body}
          finish={finish}
          onUpload={(picture, description, place) => {
            flushSync(() => setDialog(undefined))
            pictureUploads.start(picture, description, place)
            view?.focus()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
