import { useMessages } from './admin-context.tsx'

type LoadFailureProps = { title?: string; text: string; onRetry: () => void }

/** Something could not be loaded: says what, and offers to try again. */
export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  const { retry } = useMessages()
  return (
    <div className="load-failure" role="alert">
      <p className="label">
        {title !== undefined && <b>{title}</b>} {text}
      </p>
      <button type="button" className="button button--outline button--small" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}
