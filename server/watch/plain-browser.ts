import { second } from '../clock.ts'

/** Longer than the slowest answer of ours: a form waits up to 8 s for its mail. */
const patience = 15 * second

export type PlainPage = { status: number; location: string | undefined; contentType: string; html: string }

/** The fields of a form as a browser without JavaScript would send them, untouched. */
export type PlainForm = { action: string; fields: Record<string, string> }

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The first form of a page that is sent by POST and has all of the named fields. */
export function findForm(html: string, path: string, ...names: string[]): PlainForm | undefined {
  for (const part of html.split('<form').slice(1)) {
    const form = `<form${part.split('</form>', 1)[0]}`
    const head = form.slice(0, form.indexOf('>') + 1)
    if (attribute(head, 'method')?.toLowerCase() !== 'post') continue
    const inputs = form.match(/<input\b[^<>]*>/g) ?? []
    const fields = Object.fromEntries(
      inputs.flatMap((input) => {
        const name = attribute(input, 'name')
        return name === undefined ? [] : [[name, attribute(input, 'value') ?? '']]
      }),
    )
    if (names.every((name) => name in fields)) return { action: attribute(head, 'action') ?? path, fields }
  }
  return undefined
}

/** A visitor without JavaScript, as far as our own pages need one; redirects are not followed. */
export function createPlainBrowser(siteUrl: string, stopping: AbortSignal) {
  async function ask(path: string, options: RequestInit): Promise<PlainPage> {
    const answer = await fetch(new URL(path, siteUrl), {
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(patience)]),
      ...options,
    })
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? undefined,
      contentType: answer.headers.get('content-type') ?? '',
      html: await answer.text(),
    }
  }
  return {
    open: (path: string): Promise<PlainPage> => ask(path, { headers: { accept: 'text/html' } }),
    send: ({ action, fields }: PlainForm): Promise<PlainPage> =>
      ask(action, { method: 'POST', headers: { origin: siteUrl }, body: new URLSearchParams(fields) }),
  }
}
