import { useAdmin } from '../shared/admin-context.tsx'
import { useShowFailure } from '../shared/failure-notice.ts'

/**
 * Changes something about safety, and says how it went.
 * @param onChange called in any case: the page is to be loaded again
 */
export function useSecurityAction(onChange: () => void) {
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()

  return async (path: string, done: { title: string; text: string }): Promise<void> => {
    const result = await client.post(path)
    if (result.kind === 'ok') show({ kind: 'success', ...done })
    else showFailure(result)
    onChange()
  }
}
