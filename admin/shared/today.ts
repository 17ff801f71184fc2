import { useEffect, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import type { Today } from '../../contract/api/admin-dashboard.ts'
import { withQuery } from './client.ts'
import { useLoaded } from './use-loaded.ts'

const storageKey = 'last-visit'
const minute = 60_000
const day = 24 * 60 * minute

/** After so long away, in milliseconds, the next look at the dashboard begins another visit. */
const visitEnd = 30 * minute

/** When the owner was here last, and before that visit; in milliseconds since 1970. */
type Visits = { seenAt?: number; beforeAt?: number }

/**
 * Notes in this browser that the owner is here, and says when they were here before. A visit goes on while they come
 * back before its end. Where nothing is known, or the browser keeps nothing, a day ago.
 * @param now in milliseconds since 1970
 */
export function noteVisit(now: number): string {
  const dayBefore = now - day
  try {
    const { seenAt, beforeAt }: Visits = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const before = seenAt !== undefined && now - seenAt > visitEnd ? seenAt : (beforeAt ?? dayBefore)
    localStorage.setItem(storageKey, JSON.stringify({ seenAt: now, beforeAt: before }))
    return new Date(before).toISOString()
  } catch {
    return new Date(dayBefore).toISOString()
  }
}

/**
 * What waits for the owner, asked for again at every address. Each look at the dashboard belongs to a visit: "new" is
 * what came since the one before.
 */
export function useToday(isDashboard: boolean, address: string) {
  const [since, setSince] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another address is a look, too, and renews the visit
  useEffect(() => {
    if (isDashboard) setSince(noteVisit(Date.now()))
  }, [isDashboard, address])
  const isFirst = isDashboard && since === undefined
  return useLoaded<Today>(isFirst ? undefined : withQuery(adminApi.today, { since }), address)
}

export type WaitingToday = ReturnType<typeof useToday>
