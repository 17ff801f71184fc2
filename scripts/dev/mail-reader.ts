import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { escapeMarkup } from '../../contract/text.ts'

/** Address of the mail reader in `npm run dev` and `npm run demo`. */
export const mailReaderPath = '/mails'

function toPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}iframe{width:100%;height:60rem;border:1px solid #999}pre{white-space:pre-wrap}li{margin:.5rem 0}</style><h1>${escapeMarkup(title)}</h1>${body}</html>`
}

async function listMails(folder: string): Promise<string> {
  let names: string[] = []
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    // No mail has been written yet: the folder comes with the first.
  }
  const mails = await Promise.all(
    names.map(async (name) => ({ name, mail: await PostalMime.parse(readFileSync(join(folder, name))) })),
  )
  const items = mails
    .map(({ name, mail: { subject = '', to, date } }) => ({ name, subject, to, time: new Date(date ?? 0) }))
    .toSorted((one, other) => other.time.getTime() - one.time.getTime() || (one.name < other.name ? 1 : -1))
    .map(({ name, subject, to, time }) => {
      const recipient = to?.[0]?.address ?? ''
      const link = `<a href="${mailReaderPath}/${name}">${escapeMarkup(subject)}</a>`
      return `<li>${link}<br>${escapeMarkup(recipient)}, ${time.toLocaleString('en-GB')}</li>`
    })
  return toPage('Mails', items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>')
}

async function showMail(folder: string, name: string): Promise<string | undefined> {
  if (!/^[\w-]+\.eml$/.test(name)) return undefined
  const mail = await PostalMime.parse(readFileSync(join(folder, name)))
  const frame = `<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeMarkup(`<base target="_top">${mail.html ?? ''}`)}" title="HTML"></iframe>`
  return toPage(
    mail.subject ?? name,
    `<p><a href="${mailReaderPath}">All mails</a></p>${frame}<h2>Text</h2><pre>${escapeMarkup(mail.text ?? '')}</pre>`,
  )
}

/** Answers requests for the mails that were written as files; true if it was one. */
export async function answerMailReader(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  if (path !== mailReaderPath && !path.startsWith(`${mailReaderPath}/`)) return false
  const name = path.slice(mailReaderPath.length + 1)
  const page = name ? await showMail(folder, name).catch(() => undefined) : await listMails(folder)
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(page ?? toPage('No such mail', ''))
  return true
}
