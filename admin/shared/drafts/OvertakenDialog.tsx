import { type ReactNode, useRef } from 'react'
import { useDialog } from '../actions.ts'
import { atMoment } from '../admin-formats.ts'
import type { SaveState } from './draft-saver.ts'
import { TextDiff } from './TextDiff.tsx'
import { draftTexts } from './texts.ts'

type OvertakenDialogProps = {
  other: Extract<SaveState, { kind: 'overtaken' }>['other']
  text: string
  choose: (choice: 'own' | 'other') => void
  /** What differs, where the texts are not written as they are read. */
  children?: ReactNode
}

/** Two texts of one thing: the owner says which one stays. There is no other way out, and neither is lost before. */
export function OvertakenDialog({ other, text, choose, children }: OvertakenDialogProps) {
  const texts = draftTexts.overtakenDialog
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useDialog(heading, () => {})
  return (
    <dialog
      {...dialog.props}
      className="dialog dialog--wide"
      aria-labelledby="texte-depasse"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="texte-depasse" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>
        {texts.intro} {other.savedAt && atMoment(texts.otherAt, other.savedAt)}
      </p>
      <DiffLegend before={texts.before} after={texts.after} />
      {children ?? <TextDiff before={other.text} after={text} />}
      <div className="actions">
        <button type="button" className="button button--small" onClick={() => choose('own')}>
          {texts.own}
        </button>
        <button type="button" className="button button--outline button--small" onClick={() => choose('other')}>
          {texts.other}
        </button>
      </div>
    </dialog>
  )
}

/** Says which colour is which text. */
function DiffLegend({ before, after }: { before: string; after: string }) {
  return (
    <p className="diff-legend">
      <del>{before}</del> <ins>{after}</ins>
    </p>
  )
}
