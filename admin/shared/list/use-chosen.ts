import { useState } from 'react'

/**
 * Which rows of a page are chosen, or all that were found.
 * @param page names what is shown: of another page nothing is chosen
 */
export function useChosen(page: string) {
  const [state, setState] = useState({ page, ids: new Set<string>(), isAll: false })
  const { ids, isAll } = state.page === page ? state : { ids: new Set<string>(), isAll: false }
  const set = (next: Set<string>, all = false) => setState({ page, ids: next, isAll: all })
  return {
    ids,
    isAll,
    has: (id: string) => isAll || ids.has(id),
    toggle: (id: string) => set(ids.has(id) ? ids.difference(new Set([id])) : ids.union(new Set([id]))),
    togglePage: (page: readonly string[]) => set(page.every((id) => ids.has(id)) ? new Set() : new Set(page)),
    chooseAll: () => set(ids, true),
    clear: () => set(new Set()),
  }
}

export type Chosen = ReturnType<typeof useChosen>
