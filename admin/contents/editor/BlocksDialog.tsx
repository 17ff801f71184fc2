import { useRef } from 'react'
import { type ArticleBlock, articleBlocks } from '../../../contract/content/article.ts'
import { Dialog } from '../../shared/dialogs.tsx'
import { contentsTexts } from '../texts.ts'

const hints: Record<ArticleBlock, string> = {
  stats: 'Deux à quatre chiffres, en grand',
  roadmap: 'Un plan, étape par étape',
  pull: 'Une seule phrase, en grand',
  checklist: 'Ce qu’il faut faire lundi',
  warning: 'Le piège, et comment l’éviter',
  definition: 'Un mot étranger, sa prononciation, son sens',
  table: 'Une comparaison, avec sa légende',
  note: 'Une réserve, une précision de droit',
}

type BlocksDialogProps = { onBlock: (name: ArticleBlock) => void; onClose: () => void }

/** Every block that an article may hold, with what it is for. */
export function BlocksDialog({ onBlock, onClose }: BlocksDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Dialog heading="Un bloc" width="middle" first={first} leave="Fermer" onClose={onClose}>
      <p className="small">
        Des paragraphes sélectionnés entrent dans une note ou une mise en garde, une liste dans une liste à cocher.
      </p>
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
              <span className="small">{hints[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
