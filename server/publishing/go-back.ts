import type { ContentCheck } from './check-content.ts'
import type { Manifest } from './manifest.ts'
import { type SitePlace, switchTo, withPublishLock } from './with-publish-lock.ts'

/**
 * Returns to the version that was served before; it holds until somebody publishes by hand.
 * @returns what visitors get from now on, and what they got
 * @throws if there is none that can be served, or if somebody publishes at this moment
 */
export async function goBack(place: SitePlace, check?: ContentCheck): Promise<{ to: Manifest; from: Manifest }> {
  const done = await withPublishLock(place, async (site) => {
    const { store, before: from } = site
    const to = from?.before === undefined ? undefined : await store.findVersion(from.before)
    if (!from || !to || !(await store.isSound(to))) throw new Error('there is no version before this one')
    await check?.(to, JSON.parse((await store.read(to.hidden.content)).toString()))
    await switchTo(site, to, { id: to.id, isHeld: true, isCompressed: false })
    return { to, from }
  })
  if (!done) throw new Error('a version is being published at this moment: try again once it is')
  return done
}
