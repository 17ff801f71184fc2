import { type MouseEvent, useState } from 'react'
import { adminApi, type CsvSeparator } from '../../contract/api/admin.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls, DownloadedFile } from '../shared/admin-calls.ts'
import { toFailureNotice } from '../shared/failure-text.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'

type ExportLinksProps = { calls: AdminCalls; show: (notice: NoticeContent | undefined) => void }

/** Hands a whole file to the browser, which keeps it under its name. */
function saveFile({ name, content }: DownloadedFile): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The download reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** The list as a file in two forms, and what may not be done with it. What is said follows the file, whole or not. */
export function ExportLinks({ calls, show }: ExportLinksProps) {
  const messages = useAdminMessages()
  const words = messages.csv
  const [isBusy, setBusy] = useState(false)
  const download = (separator: CsvSeparator) => async (event: MouseEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    show(undefined)
    const result = await calls.downloadLeads(separator)
    setBusy(false)
    if (result.kind === 'ok') {
      saveFile(result.value)
      show({ kind: 'success', ...words.success })
    }
    if (result.kind === 'failed') show(toFailureNotice(result, words.failed.title, messages))
    if (result.kind === 'thrown') show({ kind: 'error', ...words.failed })
  }
  const toLink = (separator: CsvSeparator, label: string) => (
    <a
      className={isBusy ? 'button button--outline button--small is-busy' : 'button button--outline button--small'}
      href={`${adminApi.csv}?separator=${separator}`}
      aria-disabled={isBusy || undefined}
      onClick={download(separator)}
    >
      {label}
    </a>
  )
  return (
    <section className="export-links" aria-label={words.label}>
      <div className="actions">
        {toLink('comma', words.comma)}
        {toLink('semicolon', words.semicolon)}
      </div>
      <p className="small">{messages.dashboard.consentByExport}</p>
    </section>
  )
}
