import { LoadFailure } from './shared/LoadFailure.tsx'
import { commonTexts } from './shared/texts.ts'

/** A screen whose script did not arrive. */
export function ScreenFailure() {
  return (
    <div className="screen">
      <LoadFailure text={commonTexts.thrown.text} onRetry={() => location.reload()} />
    </div>
  )
}
