import * as z from 'zod/mini'

/** Longest accepted value of each input, in UTF-16 code units (decisions, "Forms"; the address: RFC 5321, 4.5.3.1.3). */
export const limits = {
  email: 254,
  name: 120,
  messageMin: 10,
  messageMax: 5000,
  userAgent: 512,
  attribution: 200,
  /** Bytes of a whole request body. */
  body: 32 * 1024,
} as const

const attribution = z.optional(z.string().check(z.maxLength(limits.attribution, { error: 'tooLong' })))

/** Where the visitor says to come from: the three campaign parameters of the page's own address. */
export const attributionFields = {
  utm_source: attribution,
  utm_medium: attribution,
  utm_campaign: attribution,
}

export type Attribution = { [key in keyof typeof attributionFields]?: string | undefined }

export const attributionKeys = Object.keys(attributionFields) as (keyof Attribution)[]
