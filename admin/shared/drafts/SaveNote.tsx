import { toFailureText } from '../actions.ts'
import { formatTimeOf } from '../admin-formats.ts'
import type { SaveState } from './draft-saver.ts'

const stateWords = {
  waiting: 'Pas encore enregistré',
  saving: 'Enregistrement…',
  offline: 'Hors ligne : gardé dans ce navigateur, envoyé dès que le réseau revient',
  signedOut: 'Votre session est terminée : reconnectez-vous, rien n’est perdu',
  overtaken: 'Ce texte a changé ailleurs',
}

/** How far a text has got, in words. What happens at each key is shown, and read aloud only where it went wrong. */
export function SaveNote({ state }: { state: SaveState }) {
  const words = (): string => {
    if (state.kind === 'saved') return state.at ? `Enregistré à ${formatTimeOf(state.at)}` : 'Aucun changement'
    if (state.kind === 'failed')
      return `Pas encore enregistré, gardé dans ce navigateur. ${toFailureText(state.failure)}`
    return stateWords[state.kind]
  }
  const isTrouble = state.kind !== 'saved' && state.kind !== 'saving' && state.kind !== 'waiting'
  return (
    <p className={isTrouble ? 'save-note is-trouble' : 'save-note'} data-state={state.kind}>
      {isTrouble ? <span role="status">{words()}</span> : words()}
    </p>
  )
}
