const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The day on the consultant's calendar, `YYYY-MM-DD`. */
export function toParisDay(moment: Date): string {
  return format.format(moment)
}
