import { startTransition, useEffect, useRef, useState } from 'react'
import { type AdminScreen, adminScreens } from '../../contract/api/admin.ts'

/** A screen, and what its address names within it: `articles/fr/a/article.md`, an id; nothing of the screen itself. */
export type Place = { screen: AdminScreen; rest: string }

const screenNames = Object.keys(adminScreens) as AdminScreen[]

/** The place at a path; undefined of a path that is no screen's: a file, a preview. */
export function toPlace(path: string): Place | undefined {
  const screen = screenNames.find((name) => path === adminScreens[name])
  if (screen) return { screen, rest: '' }
  const above = screenNames.find((name) => name !== 'dashboard' && path.startsWith(`${adminScreens[name]}/`))
  return above && { screen: above, rest: path.slice(adminScreens[above].length + 1) }
}

/** Whether the app goes to this address itself, as a plain link would: another page, not a place within this one. */
const isOwn = (event: NavigateEvent): boolean =>
  event.canIntercept &&
  !event.hashChange &&
  event.downloadRequest === null &&
  event.navigationType !== 'reload' &&
  toPlace(new URL(event.destination.url).pathname) !== undefined

/**
 * Asks before the page is left, or its place for another.
 * @returns asks no more
 */
export function askBeforeLeaving(question: string): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // The browser asks in words of its own. It does not where the app goes to an address itself.
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
  const askOwn = (event: NavigateEvent) => {
    const isLeft = isOwn(event) && new URL(event.destination.url).pathname !== location.pathname
    if (isLeft && event.cancelable && !confirm(question)) event.preventDefault()
  }
  if ('navigation' in window) navigation.addEventListener('navigate', askOwn, { signal })
  return () => listening.abort()
}

/** Until the screen that is gone back to has what it loads: only then is it as long as it was, and its place found. */
async function untilLoaded({ signal }: NavigateEvent): Promise<void> {
  while (!signal.aborted && document.querySelector('.waiting')) await new Promise(requestAnimationFrame)
}

/**
 * The address that is shown. Where the browser has the Navigation API, its links and forms change it without loading
 * the page; elsewhere they load it, which comes to the same.
 */
export function useAddress(): URL {
  const [address, setAddress] = useState(() => new URL(location.href))
  const onShown = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for each address that is shown
  useEffect(() => onShown.current?.(), [address])
  useEffect(() => {
    if (!('navigation' in window)) return
    const follow = (event: NavigateEvent) => {
      if (!isOwn(event)) return
      const next = new URL(event.destination.url)
      event.intercept({
        // The heading of the new screen takes it (ScreenHead).
        focusReset: 'manual',
        // Another filter of the same list stays where it is looked at.
        scroll: next.pathname === location.pathname ? 'manual' : 'after-transition',
        handler: async () => {
          const shown = new Promise<void>((resolve) => {
            onShown.current = resolve
          })
          startTransition(() => setAddress(next))
          if (event.navigationType !== 'traverse') return
          await shown
          await untilLoaded(event)
        },
      })
    }
    navigation.addEventListener('navigate', follow)
    return () => navigation.removeEventListener('navigate', follow)
  }, [])
  return address
}
