import { useMessages } from './shared/admin-context.tsx'
import { LoadFailure } from './shared/LoadFailure.tsx'

/** A screen whose script did not arrive. */
export function ScreenFailure() {
  const { thrown } = useMessages()
  return (
    <div className="screen">
      <LoadFailure text={thrown.text} onRetry={() => location.reload()} />
    </div>
  )
}
