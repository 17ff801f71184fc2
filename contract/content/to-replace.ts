/** A place of the content that only the owner can fill in or confirm, done or not. */
export type ToReplace = {
  /** Path below the content folder. */
  file: string
  line: number
  /** Keys and indexes that lead to the field, which may not be written yet. */
  path: readonly (string | number)[]
  /** French description of the field. */
  label: string
  /** How its first text begins, where several fields have one description. */
  text?: string
  isDone: boolean
  /** The site is ready without it. */
  isOptional?: true
}
