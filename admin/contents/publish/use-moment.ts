import { useState } from 'react'
import { fromParisTime, toParisDay } from '../../../contract/paris.ts'

const day = 86_400_000

/** The moment at which most is planned. */
const tomorrowMorning = (): string => `${toParisDay(Date.now() + day)}T09:00`

/** A moment to come, typed on the clocks of Paris. @param first what stands there at the beginning */
export function useMoment(first?: string) {
  const [typed, setTyped] = useState(() => first ?? tomorrowMorning())
  const [fault, setFault] = useState<string>()
  const moment = fromParisTime(typed)
  return {
    /** Says what is wrong with it. @returns the moment, if nothing is */
    check: (): string | undefined => {
      const isPast = moment !== undefined && Date.parse(moment) <= Date.now()
      setFault(
        moment === undefined ? 'Indiquez un jour et une heure.' : isPast ? 'Ce moment est déjà passé.' : undefined,
      )
      return isPast ? undefined : moment
    },
    /** Of its field. */
    field: {
      type: 'datetime-local',
      label: 'Plus tard, à l’heure de Paris',
      error: fault,
      value: typed,
      onText: setTyped,
    },
  }
}
