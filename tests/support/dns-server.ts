import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'

/** Records by name and type, as they are written in a zone: `{ 'a.example TXT': ['v=spf1 -all'] }`. */
export type Zone = Record<string, string[]>

/** Numbers of the record types (RFC 1035, 3.2.2). */
const types: Record<number, string> = { 15: 'MX', 16: 'TXT' }

function readQuestion(message: Buffer): { name: string; type: string; end: number } {
  const labels: string[] = []
  let at = 12
  while (message[at]) {
    const length = message[at] ?? 0
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: types[message.readUInt16BE(at + 1)] ?? '', end: at + 5 }
}

const toName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, 'latin1')),
    Buffer.of(0),
  ])

function toData(type: string, value: string): Buffer {
  if (type === 'MX') return Buffer.concat([Buffer.of(0, 10), toName(value)])
  // A text is cut into pieces of 255 bytes, each with its length (RFC 1035, 3.3.14).
  const pieces = value.match(/.{1,255}/g) ?? ['']
  return Buffer.concat(pieces.map((piece) => Buffer.from(`${String.fromCharCode(piece.length)}${piece}`, 'latin1')))
}

function toAnswer(message: Buffer, zone: Zone): Buffer {
  const { name, type, end } = readQuestion(message)
  const values = zone[`${name} ${type}`] ?? []
  const isKnown = Object.keys(zone).some((key) => key.startsWith(`${name} `))
  const head = Buffer.alloc(12)
  message.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 | (isKnown ? 0 : 3), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(values.length, 6)
  const records = values.map((value) => {
    const data = toData(type, value)
    const record = Buffer.alloc(12)
    record.writeUInt16BE(0xc00c, 0)
    message.copy(record, 2, end - 4, end)
    record.writeUInt32BE(60, 6)
    record.writeUInt16BE(data.length, 10)
    return Buffer.concat([record, data])
  })
  return Buffer.concat([head, message.subarray(12, end), ...records])
}

/** A name server on this machine that knows one zone, and a resolver that asks nobody else. */
export async function aNameServer(zone: Zone): Promise<{ resolver: Resolver; stop: () => Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => socket.send(toAnswer(message, zone), port, address))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const resolver = new Resolver({ timeout: 15_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, stop: () => new Promise((resolve) => socket.close(() => resolve())) }
}
