import { commonTexts } from './texts.ts'

/** Something could not be loaded: says what, and offers to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="load-failure" role="alert">
      <p className="label">
        <b>{commonTexts.thrown.title}</b> {text}
      </p>
      <button type="button" className="button button--outline button--small" onClick={onRetry}>
        {commonTexts.retry}
      </button>
    </div>
  )
}
