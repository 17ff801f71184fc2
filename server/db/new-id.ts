import { randomBytes } from 'node:crypto'

/**
 * A new row id: UUID version 7 (RFC 9562, 5.7), 48 bits of time and 74 random ones. Ids made one after the
 * other stand side by side in the index, so that a commit touches few pages; none can be guessed.
 */
export function newId(): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
