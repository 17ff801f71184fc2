import type { ReactNode } from 'react'
import { atMoment } from '../admin-formats.ts'
import { Dialog } from '../dialogs.tsx'
import type { SaveState } from './draft-saver.ts'
import { TextDiff } from './TextDiff.tsx'

type OvertakenDialogProps = {
  other: Extract<SaveState, { kind: 'overtaken' }>['other']
  text: string
  choose: (choice: 'own' | 'other') => void
  /** What differs, where the texts are not written as they are read. */
  children?: ReactNode
}

/** Two texts of one thing: the owner says which one stays. There is no other way out, and neither is lost before. */
export function OvertakenDialog({ other, text, choose, children }: OvertakenDialogProps) {
  return (
    <Dialog
      heading="Ce texte a aussi changé ailleurs"
      width="wide"
      actions={() => (
        <>
          <button type="button" className="button button--small" onClick={() => choose('own')}>
            Garder la mienne
          </button>
          <button type="button" className="button button--outline button--small" onClick={() => choose('other')}>
            Prendre l’autre
          </button>
        </>
      )}
      onClose={() => {}}
    >
      <p>
        Un autre onglet, un autre appareil ou une publication l’a changé entre-temps. Les deux versions sont là :
        choisissez celle qui reste. L’autre disparaît.{' '}
        {other.savedAt && atMoment('L’autre version a été enregistrée le {date} à {time}.', other.savedAt)}
      </p>
      <p className="diff-legend">
        <del>L’autre version</del> <ins>La vôtre</ins>
      </p>
      {children ?? <TextDiff before={other.text} after={text} />}
    </Dialog>
  )
}
