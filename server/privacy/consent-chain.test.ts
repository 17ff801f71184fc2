import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tokenRoutes } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson, pressButton } from '../../tests/support/form.ts'
import { aMailServer, findLink, type MailServer } from '../../tests/support/mail-server.ts'
import { minute } from '../clock.ts'
import { commitConsents } from './commit-consents.ts'
import { type ConsentEvidence, checkEvidence, findContradictions } from './consent-chain.ts'
import { getConsentEvidence } from './consent-evidence.ts'

describe.each(engines)('the chain of consents on %s', (engine) => {
  let mailServer: MailServer
  let app: TestApp
  beforeEach(async () => {
    mailServer = await aMailServer()
    app = await anApp({ engine, smtpUrl: mailServer.url })
  })
  afterEach(async () => {
    await app.remove()
    await mailServer.stop()
  })

  const eva = 'eva@example.org'
  const link = (way: 'download' | 'erase') => findLink(mailServer.to(eva).at(-1), tokenRoutes[way].fr)
  const evidenceOf = (email: string): Promise<ConsentEvidence> => getConsentEvidence(app.database, email)

  test('proves what was shown and when it was confirmed, with nothing but the file', async () => {
    await postJson(app, { email: 'first@example.org' })
    await postJson(app, { email: eva })
    expect(await app.commitConsents()).toBe(2)
    app.clock.advance(minute)
    await pressButton(link('download'))
    await postJson(app, { email: 'last@example.org' })
    expect(await app.commitConsents()).toBe(2)
    const evidence = JSON.parse(JSON.stringify(await evidenceOf(eva))) as ConsentEvidence
    expect(evidence.consents).toMatchObject([{ email: eva, given_n: 2, confirmed_at: expect.any(String) }])
    expect(evidence.chain.links.map(({ n }) => n)).toEqual([2, 3, 4])
    expect(checkEvidence(evidence)).toEqual([])
    expect(await app.commitConsents()).toBe(0)
  })

  test('a word changed in a proof, a link changed, added or left out: each is found', async () => {
    for (const email of [eva, 'b@example.org', 'c@example.org']) await postJson(app, { email })
    await pressButton(link('download'))
    await app.commitConsents()
    const evidence = await evidenceOf(eva)
    const changed = (change: (copy: ConsentEvidence) => void) => {
      const copy = structuredClone(evidence)
      change(copy)
      return checkEvidence(copy)
    }
    const first = (copy: ConsentEvidence) => copy.consents[0] as ConsentEvidence['consents'][number]
    const second = (copy: ConsentEvidence) => copy.chain.links[1] as ConsentEvidence['chain']['links'][number]
    expect(checkEvidence(evidence)).toEqual([])
    for (const change of [
      (copy: ConsentEvidence) => Object.assign(first(copy), { sentence: 'Oui à tout.' }),
      (copy: ConsentEvidence) => Object.assign(first(copy), { given_at: '2020-01-01T00:00:00.000Z' }),
      (copy: ConsentEvidence) => Object.assign(first(copy), { email: 'other@example.org' }),
      (copy: ConsentEvidence) => Object.assign(first(copy), { confirmed_at: '2020-01-01T00:00:00.000Z' }),
      (copy: ConsentEvidence) => Object.assign(second(copy), { committed_at: '2020-01-01T00:00:00.000Z' }),
      (copy: ConsentEvidence) => copy.chain.links.splice(1, 1),
      (copy: ConsentEvidence) => copy.chain.links.reverse(),
      (copy: ConsentEvidence) => Object.assign(copy.chain, { before: 'f'.repeat(64) }),
    ]) {
      expect(changed(change)).not.toEqual([])
    }
    const rewritten = structuredClone(evidence)
    Object.assign(second(rewritten), { chain: 'e'.repeat(64) })
    expect(findContradictions([evidence.chain, rewritten.chain])).toHaveLength(1)
    expect(findContradictions([evidence.chain, evidence.chain])).toEqual([])
  })

  test('erasing one person leaves the chain whole and their links without a meaning', async () => {
    for (const email of [eva, 'b@example.org']) await postJson(app, { email })
    await app.commitConsents()
    await pressButton(link('erase'))
    const links = await app.database.db.selectFrom('consent_commitments').selectAll().orderBy('n').execute()
    expect(links).toHaveLength(2)
    expect(checkEvidence(await evidenceOf('b@example.org'))).toEqual([])
    expect(await evidenceOf(eva)).toMatchObject({ consents: [] })
  })

  test('several at once add to one end of one chain', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => postJson(app, { email: `p${index}@example.org` })))
    const added = await Promise.all(Array.from({ length: 4 }, () => commitConsents(app.database, app.clock)))
    expect(added.reduce((sum, count) => sum + count)).toBe(30)
    const links = await app.database.db.selectFrom('consent_commitments').selectAll().orderBy('n').execute()
    expect(links.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    expect(checkEvidence(await evidenceOf('p7@example.org'))).toEqual([])
  })
})
