import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { contentsApi, type OpenedFile, type TextComplaint } from '../../contract/api/admin-contents.ts'
import { type FieldForm, valueAt } from '../../contract/api/field-form.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import { defaultLocale } from '../../contract/locales.ts'
import { withQuery } from '../shared/client.ts'
import type { Target } from '../shared/contents-place.ts'
import { OvertakenDialog } from '../shared/drafts/OvertakenDialog.tsx'
import { LoadFailure, useTabTitle, Waiting } from '../shared/parts.tsx'
import { screenNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { type Beside, FileHead } from './FileHead.tsx'
import { FieldsForm } from './fields/FieldsForm.tsx'
import { createReferences } from './fields/references.ts'
import { KeptText, MissingText } from './MissingText.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { ComparedTexts } from './publish/ComparedTexts.tsx'
import { ComplaintSummary } from './publish/ComplaintList.tsx'
import { useOrder } from './publish/use-order.ts'
import { RawText } from './RawText.tsx'
import { contentsTexts } from './texts.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { readYamlText } from './yaml-text.ts'

// The editor of texts comes with the first article that is opened.
const ArticleText = lazy(async () => {
  const { ArticleText: component } = await import('./editor/ArticleText.tsx')
  return { default: component }
})
const ReadArticle = lazy(async () => {
  const { ReadArticle: component } = await import('./editor/ReadArticle.tsx')
  return { default: component }
})

type FileScreenProps = { path: string; target: Target | undefined }

/** One text: its head, its form or editor, and beside it the preview or another language. */
export function FileScreen({ path, target }: FileScreenProps) {
  const draft = useDraft(path)
  const { file, isFailed, isMissing } = draft
  useTabTitle(file?.entry.title ?? screenNames.contents)
  if (!file && isMissing) return <MissingText path={path} />
  if (!file)
    return (
      <div className="screen">
        {isFailed ? (
          <LoadFailure text={contentsTexts.failed} onRetry={draft.reload} />
        ) : (
          <Waiting text={contentsTexts.loading} />
        )}
      </div>
    )
  return <OpenedScreen draft={draft} file={file} asked={target} />
}

/** Another file, to be read beside; undefined until it is there. */
function useOtherFile(path: string | undefined): OpenedFile | undefined {
  const { value } = useLoaded<OpenedFile>(path && withQuery(contentsApi.file, { path }))
  return value?.entry.path === path ? value : undefined
}

type OpenedScreenProps = { draft: Draft; file: OpenedFile; asked: Target | undefined }

function OpenedScreen({ draft, file, asked }: OpenedScreenProps) {
  const [beside, setBeside] = useState<Beside>()
  const [target, setTarget] = useState(asked)
  // What is wrong where nothing was ever published is said when it is to be: it is still being written.
  const [isAsked, setAsked] = useState(asked !== undefined)
  const published = useMemo(() => readYamlText(file.published ?? file.text), [file])
  const isNew = ({ field }: TextComplaint) =>
    field !== undefined && 'value' in published && (valueAt(published.value, field) ?? '') === ''
  const isDraft = file.entry.state === 'draft'
  const complaints = draft.complaints.filter((complaint) => isAsked || !(isDraft || isNew(complaint)))
  // What its draft causes in other texts has no place in this one.
  const own = complaints.filter(({ path }) => entryOf(path) === file.entry.path)
  useEffect(() => setTarget(asked), [asked])
  const orders = useOrder(draft.reload)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  // What was pressed may be gone once the text stands otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the file was loaded again
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [file])

  const other = beside === 'preview' ? undefined : file.others.find(({ locale }) => locale === beside)
  const otherFile = useOtherFile(other?.path)
  const go = ({ line, field }: TextComplaint) => {
    if (field) setTarget({ field: [...field] })
    else if (line !== null) setTarget({ line })
  }
  const isArticle = file.entry.group === 'articles'
  return (
    <div className={beside === undefined ? 'screen file' : 'screen file is-beside'}>
      <FileHead
        draft={draft}
        file={file}
        orders={orders}
        heading={heading}
        beside={beside}
        onBeside={setBeside}
        onPublish={() => setAsked(true)}
      />
      {/* What was typed meanwhile would stand over a text that is no more. */}
      <div className="column file-columns" inert={orders.isSending}>
        <Suspense fallback={<Waiting text={contentsTexts.loading} />}>
          <div className="column file-text">
            <div role="status">
              {complaints.length > 0 && (
                <ComplaintSummary
                  texts={{ one: 'Un point empêche la publication', many: '{n} points empêchent la publication' }}
                  complaints={complaints}
                  open={{ entry: file.entry.path, onMend: go }}
                />
              )}
            </div>
            {file.entry.state === 'withdrawn' ? (
              <>
                {draft.text !== file.text && <KeptText path={file.entry.path} text={draft.text} />}
                <ReadArticle file={file} />
              </>
            ) : isArticle ? (
              <ArticleText draft={draft} file={file} complaints={own} target={target} />
            ) : (
              <FileForm draft={draft} file={file} complaints={own} target={target} other={otherFile} />
            )}
          </div>
        </Suspense>
        {isArticle && otherFile && (
          <Suspense>
            <ReadArticle file={otherFile} />
          </Suspense>
        )}
        {beside === 'preview' && file.entry.state !== 'withdrawn' && <PreviewPane file={file} saves={draft.saves} />}
      </div>
      {draft.state.kind === 'overtaken' && file.entry.state !== 'withdrawn' && (
        <OvertakenDialog other={draft.state.other} text={draft.text} choose={draft.choose}>
          <ComparedTexts path={file.entry.path} before={draft.state.other.text} after={draft.text} />
        </OvertakenDialog>
      )}
    </div>
  )
}

type FileFormProps = {
  draft: Draft
  file: OpenedFile
  complaints: readonly TextComplaint[]
  target: Target | undefined
  other: OpenedFile | undefined
}

/** Whether a form can be filled with what a file holds: nothing yet, or values of the same kind. */
const holds = (form: FieldForm, value: unknown): boolean =>
  value === null || (Array.isArray(value) === (form.kind === 'list') && typeof value === 'object')

/** The form of a file; where its text cannot be read as that, the text itself. */
function FileForm({ draft, file, complaints, target, other }: FileFormProps) {
  const read = readYamlText(draft.text)
  const line = 'line' in read ? read.line : holds(file.form, read.value) ? undefined : 1
  if (line !== undefined)
    return <RawText draft={draft} line={line} target={target && 'line' in target ? target.line : undefined} />
  const otherRead = other && readYamlText(other.text)
  const beside =
    other && otherRead && 'value' in otherRead
      ? {
          locale: other.entry.locale ?? defaultLocale,
          value: otherRead.value,
          references: createReferences(other.values),
        }
      : undefined
  return (
    <FieldsForm
      form={file.form}
      entry={file.entry.path}
      text={draft.text}
      onText={draft.setText}
      complaints={complaints}
      values={file.values}
      target={target && 'field' in target ? target.field : undefined}
      other={beside}
    />
  )
}
