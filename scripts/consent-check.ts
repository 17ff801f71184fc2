import { readFileSync } from 'node:fs'
import { type ConsentEvidence, checkEvidence, findContradictions } from '../server/privacy/consent-chain.ts'
import { runCommand, say } from './command.ts'

/**
 * `npm run consent:check -- <export.json> …`: checks proofs of consent with nothing but the files: what each
 * link was made from, that the chain is whole, and that several files tell of the same chain.
 */
await runCommand('Not proven', () => {
  const files = process.argv.slice(2)
  if (files.length === 0) throw new Error('name a file: npm run consent:check -- preuves.json')
  const all = files.map((file) => {
    const { evidence } = JSON.parse(readFileSync(file, 'utf8')) as { evidence?: ConsentEvidence }
    if (!Array.isArray(evidence?.consents) || !Array.isArray(evidence.chain?.links))
      throw new Error(`${file} holds no evidence`)
    return { file, evidence }
  })
  const faults = all.flatMap(({ file, evidence }) => checkEvidence(evidence).map((fault) => `${file}: ${fault}`))
  faults.push(...findContradictions(all.map(({ evidence }) => evidence.chain)))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  for (const { file, evidence } of all) {
    const newest = evidence.chain.links.at(-1)
    say(
      `${file}: ${evidence.consents.length} consent(s) proven, chain whole up to link ${newest?.n ?? 0} ${newest?.chain ?? ''}`,
    )
  }
})
