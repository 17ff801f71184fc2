import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of one check: 32 MB and about 50 ms (OWASP Password Storage Cheat Sheet, scrypt). */
const cost: ScryptOptions = { N: 2 ** 14, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const keyLength = 64

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC: the same password typed on another keyboard may arrive in another form.
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Hash of a password to be stored, as `salt:key` in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await derive(password, salt)).toString('hex')}`
}

/** Whether a password is the one that was hashed; takes the same time either way. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  const expected = Buffer.from(key, 'hex')
  const given = await derive(password, salt)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
