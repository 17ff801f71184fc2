import type { RetentionView } from '../../contract/admin-pages.ts'
import { formatMoment } from '../../contract/formats.ts'
import { useContent } from '../../site/shared/use-content.tsx'
import { Known, KnownList } from './Known.tsx'

/** How the backups stand. */
export function BackupFacts({ newest, restored, failure }: RetentionView['backups']) {
  const { privacy, mails } = useContent().admin
  const words = privacy.retention.backup
  const orNever = (instant: string | undefined) => (instant === undefined ? words.never : formatMoment(instant, 'fr'))
  return (
    <KnownList>
      <Known name={words.newest}>{orNever(newest?.at)}</Known>
      <Known name={words.restorable}>{orNever(restored?.at)}</Known>
      <Known name={words.rehearsed}>{orNever(restored?.rehearsedAt)}</Known>
      {failure && (
        <Known name={words.failed}>
          {formatMoment(failure.at, 'fr')}&nbsp;: {mails.failedSteps[failure.what]}, {mails.backupFaults[failure.why]}
        </Known>
      )}
    </KnownList>
  )
}
