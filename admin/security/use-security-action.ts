import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import { useShowFailure } from '../shared/failure-notice.ts'

/**
 * Changes something about safety, and says how it went.
 * @param onChange called in any case: the page is to be loaded again
 */
export function useSecurityAction(onChange: () => void) {
  const { failedTitle } = useMessages().access.security
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()

  /** @returns whether it was done */
  return async (path: string, done: { title: string; text: string }, body?: object): Promise<boolean> => {
    const result = await client.post(path, body)
    if (result.kind === 'ok') show({ kind: 'success', ...done })
    else showFailure(result, failedTitle)
    onChange()
    return result.kind === 'ok'
  }
}
