import type { Claim } from '../../../contract/content/fields.ts'
import { useStyles } from '../styles/use-styles.tsx'
import claimNoteStyles from './claim-note.css?inline'

/** Behind a text that cites a claim: what it was counted from, where the owner says so. */
export function ClaimNote({ claim }: { claim: Claim | undefined }) {
  const basis = claim?.basis
  useStyles(...(basis === undefined ? [] : [claimNoteStyles]))
  return basis !== undefined && <small className="claim-basis"> {basis}</small>
}
