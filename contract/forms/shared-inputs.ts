import * as z from 'zod/mini'
import { locales } from '../locales.ts'
import { limits, toLine } from './typed-text.ts'

const attribution = z.optional(
  z.string().check(z.overwrite(toLine), z.maxLength(limits.attribution, { error: 'tooLong' })),
)

/** Where the visitor says to come from: the three campaign parameters of the page's own address. */
const attributionFields = {
  utm_source: attribution,
  utm_medium: attribution,
  utm_campaign: attribution,
}

export type Attribution = { [key in keyof typeof attributionFields]?: string | undefined }

export const attributionKeys = Object.keys(attributionFields) as (keyof Attribution)[]

/** The campaign parameters of a form's own address, cut to what is accepted. @param get a parameter, if it is given */
export function readAttribution(get: (key: keyof Attribution) => unknown): Attribution {
  const given = attributionKeys.map((key) => [key, get(key)] as const)
  return Object.fromEntries(
    given.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value.slice(0, limits.attribution)]] : [])),
  )
}

/** The input that people neither see nor reach; whatever fills it in is a program. */
export const honeypotName = 'website'

/** What every form sends beside the fields that a person fills in. */
export const sharedInputs = {
  language: z._default(z.enum(locales), 'fr'),
  [honeypotName]: z.optional(z.string()),
  /** Names one submission, so that a further try of it is stored once. */
  submissionId: z.optional(z.uuid()),
  ...attributionFields,
  /** How the visit came here, as the script of its page adds it; what cannot be read is no reason to refuse. */
  via: z.catch(z.optional(z.string().check(z.maxLength(limits.via))), undefined),
}
