import { useRef } from 'react'
import { type ArticleBlock, articleBlocks } from '../../../contract/content/article.ts'
import { contentsTexts } from '../texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { editorTexts } from './texts.ts'

type BlocksDialogProps = { onBlock: (name: ArticleBlock) => void; onClose: () => void }

/** Every block that an article may hold, with what it is for. */
export function BlocksDialog({ onBlock, onClose }: BlocksDialogProps) {
  const texts = editorTexts.blocks
  const first = useRef<HTMLButtonElement>(null)
  return (
    <EditorDialog heading={texts.heading} lead={texts.lead} first={first} onClose={onClose}>
      <ul className="editor-choices">
        {articleBlocks.toReversed().map((name, index) => (
          <li key={name}>
            <button
              ref={index === 0 ? first : undefined}
              type="button"
              className="editor-choice"
              onClick={() => onBlock(name)}
            >
              <b>{contentsTexts.passages[name]}</b>
              <span className="small">{texts.hints[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </EditorDialog>
  )
}
