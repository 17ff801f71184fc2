import { useMessages } from './admin-context.tsx'

/** Something could not be loaded: says what, and offers to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { retry, thrown } = useMessages()
  return (
    <div className="load-failure" role="alert">
      <p className="label">
        <b>{thrown.title}</b> {text}
      </p>
      <button type="button" className="button button--outline button--small" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}
