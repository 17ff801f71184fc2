import type { Placeholder } from './settings.ts'

/** Whether the owner has replaced the placeholder under this key of the settings. */
export const isSet = (content: { placeholders: readonly Placeholder[] }, key: Placeholder): boolean =>
  !content.placeholders.includes(key)
