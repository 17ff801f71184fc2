import { type ChangeEvent, useState } from 'react'
import { fromParisTime, toParisTime } from '../../../contract/paris.ts'
import { contentsTexts } from '../texts.ts'

/** A moment to come, typed on the clocks of Paris. @param first in milliseconds, asked for once */
export function useMoment(first: () => number) {
  const texts = contentsTexts.publishing
  const [typed, setTyped] = useState(() => toParisTime(first()))
  const [fault, setFault] = useState<string>()
  const moment = fromParisTime(typed)
  return {
    moment,
    /** Says what is wrong with it. @returns whether nothing is */
    check: (): boolean => {
      const found = moment === undefined ? texts.atMissing : Date.parse(moment) <= Date.now() ? texts.atPast : undefined
      setFault(found)
      return found === undefined
    },
    /** Of its field. */
    field: {
      ...{ type: 'datetime-local', label: texts.at, hint: texts.atHint, error: fault, autoFocus: false, value: typed },
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    },
  }
}
