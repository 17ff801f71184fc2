import { useRef } from 'react'
import { type ArticleBlock, articleBlocks } from '../../../contract/content/article.ts'
import { contentsTexts } from '../texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import type { BlockWords } from './insert-parts.ts'
import { editorTexts } from './texts.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** What a new block says until it is written over. */
function toWords(name: ArticleBlock): BlockWords {
  const { titles, texts, columns } = editorTexts.blocks
  switch (name) {
    case 'table': {
      const empty = row(columns.map(() => ' '))
      return { title: titles.table, text: `${row(columns)}\n|${'---|'.repeat(columns.length)}\n${empty}\n${empty}` }
    }
    case 'warning':
    case 'definition':
    case 'stats':
    case 'roadmap':
      return { title: titles[name], text: texts[name] }
    default:
      return { text: texts[name] }
  }
}

type BlocksDialogProps = {
  onBlock: (name: ArticleBlock, words: BlockWords) => void
  onQuote: () => void
  onClose: () => void
}

/** Every block that an article may hold, with what it is for. */
export function BlocksDialog({ onBlock, onQuote, onClose }: BlocksDialogProps) {
  const texts = editorTexts.blocks
  const first = useRef<HTMLButtonElement>(null)
  const toChoice = (name: string, hint: string, choose: () => void, isFirst = false) => (
    <li key={name}>
      <button ref={isFirst ? first : undefined} type="button" className="editor-choice" onClick={choose}>
        <b>{name}</b>
        <span className="small">{hint}</span>
      </button>
    </li>
  )
  return (
    <EditorDialog heading={texts.heading} lead={texts.lead} first={first} onClose={onClose}>
      <ul className="editor-choices editor-choices--wide">
        {articleBlocks
          .toReversed()
          .map((name, index) =>
            toChoice(contentsTexts.passages[name], texts.hints[name], () => onBlock(name, toWords(name)), index === 0),
          )}
        {toChoice(texts.quote, texts.quoteHint, onQuote)}
      </ul>
    </EditorDialog>
  )
}
