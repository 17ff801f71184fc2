import { ListFilters } from './ListFilters.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** How the rows of a list are found, chosen and treated, for screens that are loaded when they are asked for. */
export const listTreatment = { Filters: ListFilters, Selection: SelectionBar }
