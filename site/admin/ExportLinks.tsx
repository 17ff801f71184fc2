import { adminWords } from '../../content/words/admin.ts'
import { adminApi } from '../../contract/api/admin.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { AdminCalls } from './admin-calls.ts'

const words = adminWords.csv

type ExportLinksProps = { calls: AdminCalls; show: (notice: NoticeContent | undefined) => void }

/** Two plain links, so that a list of any length goes straight to the disk; and what may not be done with it. */
export function ExportLinks({ calls, show }: ExportLinksProps) {
  // The browser keeps how a download ends to itself. A session that has ended is found here, and leads to the login.
  const confirm = async () => {
    const { kind } = await calls.getTotals()
    if (kind === 'ok') show({ kind: 'success', ...words.success })
  }
  return (
    <section className="ad-x" aria-label={words.label}>
      <div className="acts">
        <a className="btn btn--o btn--s" href={adminApi.csv} download onClick={confirm}>
          {words.comma}
        </a>
        <a className="btn btn--o btn--s" href={`${adminApi.csv}?separator=semicolon`} download onClick={confirm}>
          {words.semicolon}
        </a>
      </div>
      <p className="small">{adminWords.dashboard.consentByExport}</p>
    </section>
  )
}
