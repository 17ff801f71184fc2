import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Checked, type ContentsList, contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { aHostileDraft } from '../support/hostile-drafts.ts'
import { anOwnerApp, type OwnerApp } from '../support/owner-app.ts'
import { isFullLength, times } from '../support/scale.ts'

let owner: OwnerApp
beforeAll(async () => {
  owner = await anOwnerApp()
})
afterAll(() => owner.remove())

/** The longest that each call took (milliseconds). */
const slowest = new Map<string, { took: number; draft: string }>()

async function measure<Answer>(name: string, draft: string, work: Promise<Answer>): Promise<Answer> {
  const since = performance.now()
  const answer = await work
  const took = Math.round(performance.now() - since)
  if (took > (slowest.get(name)?.took ?? 0)) slowest.set(name, { took, draft })
  return answer
}

test(
  'whatever a draft holds, the owner has the list, the text with what is wrong and on which line, and can discard it',
  async () => {
    const drafts = fc.sample(aHostileDraft, { numRuns: times(25, 2_000), seed: 2026 })
    const originals = new Map<string, OpenedFile>()
    for (const [index, { path, spoil }] of drafts.entries()) {
      const original = originals.get(path) ?? (await owner.get<OpenedFile>(contentsApi.file, { path }))
      originals.set(path, original)
      // What a browser sends is always a text of whole characters.
      const text = spoil(original.text).toWellFormed()
      const draft = `${index}, ${path}, ${text.length}`
      const { version, base } = original
      const saved = await owner.post<{ kind: string }>(contentsApi.draft, { path, text, version, base })
      expect([draft, saved.kind]).toEqual([draft, 'saved'])
      const { entries } = await measure('list', draft, owner.get<ContentsList>(contentsApi.entries))
      const state = text === original.text ? 'published' : 'changed'
      if (state === 'changed') expect(entries.find((entry) => entry.path === path)?.state).toBe(state)
      const opened = await measure('open', draft, owner.get<OpenedFile>(contentsApi.file, { path }))
      expect(opened.text).toBe(text)
      const { complaints } = await measure('check', draft, owner.post<Checked>(contentsApi.check, { paths: [path] }))
      expect(complaints).toEqual(opened.complaints)
      const told = { path: expect.stringMatching(/./), line: expect.any(Number), problem: expect.stringMatching(/./) }
      for (const complaint of complaints) {
        expect([draft, complaint]).toMatchObject([draft, { ...told, remedy: expect.stringMatching(/./) }])
        // The process that reads drafts has ended with none of them.
        expect([draft, complaint.problem]).not.toContain('ce contenu n’a pas pu être lu')
      }
      await measure('discard', draft, owner.post(contentsApi.discard, { paths: [path] }))
      if (isFullLength && index % 50 === 49) process.stdout.write(`${index + 1} ${JSON.stringify([...slowest])}\n`)
    }
    const { entries } = await owner.get<ContentsList>(contentsApi.entries)
    expect(entries.filter((entry) => entry.state === 'changed')).toEqual([])
  },
  times(180_000, 7_200_000),
)
