import { second } from '../runtime/clock.ts'

/** A person needs longer to fill in a form that has just woken. */
const quickest = 2 * second
/** More web addresses than this in a first message are an advert's. */
const mostLinks = 2

export type Signs = {
  /** What stands in the field that people do not see. */
  honeypot: string | undefined
  /** See `readAge`. */
  tokenAge: number | undefined
  /** What was written, if the form has a text. */
  text?: string
}

/**
 * Whether a submission waits for the owner's look. The honeypot alone is enough; a missing or hurried token
 * (a browser without JavaScript has none) only adds to a text full of web addresses. Nobody is ever refused
 * (docs/requirements.md 12.2, 12.3).
 */
export function isSuspicious({ honeypot, tokenAge, text = '' }: Signs): boolean {
  if (honeypot) return true
  const isHurried = tokenAge === undefined || tokenAge < quickest
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
  return isHurried && links > mostLinks
}
