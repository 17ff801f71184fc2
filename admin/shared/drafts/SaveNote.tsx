import { fillText } from '../../../contract/text.ts'
import { toFailureText } from '../actions.ts'
import { formatTimeOf } from '../admin-formats.ts'
import type { SaveState } from './draft-saver.ts'
import { draftTexts } from './texts.ts'

/** How far a text has got, in words. What happens at each key is shown, and read aloud only where it went wrong. */
export function SaveNote({ state }: { state: SaveState }) {
  const texts = draftTexts.saving
  const words = (): string => {
    if (state.kind === 'saved')
      return state.at ? fillText(texts.saved, { time: formatTimeOf(state.at) }) : texts.untouched
    if (state.kind === 'failed') return fillText(texts.failed, { reason: toFailureText(state.failure) })
    return texts[state.kind]
  }
  const isTrouble = state.kind !== 'saved' && state.kind !== 'saving' && state.kind !== 'waiting'
  return (
    <p className={isTrouble ? 'save-note is-trouble' : 'save-note'} data-state={state.kind}>
      {isTrouble ? <span role="status">{words()}</span> : words()}
    </p>
  )
}
