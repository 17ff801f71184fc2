import { useEffect, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import type { Today } from '../../contract/api/admin-dashboard.ts'
import { withQuery } from './client.ts'
import { noteVisit } from './last-visit.ts'
import { useLoaded } from './use-loaded.ts'

/**
 * What waits for the owner, asked for again at every address. Opening the dashboard is a visit: only there "new" is
 * what came since the one before.
 */
export function useToday(isDashboard: boolean, address: string) {
  const [since, setSince] = useState<string>()
  const isVisit = isDashboard && since === undefined
  useEffect(() => {
    if (isVisit) setSince(noteVisit(Date.now()))
  }, [isVisit])
  return useLoaded<Today>(isVisit ? undefined : withQuery(adminApi.today, { since }), address)
}

export type WaitingToday = ReturnType<typeof useToday>
