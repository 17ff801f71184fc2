import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Database } from '../db/database.ts'
import { second } from '../runtime/clock.ts'
import { createEmailJs, type EmailJsConfig } from './emailjs.ts'
import { composeMail, type Delivery, type Transport } from './transport.ts'

/** The transport that the settings name: EmailJS wins over SMTP, and without either mails become files. */
export function createMailTransport(config: {
  emailJs: EmailJsConfig | undefined
  smtpUrl: string | undefined
  mailAsFiles: boolean
  dataDir: string
}): Transport {
  if (config.emailJs) return createEmailJs(config.emailJs)
  if (config.smtpUrl) return createSmtp(config.smtpUrl)
  return createEmlFiles(mailFolderOf(config), !config.mailAsFiles)
}

/**
 * Nodemailer waits up to ten minutes by default; a dead server must not hold the queue. A server that is only slow to
 * answer may take as long as the whole attempt, which its signal ends: broken off earlier, the mail would come twice.
 */
const timeouts = {
  dnsTimeout: 5 * second,
  connectionTimeout: 5 * second,
  greetingTimeout: 5 * second,
  socketTimeout: 30 * second,
} as const

/** Sends through the mail server of `SMTP_URL`, one connection per mail. */
function createSmtp(url: string): Transport {
  const server = new URL(url)
  const mailer = createTransport({ url, ...timeouts })
  /** Message-IDs of mails whose text went out to its end: from then on the server may have taken the mail. */
  const handedOver = new Set<string | undefined>()
  mailer.use('stream', ({ data, message }, done) => {
    // The connection reads the text only once the server has asked for it (354).
    message.processFunc((text) => text.once('end', () => handedOver.add(data.messageId)))
    done()
  })
  return {
    description: `${server.protocol}//${server.host}`,
    send: async (mail, signal) => {
      try {
        await mailer.sendMail({ ...composeMail(mail), signal })
        return { isSent: true }
      } catch (error) {
        return toDelivery(error, handedOver.has(mail.messageId))
      } finally {
        handedOver.delete(mail.messageId)
      }
    },
  }
}

/**
 * A permanent answer (5xx) to the envelope or the data concerns this mail and ends its attempts; no answer at all to
 * the data leaves open whether it was taken. A refused login and everything else is the mail server's state.
 */
function toDelivery(error: unknown, isHandedOver: boolean): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const detail = responseCode ? `${code ?? 'SMTP'} ${responseCode}` : (code ?? 'error')
  const isForGood = responseCode !== undefined && responseCode >= 500
  const toReason = () => {
    if (isHandedOver && responseCode === undefined) return 'uncertain'
    if (isForGood && code === 'EAUTH') return 'loginRefused'
    return isForGood && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'refused' : 'unreachable'
  }
  return { isSent: false, reason: toReason(), detail }
}

/** Where mails become files while no mail server is set. Those written then stay when one is set later. */
export const mailFolderOf = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'mail')

/** Looked up in the database at a time. */
const batch = 500

/** Removes every file whose mail is gone or whose text was emptied, whichever way mails leave today. */
export async function sweepMailFiles({ db }: Pick<Database, 'db'>, folder: string): Promise<void> {
  // Read before the database: a mail that is written meanwhile is in neither.
  const files = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f-]{36}\.eml(\.part)?$/.test(name))
  for (let from = 0; from < files.length; from += batch) {
    const some = files.slice(from, from + batch)
    const ids = some.map((name) => name.slice(0, 36))
    const mails = db.selectFrom('outbox').select('id').where('id', 'in', ids).where('text', 'is not', null)
    const kept = new Set((await mails.execute()).map(({ id }) => id))
    for (const name of some) if (!kept.has(name.slice(0, 36))) await rm(join(folder, name), { force: true })
  }
}

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
        const file = join(folder, `${mail.id}.eml`)
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
