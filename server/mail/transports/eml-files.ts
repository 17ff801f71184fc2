import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { composeMail } from '../compose-mail.ts'
import { mailFileOf } from '../mail-files.ts'
import type { Transport } from '../transport.ts'

/**
 * Writes each mail as an `.eml` file (mode 0600), named by its id: mail without a mail server.
 * @param isSent whether that is the end of it, as on a laptop; else it waits for a mail server
 */
export function createEmlFiles(folder: string, isSent: boolean): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    description: folder,
    send: async (mail) => {
      try {
        const { message } = await composer.sendMail(composeMail(mail))
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // Written beside and renamed, so that a reader never sees half a mail.
        const file = mailFileOf(folder, mail.id)
        await writeFile(`${file}.part`, message, { mode: 0o600 })
        await rename(`${file}.part`, file)
        return isSent ? { isSent } : { isSent, reason: 'filed', detail: 'MAIL=files' }
      } catch (error) {
        const detail = error instanceof Error && 'code' in error ? String(error.code) : 'write'
        return { isSent: false, reason: 'unreachable', detail }
      }
    },
  }
}
