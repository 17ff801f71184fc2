import type { Database } from '../db/database.ts'
import { type ChainPiece, type ConsentEvidence, type ConsentProof, chainStart } from './consent-chain.ts'

/** Links handed out after a person's own newest one, so that two files of different days can be compared. */
const linksAfter = 1_000

/** Everything that proves what somebody agreed to, oldest first, with the piece of the chain it stands in. */
export async function getConsentEvidence({ db }: Pick<Database, 'db'>, addressKey: string): Promise<ConsentEvidence> {
  const consents: ConsentProof[] = await db
    .selectFrom('consents')
    .innerJoin('checklist_downloads as lead', 'lead.id', 'consents.lead_id')
    .select([
      'consents.id',
      'lead.email',
      'consents.page',
      'consents.locale',
      'sentence',
      'sentence_version',
      'given_at',
    ])
    .select(['consents.confirmed_at', 'salt', 'given_n', 'confirmed_n'])
    .where('lead.address_key', '=', addressKey)
    .orderBy('given_at')
    .execute()
  const numbers = consents.flatMap(({ given_n, confirmed_n }) => [given_n, confirmed_n]).filter((n) => n !== null)
  return { consents, chain: await getPiece({ db }, numbers) }
}

async function getPiece({ db }: Pick<Database, 'db'>, numbers: number[]): Promise<ChainPiece> {
  if (numbers.length === 0) return { before: chainStart, links: [] }
  const first = Math.min(...numbers)
  const links = await db
    .selectFrom('consent_commitments')
    .selectAll()
    .where('n', '>=', first - 1)
    .where('n', '<=', Math.max(...numbers) + linksAfter)
    .orderBy('n')
    .execute()
  const before = links[0]?.n === first ? chainStart : (links.shift()?.chain ?? chainStart)
  return { before, links }
}
