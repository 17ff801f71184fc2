import { createHash } from 'node:crypto'
import type { ConsentCommitments } from '../db/tables.ts'

/**
 * How a consent is committed to. A commitment is a hash over the proof and a random salt that stands beside
 * the proof; the commitments form a chain, each link hashed with the one before. So nothing in the chain can
 * be changed, added in between or taken away without every later link changing; and once proof and salt are
 * erased, their link is a number that names nobody.
 */

/** The link before the first one. */
export const chainStart = '0'.repeat(64)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What is committed to when consent is given: the proof, word for word. */
export type GivenConsent = {
  id: string
  email: string
  page: string
  locale: string
  sentence: string
  sentence_version: string
  given_at: string
}

export function commitToGiven(salt: string, consent: GivenConsent): string {
  const { id, email, page, locale, sentence, sentence_version, given_at } = consent
  return sha256(JSON.stringify(['given', salt, id, email, page, locale, sentence, sentence_version, given_at]))
}

export function commitToConfirmed(salt: string, consent: { id: string; email: string; confirmed_at: string }): string {
  return sha256(JSON.stringify(['confirmed', salt, consent.id, consent.email, consent.confirmed_at]))
}

/** The hash of link `n`, which makes it the successor of `before`. */
export function toLink(before: string, { n, commitment, committed_at }: Omit<ConsentCommitments, 'chain'>): string {
  return sha256(JSON.stringify([before, n, commitment, committed_at]))
}

/** The proof of one consent as it is handed out: everything that its commitments were made from. */
export type ConsentProof = GivenConsent & {
  confirmed_at: string | null
  /** Null while it is not in the chain yet, which takes a minute. */
  salt: string | null
  given_n: number | null
  confirmed_n: number | null
}

/** A piece of the chain, from the first link that is needed to the newest. */
export type ChainPiece = {
  /** The link before the first one of `links`, or `chainStart`. */
  before: string
  links: ConsentCommitments[]
}

export type ConsentEvidence = { consents: ConsentProof[]; chain: ChainPiece }

/**
 * Checks evidence with nothing but itself: every link follows from the one before, and every consent that
 * names a link is what that link was made from.
 * @returns what is wrong, a sentence each; empty if everything holds
 */
export function checkEvidence({ consents, chain }: ConsentEvidence): string[] {
  const faults: string[] = []
  let before = chain.before
  let n = chain.links[0]?.n
  if (n === 1 && before !== chainStart) faults.push('link 1 does not stand at the beginning of the chain')
  for (const link of chain.links) {
    if (link.n !== n) faults.push(`link ${link.n} stands where link ${n} should`)
    if (toLink(before, link) !== link.chain) faults.push(`link ${link.n} does not follow from the one before`)
    before = link.chain
    n = link.n + 1
  }
  const commitments = new Map(chain.links.map((link) => [link.n, link.commitment]))
  for (const consent of consents) {
    const { salt, given_n, confirmed_n, confirmed_at } = consent
    if (salt === null || given_n === null) {
      faults.push(`consent ${consent.id} is not in the chain yet`)
      continue
    }
    if (commitments.get(given_n) !== commitToGiven(salt, consent))
      faults.push(`consent ${consent.id} is not what link ${given_n} was made from`)
    if (confirmed_n === null || confirmed_at === null) continue
    if (commitments.get(confirmed_n) !== commitToConfirmed(salt, { ...consent, confirmed_at }))
      faults.push(`the confirmation of consent ${consent.id} is not what link ${confirmed_n} was made from`)
  }
  return faults
}

/** Where pieces of the chain, handed out on different days, do not tell of the same one; empty if they do. */
export function findContradictions(pieces: ChainPiece[]): string[] {
  const known = new Map<number, string>()
  const faults: string[] = []
  for (const { links } of pieces) {
    for (const { n, chain } of links) {
      if ((known.get(n) ?? chain) !== chain) faults.push(`link ${n} is another one in another file`)
      known.set(n, chain)
    }
  }
  return faults
}
