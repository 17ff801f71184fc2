import { createContext, useContext } from 'react'
import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { References } from './references.ts'

/** The same entry in another language, as its file says it. */
export type OtherValues = { locale: Locale; value: unknown; references: References }

/** Of a form: how its fields change the text, and what is said beside them. */
export type Fields = {
  /** Path of the file, where pictures can be sent for it. */
  entry: string | undefined
  /** Changes the text by one of the functions of `yaml-text.ts`. */
  edit: (change: (text: string) => string) => void
  complaintsAt: (path: YamlPath) => readonly TextComplaint[]
  /** Complaints at a path and below it. */
  countBelow: (path: YamlPath) => number
  references: References
  other: OtherValues | undefined
  /** The field that is looked for: what it stands in opens. */
  target: YamlPath | undefined
  /** What is folded away at first is open: the form is short. */
  isShort: boolean
}

export const FieldsContext = createContext<Fields | undefined>(undefined)

export function useFields(): Fields {
  const fields = useContext(FieldsContext)
  if (!fields) throw new Error('a field is drawn outside its form')
  return fields
}
