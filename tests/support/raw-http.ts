import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; headers: Headers; body: string }

/** Opens a bare connection, on which anything may be said. */
export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Reads the first answer in what a server said; status 0 if it said nothing. */
function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1] ?? 0), headers: new Headers(pairs), body: rest.join('\r\n\r\n') }
}

/** Says just these bytes and reads until the server closes, or until it is silent for `timeout` milliseconds. */
export async function sayRaw(url: string, bytes: string | Buffer, timeout = 15_000): Promise<RawAnswer> {
  const socket = await openSocket(url)
  let text = ''
  socket.setTimeout(timeout, () => socket.destroy())
  socket.on('data', (chunk) => (text += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  return readAnswer(text)
}
