const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The day in Paris, `2026-11-21`: by it the loader judges days of the content. */
export const toToday = (): string => day.format(new Date())
