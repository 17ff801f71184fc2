import { toFailureText } from '../actions.ts'
import { formatDateOf, formatMoment, formatTimeOf } from '../admin-formats.ts'
import type { SaveState } from './draft-saver.ts'

const stateWords = {
  waiting: 'Pas encore enregistré',
  saving: 'Enregistrement…',
  offline: 'Hors ligne : gardé dans ce navigateur, envoyé dès que le réseau revient',
  signedOut: 'Votre session est terminée : reconnectez-vous, rien n’est perdu',
  overtaken: 'Ce texte a changé ailleurs',
}

/** When a text was saved; the day is said where it is not today. */
function toSavedWords(at: string): string {
  const isToday = formatDateOf(at) === formatDateOf(new Date().toISOString())
  return isToday ? `Enregistré à ${formatTimeOf(at)}` : `Enregistré le ${formatMoment(at)}`
}

/** How far a text has got, in words. What happens at each key is shown, and read aloud only where it went wrong. */
export function SaveNote({ state }: { state: SaveState }) {
  const words = (): string => {
    if (state.kind === 'saved') return state.at ? toSavedWords(state.at) : 'Aucun changement'
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
