import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime from 'postal-mime'
import { escapeMarkup } from '../contract/text.ts'

/** Address of the mail reader in `npm run dev` and `npm run demo`. */
export const mailReaderPath = '/mails'

const style =
  'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}iframe{width:100%;height:60rem}pre{white-space:pre-wrap}'

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  // Mails bring their styles with them.
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self' 'unsafe-inline' data:",
  }
  return reply.headers(headers).send(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${style}</style>
<h1>${escapeMarkup(title)}</h1>${body}</html>`)
}

/** Lets the mails that a folder holds as files be read. */
export function registerMailReader(server: FastifyInstance, folder: string): void {
  // The folder comes with the first mail.
  const listNames = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [])
  const read = async (name: string) => {
    const { subject = '', to, date, html = '', text = '' } = await PostalMime.parse(readFileSync(join(folder, name)))
    return { name, subject, recipient: to?.[0]?.address ?? '', time: new Date(date ?? 0), html, text }
  }

  server.get(mailReaderPath, async (_request, reply) => {
    const mails = await Promise.all(listNames().map(read))
    const items = mails
      // Their times have whole seconds.
      .toSorted((one, other) => other.time.getTime() - one.time.getTime() || (one.name < other.name ? 1 : -1))
      .map(({ name, subject, recipient, time }) => {
        const link = `<a href="${mailReaderPath}/${name}">${escapeMarkup(subject)}</a>`
        return `<li>${link}<br>${escapeMarkup(recipient)}, ${time.toLocaleString('en-GB')}</li>`
      })
    return sendPage(reply, 'Mails', items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>')
  })

  server.get<{ Params: { name: string } }>(`${mailReaderPath}/:name`, async ({ params: { name } }, reply) => {
    if (!listNames().includes(name)) return sendPage(reply.code(404), 'No such mail', '')
    const { subject, html, text } = await read(name)
    const source = escapeMarkup(`<base target="_top">${html}`)
    const frame = `<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${source}" title="HTML"></iframe>`
    const back = `<p><a href="${mailReaderPath}">All mails</a></p>`
    return sendPage(reply, subject, `${back}${frame}<h2>Text</h2><pre>${escapeMarkup(text)}</pre>`)
  })
}
