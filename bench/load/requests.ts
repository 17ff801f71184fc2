import { randomUUID } from 'node:crypto'
import { api } from '../../contract/routes.ts'

/** What every browser says; as long as the real thing, since the server has to read it. */
const common = [
  'Host: localhost',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept-Language: fr-FR,fr;q=0.9,en;q=0.8',
  'Accept-Encoding: gzip',
]

/** Asks for a page, compressed with gzip: the one encoding that every server to compare with knows. */
export function toPageRequest(path: string): Buffer {
  return Buffer.from([`GET ${path} HTTP/1.1`, ...common, 'Accept: text/html', '', ''].join('\r\n'))
}

const signUpHead = [
  `POST ${api.checklist} HTTP/1.1`,
  ...common,
  'Accept: */*',
  'Content-Type: application/json',
  'Sec-Fetch-Site: same-origin',
].join('\r\n')

const process36 = process.pid.toString(36)
let number = 0

/**
 * Sends the form as the island does, with an address that nobody has sent before.
 * @param website what stands in the field that people do not see
 */
export function toSignUpRequest(website = ''): Buffer {
  number += 1
  const body = JSON.stringify({
    email: `visitor-${process36}-${number}@example.org`,
    website,
    language: 'fr',
    submissionId: randomUUID(),
  })
  return Buffer.from(`${signUpHead}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
}
