import { createContext, useContext } from 'react'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { Client } from './client.ts'
import type { SiteFacts } from './site-facts.ts'

/** Gives what is shown of the site to everything below it. Its value must stay the same object. */
export const SiteContext = createContext<SiteFacts | undefined>(undefined)

/** What is shown of the site: its brand, the subjects of enquiries and the like. */
export function useSite(): SiteFacts {
  const site = useContext(SiteContext)
  if (!site) throw new Error('the administration is rendered without what it shows of the site')
  return site
}

/** Shows the one notice of the page; `undefined` takes it away. */
export type Show = (notice: NoticeContent | undefined) => void

type Admin = {
  client: Client
  show: Show
  /** To be called when something of a person has changed on the server: what is shown is loaded again. */
  refresh: () => void
}

/** Gives the client and the notice to everything below it. Its value must stay the same object. */
export const AdminContext = createContext<Admin | undefined>(undefined)

/** Counts the calls of `refresh`. */
export const ChangesContext = createContext(0)
export const useChanges = (): number => useContext(ChangesContext)

/** How every part of the app calls the server, and says how it went. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('this part is drawn outside the administrator’s app')
  return admin
}
