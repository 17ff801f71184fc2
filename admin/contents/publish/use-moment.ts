import { useState } from 'react'
import { fromParisTime, toParisTime } from '../../../contract/paris.ts'

/** A moment to come, typed on the clocks of Paris. @param first in milliseconds, asked for once */
export function useMoment(first: () => number) {
  const [typed, setTyped] = useState(() => toParisTime(first()))
  const [fault, setFault] = useState<string>()
  const moment = fromParisTime(typed)
  return {
    moment,
    /** Says what is wrong with it. @returns whether nothing is */
    check: (): boolean => {
      const found =
        moment === undefined
          ? 'Indiquez un jour et une heure.'
          : Date.parse(moment) <= Date.now()
            ? 'Ce moment est déjà passé.'
            : undefined
      setFault(found)
      return found === undefined
    },
    /** Of its field. */
    field: {
      ...{ type: 'datetime-local', label: 'Jour et heure', hint: 'À l’heure de Paris.', error: fault, value: typed },
      onText: setTyped,
    },
  }
}
