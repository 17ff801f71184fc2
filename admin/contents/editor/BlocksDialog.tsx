import { useRef } from 'react'
import { type ArticleBlock, articleBlocks } from '../../../contract/content/article.ts'
import { Dialog } from '../../shared/dialogs.tsx'
import { contentsTexts } from '../texts.ts'

/** A table has a tool of its own. */
const blocks = articleBlocks.filter((name) => name !== 'table').toReversed()

const hints: Record<(typeof blocks)[number], string> = {
  stats: 'Deux à quatre chiffres, en grand',
  roadmap: 'Un plan, étape par étape',
  pull: 'Une seule phrase, en grand',
  checklist: 'Ce qu’il faut faire lundi',
  warning: 'Le piège, et comment l’éviter',
  definition: 'Un mot étranger, sa prononciation, son sens',
  note: 'Une réserve, une précision de droit',
}

type BlocksDialogProps = { onBlock: (name: ArticleBlock) => void; onClose: () => void }

/** Every other block that an article may hold, with what it is for. */
export function BlocksDialog({ onBlock, onClose }: BlocksDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Dialog heading="Un bloc" width="middle" first={first} leave="Fermer" onClose={onClose}>
      <p className="small">
        Des paragraphes sélectionnés entrent dans une note ou une mise en garde, une liste dans une liste à cocher.
      </p>
      <ul className="editor-choices">
        {blocks.map((name, index) => (
          <li key={name}>
            <button
              ref={index === 0 ? first : undefined}
              type="button"
              className="editor-choice"
              onClick={() => onBlock(name)}
            >
              <b>{contentsTexts.passages[name]}</b>
              <span className="small">{hints[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
