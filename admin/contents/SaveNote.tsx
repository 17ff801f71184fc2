import { fillText } from '../../contract/fill-text.ts'
import { useContentsMessages } from '../shared/admin-context.tsx'
import { formatTimeOf } from '../shared/admin-formats.ts'
import { toFailureText } from '../shared/failure-notice.ts'
import type { SaveState } from './draft-saver.ts'

/** How far a text has got, in words. What happens at each key is shown, and read aloud only where it went wrong. */
export function SaveNote({ state }: { state: SaveState }) {
  const messages = useContentsMessages()
  const texts = messages.contents.saving
  const words = (): string => {
    if (state.kind === 'saved')
      return state.at === null ? texts.untouched : fillText(texts.saved, { time: formatTimeOf(state.at) })
    if (state.kind === 'failed') return fillText(texts.failed, { reason: toFailureText(state.failure, messages) })
    return texts[state.kind]
  }
  const isTrouble = state.kind !== 'saved' && state.kind !== 'saving' && state.kind !== 'waiting'
  return (
    <p className={isTrouble ? 'save-note is-trouble' : 'save-note'} data-state={state.kind}>
      {isTrouble ? <span role="status">{words()}</span> : words()}
    </p>
  )
}
