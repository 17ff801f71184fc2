import type { Claim } from '../../../contract/content/fields.ts'

/** Behind a text that cites a claim: what it was counted from, where the owner says so. */
export function ClaimNote({ claim }: { claim: Claim | undefined }) {
  const basis = claim?.basis
  return basis !== undefined && <small className="claim-basis"> {basis}</small>
}
