import { addDays, startOfParisDay, toParisDay } from '../../contract/paris.ts'
import { hour } from './clock.ts'

/** The public holidays of France that have a date (Code du travail, L3133-1), `MM-DD`. */
const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Those of the same article that follow Easter Sunday, in days: Easter Monday, Ascension, Whit Monday. */
const holidaysAfterEaster = [1, 39, 50]

/** Easter Sunday, `YYYY-MM-DD`, by the Gregorian rule (Oudin's algorithm, U.S. Naval Observatory). */
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const lag = Math.floor((century - 17) / 25)
  const age = (century - Math.floor(century / 4) - Math.floor((century - lag) / 3) + 19 * golden + 15) % 30
  const late = Math.floor(age / 28)
  const moon = age - late * (1 - late * Math.floor(29 / (age + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  // Days after 28 March.
  return addDays(`${year}-03-28`, moon - weekday)
}

/** Whether a day, `YYYY-MM-DD`, is one from Monday to Friday that is no public holiday of France. */
export function isWorkingDay(day: string): boolean {
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  if (isWeekend || fixedHolidays.includes(day.slice(5))) return false
  const easter = easterOf(Number(day.slice(0, 4)))
  return !holidaysAfterEaster.some((days) => addDays(easter, days) === day)
}

/** The moment (milliseconds) at which so many hours of working days, each from midnight to midnight in Paris, are over. */
export function addWorkingHours(moment: number, hours: number): number {
  const day = toParisDay(moment)
  const end = startOfParisDay(addDays(day, 1))
  if (!isWorkingDay(day)) return addWorkingHours(end, hours)
  const due = moment + hours * hour
  return due <= end ? due : addWorkingHours(end, (due - end) / hour)
}
