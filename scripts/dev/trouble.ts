import { stripVTControlCharacters } from 'node:util'
import { escapeMarkup } from '../../contract/text.ts'
import type { Complaint } from '../../server/content/complaint.ts'

/** What keeps the newest state from being shown: faults of the content, or an error of the code. */
export type Trouble = { place: string; problem: string; remedy?: string }

/** @returns a fault of the content, as it is shown */
export const toTrouble = ({ file, line, problem, remedy }: Complaint): Trouble => ({
  place: `content/${file}${line === undefined ? '' : `, ligne ${line}`}`,
  problem,
  remedy,
})

/** @returns an error of the code, with the place where it was thrown as far as that is known */
export function toCodeTrouble(error: unknown): Trouble {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const problem = stripVTControlCharacters(message)
  const place = /\((?:file:\/\/)?([^()]+:\d+:\d+)\)|at (?:file:\/\/)?(\/[^\s]+:\d+:\d+)/.exec(stack)
  // Of what cannot be read Vite knows the file, and its message the line.
  const unread = error instanceof Error && 'id' in error ? String(error.id) : undefined
  return { place: unread ?? place?.[1] ?? place?.[2] ?? 'le code', problem }
}

const look = [
  'position:sticky;top:0;z-index:2147483647;padding:1rem 1.5rem;max-height:60vh;overflow:auto',
  'font:16px/1.5 system-ui;white-space:pre-wrap;color:#fff;background:#7a1020',
].join(';')

function toBanner(troubles: readonly Trouble[]): string {
  const items = troubles.map(
    ({ place, problem, remedy }) =>
      `<li><code>${escapeMarkup(place)}</code> : ${escapeMarkup(problem)}${remedy ? `. <em>${escapeMarkup(remedy)}.</em>` : ''}</li>`,
  )
  const title = `${troubles.length === 1 ? 'Un point' : `${troubles.length} points`} à reprendre ; la page montre le dernier état sans faute.`
  return `<aside role="alert" style="${look}"><strong>${title}</strong><ul>${items.join('')}</ul></aside>`
}

/** Reloading, and errors shown in the page, need more than production allows. */
export const devPolicy = "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:"

const client = '<script type="module" src="/@vite/client"></script>'

/** A page as development shows it: it reloads by itself, and says at its top what is wrong. */
export function toDevPage(html: string, troubles: readonly Trouble[]): string {
  const banner = troubles.length > 0 ? toBanner(troubles) : ''
  const start = html.indexOf('>', html.indexOf('<body')) + 1
  return html.slice(0, start) + banner + client + html.slice(start)
}

/** What stands in place of a page that cannot be drawn. */
export const toTroublePage = (troubles: readonly Trouble[]): string =>
  toDevPage(
    '<!doctype html><html lang="fr"><meta charset="utf-8"><title>À reprendre</title><body></body></html>',
    troubles,
  )
