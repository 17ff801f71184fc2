import { useEffect, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import type { Today, Visit } from '../../contract/api/admin-dashboard.ts'
import { useAdmin } from './admin-context.tsx'
import { withQuery } from './client.ts'
import { useLoaded } from './use-loaded.ts'

/**
 * What waits for the owner, asked for again at every address. Opening the dashboard is a visit: only there "new" is
 * what came since the one before.
 */
export function useToday(isDashboard: boolean, address: string) {
  const { client } = useAdmin()
  const [visit, setVisit] = useState<Visit>()
  const isVisit = isDashboard && !visit
  useEffect(() => {
    if (!isVisit) return
    void client
      .post<Visit>(adminApi.visits)
      .then((result) => setVisit(result.kind === 'ok' ? result.value : { since: null }))
  }, [client, isVisit])
  const path = withQuery(adminApi.today, { since: visit?.since ?? undefined })
  return useLoaded<Today>(isVisit ? undefined : path, address)
}

export type WaitingToday = ReturnType<typeof useToday>
