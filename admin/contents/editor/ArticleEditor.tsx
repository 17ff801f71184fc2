import type { Editor } from '@tiptap/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { OpenedFile, OpenedPicture, TextComplaint } from '../../../contract/api/admin-contents.ts'
import { splitArticle } from '../../../contract/content/article-file.ts'
import { folderOf } from '../../../contract/content/content-paths.ts'
import { defaultLocale } from '../../../contract/locales.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { formatPlural } from '../../shared/admin-formats.ts'
import type { Target } from '../../shared/contents-place.ts'
import { refuseFile } from '../send-picture.ts'
import type { Draft } from '../use-draft.ts'
import { ArticleSettings, TitleField } from './ArticleSettings.tsx'
import { countText } from './count-text.ts'
import { EditorDialogs, type OpenDialog } from './EditorDialogs.tsx'
import { type Asking, changeSource, EditorToolbar } from './EditorToolbar.tsx'
import { followText } from './head-values.ts'
import { PictureList, toViewAddress } from './PictureList.tsx'
import { listPictures } from './parts.ts'
import { goToLine, TextEditor, useOfEditor } from './TextEditor.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'
import '../../../site/shared/styles/prose.css'
import '../../../site/shared/styles/article-text.css'
import './editor.css'

type ArticleEditorProps = {
  draft: Draft
  file: OpenedFile
  /** What is to be said of it now. */
  complaints: readonly TextComplaint[]
  target: Target | undefined
}

/** An article: its title and its text as they will look, its settings beside them, its pictures. */
export function ArticleEditor({ draft, file, complaints, target }: ArticleEditorProps) {
  const { show } = useAdmin()
  const locale = file.entry.locale ?? defaultLocale
  const [editor, setEditor] = useState<Editor>()
  // The toolbar follows the cursor by itself.
  const doc = useOfEditor(editor, ({ state }) => state.doc)
  const [dialog, setDialog] = useState<OpenDialog>()
  const chooser = useRef<HTMLInputElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const folder = folderOf(file.entry.path)
  const toAddress = (name: string) => toViewAddress(folder + name)
  const pictureUploads = usePictureUploads(file.entry.path, editor)

  const { text, setText } = draft
  const latest = useRef(text)
  latest.current = text
  const { lines: headLines, body } = splitArticle(text)
  const [inHead, inBody] = useMemo(() => {
    const isInHead = ({ line }: TextComplaint) => line === null || line <= headLines
    const moved = complaints
      .filter((one) => !isInHead(one))
      .map((one) => ({ ...one, line: (one.line ?? 0) - headLines }))
    return [complaints.filter(isInHead), moved]
  }, [complaints, headLines])

  const line = target && 'line' in target ? target.line - headLines : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone to once for each target, not whenever a line is added
  useEffect(() => {
    if (editor && line > 0) goToLine(editor, line, inBody.find((one) => one.line === line)?.problem)
  }, [editor, target])

  const offer = (files: readonly File[], place?: number) => {
    const [picture, ...others] = files
    if (!picture || !editor) return
    const problem =
      others.length > 0
        ? 'Une image à la fois : chacune demande sa description. Ajoutez-les l’une après l’autre.'
        : refuseFile(picture)
    if (problem !== undefined) return show({ kind: 'error', title: 'Image non ajoutée', text: problem })
    show(undefined)
    setDialog({ kind: 'picture', picture, place: place ?? editor.state.selection.to })
  }
  const ask = (what: Asking) => {
    if (what === 'picture') chooser.current?.click()
    else setDialog({ kind: what })
  }

  const pictures: OpenedPicture[] = [
    ...file.pictures,
    ...pictureUploads.saved.filter((saved) => file.pictures.every(({ path }) => path !== saved.path)),
  ]
  const counts = doc && countText(doc)
  return (
    <div className="column article-editor">
      <div className="column">
        <section className="card editor-body" aria-label="Texte de l’article">
          <EditorToolbar editor={editor} locale={locale} bar={bar} onAsk={ask} />
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
          <TitleField
            text={text}
            onText={setText}
            complaints={inHead}
            locale={locale}
            onDone={() => editor?.commands.focus('start')}
          />
          <TextEditor
            body={body}
            locale={locale}
            complaints={inBody}
            toAddress={toAddress}
            onReady={(made) => {
              setEditor(made)
              // A new article is written at once.
              if (body === '') made.commands.focus()
            }}
            events={{
              onText: (next) => setText(followText(latest.current, next, file.form)),
              onSave: () => void draft.flush(),
              onLink: () => setDialog({ kind: 'link' }),
              onSource: () => editor && changeSource(editor, locale, ask),
              onTools: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
              onPictures: offer,
            }}
          />
          {counts && (
            <p className="small editor-counts">
              {formatPlural({ one: '{n} mot', many: '{n} mots' }, counts.words)},{' '}
              {formatPlural({ one: '{n} caractère', many: '{n} caractères' }, counts.characters)},{' '}
              {formatPlural({ one: '{n} minute de lecture', many: '{n} minutes de lecture' }, counts.minutes)}
            </p>
          )}
        </section>
        <PictureList
          pictures={pictures}
          uploads={pictureUploads.uploads}
          shown={doc ? listPictures(doc) : []}
          editor={editor}
          draft={draft}
          onInsert={(picture) => editor && setDialog({ kind: 'picture', picture, place: editor.state.selection.to })}
          onRetry={(upload) => void pictureUploads.retry(upload)}
          onDrop={pictureUploads.drop}
        />
      </div>
      <ArticleSettings
        file={file}
        locale={locale}
        text={text}
        onText={setText}
        complaints={inHead}
        target={line > 0 ? undefined : target}
      />
      {dialog && editor && (
        <EditorDialogs
          dialog={dialog}
          locale={locale}
          editor={editor}
          toAddress={toAddress}
          onUpload={pictureUploads.start}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
