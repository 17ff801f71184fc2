import { useMemo } from 'react'
import type { OpenedFile, TextComplaint } from '../../../contract/api/admin-contents.ts'
import { splitArticle } from '../../../contract/content/article-file.ts'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import type { Target } from '../../shared/contents-place.ts'
import { RawText } from '../RawText.tsx'
import type { Draft } from '../use-draft.ts'
import { readYamlText } from '../yaml-text.ts'
import { ArticleEditor } from './ArticleEditor.tsx'

/** The line of what the editor cannot show, in the text of an article or before it. */
function findUnknown(text: string): number | undefined {
  const { before, lines, body } = splitArticle(text)
  if (before === '') return 1
  const read = readYamlText(text)
  if ('line' in read) return read.line
  const document = readDocument(body)
  return 'line' in document ? document.line + lines : undefined
}

type ArticleTextProps = {
  draft: Draft
  file: OpenedFile
  /** What is to be said of it now. */
  complaints: readonly TextComplaint[]
  target: Target | undefined
}

/** The editor of an article; where it cannot show the text (a file made by hand), the text itself. */
export function ArticleText({ draft, file, complaints, target }: ArticleTextProps) {
  const isOvertaken = draft.state.kind === 'overtaken'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the editor writes it can show, so only a text from elsewhere is looked at
  const unknown = useMemo(() => findUnknown(draft.text), [file, isOvertaken])
  if (unknown !== undefined)
    return <RawText draft={draft} line={unknown} target={target && 'line' in target ? target.line : undefined} />
  return <ArticleEditor draft={draft} file={file} complaints={complaints} target={target} />
}
