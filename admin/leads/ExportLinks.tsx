import { adminApi, type CsvSeparator } from '../../contract/api/admin.ts'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import type { DownloadedFile } from '../shared/client.ts'
import { useShowFailure } from '../shared/failure-notice.ts'
import { useBusy } from '../shared/use-busy.ts'

/** Hands a whole file to the browser, which keeps it under its name. */
function saveFile({ name, content }: DownloadedFile): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The download reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** The list as a file in two forms, and what may not be done with it. What is said follows the file, whole or not. */
export function ExportLinks() {
  const messages = useMessages()
  const texts = messages.csv
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()
  const { isBusy, run } = useBusy()

  const download = (href: string) =>
    run(async () => {
      show(undefined)
      const result = await client.download(href)
      if (result.kind === 'thrown') return show({ kind: 'error', ...texts.failed })
      if (result.kind !== 'ok') return showFailure(result, texts.failed.title)
      saveFile(result.value)
      show({ kind: 'success', ...texts.success })
    })
  const toLink = (separator: CsvSeparator) => {
    const href = `${adminApi.csv}?separator=${separator}`
    return (
      <a
        className={isBusy ? 'button button--outline button--small is-busy' : 'button button--outline button--small'}
        href={href}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          event.preventDefault()
          void download(href)
        }}
      >
        {texts[separator]}
      </a>
    )
  }
  return (
    <section className="export-links" aria-label={texts.label}>
      <div className="actions">
        {toLink('comma')}
        {toLink('semicolon')}
      </div>
      <p className="small">{messages.dashboard.consentByExport}</p>
    </section>
  )
}
