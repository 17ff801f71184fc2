import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** How a sealed text begins; no JSON does. */
const mark = 'sealed:'

/**
 * Seals texts that hold a token, so that who reads the database or a backup of it cannot use them: AES-256-GCM under a
 * key derived from `SECRET` (RFC 5869), which stands in neither.
 */
export function createSeal(secret: string) {
  // The name of the key is older than this table; with another one, links that wait could not be read.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'outbox slots', 32))
  return {
    seal: (text: string): string => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return mark + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** The text as it was; one that was never sealed is returned as it is. @throws if it was sealed under another key */
    open: (text: string): string => {
      if (!text.startsWith(mark)) return text
      const bytes = Buffer.from(text.slice(mark.length), 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength))
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
