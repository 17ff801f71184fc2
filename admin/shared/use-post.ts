import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { useAdmin } from './admin-context.tsx'
import { useShowFailure } from './failure-notice.ts'

/** Changes something on the server, says how it went, and has what is shown loaded again. */
export function usePost() {
  const { client, show, refresh } = useAdmin()
  const showFailure = useShowFailure()
  /** @param failed the title where it failed. @returns whether it was done */
  return async (path: string, done: Omit<NoticeContent, 'kind'>, body?: object, failed?: string): Promise<boolean> => {
    show(undefined)
    const result = await client.post(path, body)
    if (result.kind === 'ok') show({ kind: 'success', ...done })
    else showFailure(result, failed)
    // A refusal, too, may come of a change that was made elsewhere.
    if (result.kind !== 'thrown') refresh()
    return result.kind === 'ok'
  }
}
