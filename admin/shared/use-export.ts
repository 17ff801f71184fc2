import { fillText } from '../../contract/fill-text.ts'
import { useAdmin } from './admin-context.tsx'
import { useShowFailure } from './failure-notice.ts'
import { csvTexts } from './texts.ts'
import { useBusy } from './use-busy.ts'

/**
 * Fetches a file whole, hands it to the browser under the server's name, and only then says so.
 * @param success may hold `{name}`
 */
export function useExport(success: { title: string; text: string }) {
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()
  const { isBusy, run } = useBusy()
  const save = (path: string): Promise<void> =>
    run(async () => {
      show(undefined)
      const result = await client.download(path)
      if (result.kind === 'thrown') return show({ kind: 'error', ...csvTexts.failed })
      if (result.kind !== 'ok') return showFailure(result)
      const { name, content } = result.value
      const href = URL.createObjectURL(content)
      Object.assign(document.createElement('a'), { href, download: name }).click()
      // The download reads it after the click.
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
      show({ kind: 'success', title: success.title, text: fillText(success.text, { name }) })
    })
  return { isBusy, save }
}
