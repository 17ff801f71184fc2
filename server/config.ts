import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { passwordLength } from '../contract/api/sign-in.ts'
import { parseEmailAddress } from '../contract/forms/email-address.ts'
import { retention } from '../contract/privacy/periods.ts'
import type { BackupPlace } from './backup/folder.ts'
import type { EmailJsConfig } from './mail/transports.ts'
import { parseMailbox } from './mail/transports.ts'
import { LastingError } from './runtime/outage.ts'
import { shortestKey } from './runtime/secret.ts'

/** A setting that cannot be used. Its message is one line per setting, each with the remedy. */
export class ConfigError extends LastingError {}

const anEmail = z
  .string()
  .refine((text) => parseEmailAddress(text) !== undefined, 'must be one e-mail address, like owner@example.com')

const sender = z
  .string()
  .default('bonjour@businessbretzel.example')
  .transform((text, context) => {
    const mailbox = parseMailbox(text)
    if (mailbox) return mailbox
    context.addIssue({
      code: 'custom',
      message: 'must be one address, or Name <address>, like Anna <anna@example.com>',
    })
    return z.NEVER
  })

/** An identity of age; the first backup checks its checksum. */
const backupKey = z
  .string()
  .regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/, 'must be a key of age; npm run data new-key makes one')

/** Better Auth's sign-in takes no letters beyond ASCII. */
const adminEmail = anEmail.refine(
  (text) => parseEmailAddress(text) === undefined || z.email().safeParse(text).success,
  'must have plain letters (a to z), digits and the usual signs only',
)

const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine((text) => !text.includes('#'), {
      error: 'has a # in it, where an address ends: in a user or password it is written %23',
      abort: true,
    })
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must look like ${example}`)

const integer = (fallback: number, max: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= max, `must be a whole number from 0 to ${max}`)
    .transform(Number)

/** Hops, addresses or address ranges that may speak for a client (`X-Forwarded-For`). */
const trustProxy = z
  .string()
  .refine(
    (text) =>
      /^\d{1,2}$/.test(text) || text.split(',').every((part) => isIP(part.trim().replace(/\/\d{1,3}$/, '')) > 0),
    'must be a number of hops (1) or addresses and ranges (10.0.0.0/8, ::1)',
  )
  .transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())))

/** A login sets `MAIL` to the path of a mailbox (login(1)): that is no setting of ours. */
const mailAsFiles = z
  .string()
  .refine((text) => text === 'files' || text.includes('/'), 'must be files, or unset')
  .transform((text) => text === 'files')

const emailJsKeys = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_PRIVATE_KEY'] as const

const environment = z
  .object({
    PORT: integer(3000, 65_535),
    HOST: z.string().default('127.0.0.1'),
    SITE_URL: url(['http:', 'https:'], 'https://www.example.com').optional(),
    DATA_DIR: z.string().default('./data'),
    SITE_DIR: z.string().optional(),
    DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name').optional(),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
    MAIL: mailAsFiles.default(false),
    MAIL_FROM: sender,
    OWNER_EMAIL: anEmail.default('owner@example.com'),
    WARN_EMAIL: anEmail.optional(),
    READY_TOKEN: z
      .string()
      .regex(/^[!-~]{16,}$/, 'must have at least 16 letters, digits or signs, and no space')
      .optional(),
    ADMIN_EMAIL: adminEmail.default('owner@example.com'),
    ADMIN_PASSWORD: z
      .string()
      .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
      .max(passwordLength.max, `must have at most ${passwordLength.max} characters`)
      .optional(),
    SECRET: z
      .string()
      .min(shortestKey, `must have at least ${shortestKey} characters, for example from: openssl rand -hex 32`)
      .optional(),
    TRUST_PROXY: trustProxy.optional(),
    FORM_LIMIT: integer(20, 1_000_000),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEY: backupKey.optional(),
    LOG_LEVEL: z
      .string()
      .default('info')
      .refine((level) => ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(level), {
        error: 'must be one of trace, debug, info, warn, error, fatal, silent',
      }),
    EMAILJS_SERVICE_ID: z.string().optional(),
    EMAILJS_TEMPLATE_ID: z.string().optional(),
    EMAILJS_PUBLIC_KEY: z.string().optional(),
    EMAILJS_PRIVATE_KEY: z.string().optional(),
  })
  .superRefine((values, context) => {
    const given = emailJsKeys.filter((key) => values[key] !== undefined)
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    for (const name of emailJsKeys)
      if (given.length > 0 && values[name] === undefined)
        refuse(name, 'is missing while other EMAILJS_ settings are set')
    if (values.MAIL && (values.SMTP_URL || given.length > 0))
      refuse('MAIL', 'asks for files while SMTP_URL or EMAILJS_ settings are set: remove one of them')
    if (values.DATABASE_URL && !values.SECRET) refuse('SECRET', 'is required with DATABASE_URL: all instances share it')
  })

/** Every setting there is, by its name in the environment. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

type Environment = Record<string, string | undefined>

/** What may stand in a settings file besides: of Node, OpenSSL, SQLite and the C library, of the proxy and the database of deploy/. */
const ofOthers =
  /^(NODE_\w+|UV_\w+|MALLOC_\w+|SSL_CERT_\w+|TZ|(SQLITE_)?TMPDIR|SITE_HOST|INSTANCES|UPSTREAM_\d|TRUSTED_PROXIES|POSTGRES_PASSWORD)$/

/** Shorter names are a letter away from those of other programs. */
const shortestMistaken = 6

/** Whether one letter is wrong, missing or too many, or two stand in each other's place. */
function isNear(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  const isSwapped = a.slice(0, 2) === `${b[1]}${b[0]}` && a.slice(2) === b.slice(2)
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

/**
 * Names that are no setting: each of a settings file, and of the environment, which is full of other programs' names,
 * those that are nearly the name of a setting that is unset.
 * @param set the environment with the settings of the file
 */
function listUnknown(ofFile: string[], set: Environment): string[] {
  return [...new Set([...ofFile, ...Object.keys(set)])].flatMap((name) => {
    if (settingNames.includes(name) || ofOthers.test(name)) return []
    const meant =
      name.length >= shortestMistaken &&
      settingNames.find((one) => one.length >= shortestMistaken && !(one in set) && isNear(name.toUpperCase(), one))
    if (meant) return `${name} is unknown: is ${meant} meant?`
    return ofFile.includes(name) ? `${name} is unknown` : []
  })
}

/** systemd and Docker read on behind such a sign, Node takes the rest for a comment. */
const unquotedHash = /^\s*(\w+)=(?!["']).*#/m

/**
 * The settings of a file, so that a command works on the same data as the service.
 * @throws {ConfigError} if the file cannot be read, or would not mean the same to the service
 */
function readSettingsFile(file: string): Environment {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new ConfigError(`--env-file ${file} cannot be read (${code})`)
  }
  const [, name] = unquotedHash.exec(text) ?? []
  if (name) throw new ConfigError(`${name} in ${file} has a # outside of quotes: put the value in single quotes`)
  return parseEnv(text)
}

const withoutEmpty = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))

/**
 * Reads all settings, once: of the environment, and of a settings file, over which the environment wins.
 * An empty value counts as unset.
 * @throws {ConfigError} naming every bad setting, a line each
 */
export function readConfig(env: Environment, settingsFile?: string) {
  const file = settingsFile ? readSettingsFile(settingsFile) : {}
  const set = withoutEmpty({ ...file, ...withoutEmpty(env) })
  const unknown = listUnknown(Object.keys(file), set)
  const result = environment.safeParse(set)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new ConfigError([...lines, ...unknown].join('\n'))
  }
  const values = result.data
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`)
  if (siteUrl.pathname !== '/' || siteUrl.search !== '') {
    throw new ConfigError('SITE_URL must be an origin without a path, like https://www.example.com')
  }
  const { EMAILJS_SERVICE_ID: serviceId = '', EMAILJS_TEMPLATE_ID: templateId = '' } = values
  const { EMAILJS_PUBLIC_KEY: publicKey = '', EMAILJS_PRIVATE_KEY: privateKey = '' } = values
  // All of them are set, or none.
  const emailJs: EmailJsConfig | undefined = serviceId
    ? { serviceId, templateId, publicKey, privateKey, origin: 'https://api.emailjs.com' }
    : undefined
  const backup: BackupPlace['backup'] = {
    folder: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    key: values.BACKUP_KEY,
    // What the privacy page promises.
    keep: retention.backupDays,
  }
  return {
    port: values.PORT,
    host: values.HOST,
    /** Origin of the site without a trailing slash, for example `https://www.example.com`. */
    siteUrl: siteUrl.origin,
    /** True where `SITE_URL` is https: other hosts and plain http are then redirected to it. */
    isProduction: siteUrl.protocol === 'https:',
    dataDir: resolve(values.DATA_DIR),
    /** The snapshot of the site and its cache. */
    siteDir: resolve(values.SITE_DIR ?? join(values.DATA_DIR, 'site')),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    emailJs,
    /** Mails become files because `MAIL` asks for it: no reader is told that one was sent. */
    mailAsFiles: values.MAIL,
    mailFrom: values.MAIL_FROM,
    ownerEmail: values.OWNER_EMAIL,
    /** Who is warned when something goes wrong. */
    warnEmail: values.WARN_EMAIL ?? values.OWNER_EMAIL,
    /** Opens the details of `/ready`; unset: closed to all. */
    readyToken: values.READY_TOKEN,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    secret: values.SECRET,
    /** No hop is no proxy. */
    trustProxy: values.TRUST_PROXY || (false as const),
    /** Posts per client in ten minutes; 0 lifts all form limits and mail caps. */
    formLimit: values.FORM_LIMIT,
    logLevel: values.LOG_LEVEL,
    backup,
    /** Names that are no setting, a line each. */
    unknown,
  }
}

export type Config = ReturnType<typeof readConfig>

/**
 * Refuses settings with which the server would run but answer no one, send nothing, or lose its data. The build and the
 * commands do not need them.
 * @param release the folder of the release that is started, if it is one
 * @throws {ConfigError} a line each
 */
export function checkServable(config: Config, release?: string): void {
  const { isProduction, trustProxy, smtpUrl, emailJs, mailAsFiles, dataDir, backup, unknown } = config
  const lines: string[] = []
  if (isProduction && trustProxy === false)
    lines.push(
      'TRUST_PROXY is required with https in SITE_URL, as a rule TRUST_PROXY=1: without it every page would be sent to itself',
    )
  if (isProduction && !smtpUrl && !emailJs && !mailAsFiles)
    lines.push(
      'SMTP_URL is required with https in SITE_URL: without it no mail reaches anyone; MAIL=files asks for files instead',
    )
  for (const [name, folder = ''] of Object.entries({ DATA_DIR: dataDir, BACKUP_DIR: backup.folder }))
    if (release !== undefined && folder.startsWith(release + sep))
      lines.push(`${name} ${folder} lies in the release, which the next update leaves behind: name a folder of its own`)
  if (lines.length > 0) throw new ConfigError([...lines, ...unknown].join('\n'))
}
