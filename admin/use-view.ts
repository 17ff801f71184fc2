import { useEffect, useState } from 'react'

/** Where the parts of the app stand that are no part of the dashboard: each is an address of its own. */
export const viewAddresses = { contents: '#contenus', security: '#securite', journal: '#journal' } as const

export type View = 'dashboard' | keyof typeof viewAddresses

/** The view that a fragment names; any other is a place within the dashboard. */
export function toView(fragment: string): View {
  if (fragment === viewAddresses.contents || fragment.startsWith(`${viewAddresses.contents}/`)) return 'contents'
  if (fragment === viewAddresses.security) return 'security'
  return fragment === viewAddresses.journal ? 'journal' : 'dashboard'
}

/** The view that is shown; it follows the address, so that back and forward work. */
export function useView(): View {
  const [view, setView] = useState(() => toView(location.hash))
  useEffect(() => {
    const follow = () => setView(toView(location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  // A place within the dashboard is only there once the dashboard is.
  useEffect(() => {
    if (view === 'dashboard') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [view])
  return view
}
