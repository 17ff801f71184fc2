import { createTextKeeper } from './text-keeper.ts'

/** How long the browser keeps what is typed about people, in days: who it is about may be erased elsewhere meanwhile. */
const typedDays = 30

/** Keeps notes that are not added yet, by the ids of people. */
export const noteKeeper = createTextKeeper('note')

/** Keeps answers by the ids of the person and of the message, with a space between them. */
export const answerKeeper = createTextKeeper('reponse')

const keepers = [noteKeeper, answerKeeper]

/** Of people and messages that are erased nothing stays in the browser. */
export function forgetTyped(ids: readonly string[]): void {
  for (const keeper of keepers)
    keeper.forget(keeper.list().filter((name) => name.split(' ').some((id) => ids.includes(id))))
}

/** What was typed too long ago goes, whether or not the person is still there. */
export function forgetOldTyped(now: number): void {
  const since = new Date(now - typedDays * 24 * 3_600_000).toISOString()
  for (const keeper of keepers) keeper.forget(keeper.list().filter((id) => (keeper.read(id)?.keptAt ?? '') < since))
}
