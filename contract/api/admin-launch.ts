import type { ToReplace } from '../content/to-replace.ts'

/** What the server has to have before the site goes online. */
export type LaunchCheck = 'address' | 'mail' | 'backup' | 'password'

/** Everything that is a sample, empty or made up, done or not. The site is ready once nothing is open but the optional. */
export type Launch = { content: readonly ToReplace[]; server: { check: LaunchCheck; isDone: boolean }[] }

/** How many points keep the site from being ready. */
export const countOpen = ({ content, server }: Launch): number =>
  [...content.filter(({ isOptional }) => !isOptional), ...server].filter(({ isDone }) => !isDone).length
