import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Encoding, encodings } from '../http/site-files.ts'
import type { Compressed, Effort } from './compress.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import { listHashes, type Manifest, manifestSchema, type Pointer, pointerSchema } from './manifest.ts'
import { partPrefix, syncFolder, writeWhole } from './write-whole.ts'

/** How many versions stay: the newest; besides, what is served, and what going back would return to. */
const keptVersions = 5

export const hashOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex')

/** Endings of the encoded forms of a body, `quick` until the best one is there. */
const endings = Object.fromEntries(
  encodings.map(([encoding, ending]) => [encoding, { best: ending, quick: `.quick${ending}` }]),
) as Record<Compressed, Record<Effort, string>>

/** The file of a body, and in which encoding it holds it. */
export type StoredForm = { encoding: Encoding; name: string }

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Reads what we wrote as JSON. What is damaged, or was written otherwise by another version of the product, is as good
 * as missing: it is published anew.
 */
async function readIfGood<Value>(file: string, schema: z.ZodType<Value>): Promise<Value | undefined> {
  try {
    return schema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data
  } catch (error) {
    if (isGone(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * The versions of the site on disk: `files/` holds bodies by their hash, `versions/` what each version is made of,
 * `current` which one is served. Everything is written aside and put in place whole, and `current` last: a kill at any
 * moment leaves the version before or the new one.
 */
export function openSiteStore(folder: string) {
  const bodies = join(folder, 'files')
  const versions = join(folder, 'versions')
  const pointer = join(folder, 'current')

  const has = (name: string): boolean => existsSync(join(bodies, name))
  const write = async (name: string, body: Buffer | string): Promise<void> => {
    if (!has(name)) await writeWhole(join(bodies, name), body)
  }

  const findVersion = (id: string) => readIfGood(join(versions, `${id}.json`), manifestSchema)

  /** Ids, the newest first. */
  async function listVersions(): Promise<string[]> {
    const names = existsSync(versions) ? await readdir(versions) : []
    return names.flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []).toSorted((a, b) => b.localeCompare(a))
  }

  const findPointer = () => readIfGood(pointer, pointerSchema)

  /** The newest versions, what is served and what was before it, the newest first. */
  async function listKept(): Promise<Manifest[]> {
    const ids = await listVersions()
    const served = (await findPointer())?.id
    const before = served === undefined ? undefined : (await findVersion(served))?.before
    const kept = ids.filter((id, index) => index < keptVersions || id === served || id === before)
    return (await Promise.all(kept.map(findVersion))).filter((version) => version !== undefined)
  }

  /** The forms that are there of a body, each in the best that there is. */
  const listForms = (hash: string): StoredForm[] =>
    encodings.flatMap(([encoding]) => {
      const { best, quick } = endings[encoding]
      const name = [hash + best, hash + quick].find(has)
      return name === undefined ? [] : [{ encoding, name }]
    })

  /** @throws if it is not there, or is not what its name says: then it goes, and the next publication writes it again */
  async function read(hash: string): Promise<Buffer> {
    const body = await readFile(join(bodies, hash))
    if (hashOf(body) === hash) return body
    await rm(join(bodies, hash))
    throw new Error(`${join(bodies, hash)} is damaged`)
  }

  return {
    folder,
    has,
    listForms,
    findVersion,
    listVersions,
    findPointer,
    listKept,

    /** Keeps a body. @returns its hash */
    put: async (body: Buffer | string): Promise<string> => {
      const hash = hashOf(body)
      await write(hash, body)
      return hash
    },

    /** Keeps a body, or one of its encoded forms, that came from another instance. */
    putNamed: write,

    hasEncoded: (hash: string, encoding: Compressed, effort: Effort): boolean => has(hash + endings[encoding][effort]),

    putEncoded: (hash: string, encoding: Compressed, effort: Effort, body: Buffer): Promise<void> =>
      write(hash + endings[encoding][effort], body),

    read,

    /** Whether every body that a version names is there. */
    isWhole: (manifest: Manifest): boolean => [...listHashes(manifest)].every(has),

    /** Reads every body that a version names: whether each is there and is what its name says. Others go. */
    isSound: async (manifest: Manifest): Promise<boolean> => {
      let isSound = true
      await forEachAtOnce(listHashes(manifest), 8, async (hash) => {
        await read(hash).catch(() => {
          isSound = false
        })
      })
      return isSound
    },

    /** Names of all bodies of a version, the encoded ones included. */
    listNames: (manifest: Manifest): string[] =>
      [...listHashes(manifest)].flatMap((hash) => [hash, ...listForms(hash).map(({ name }) => name)]),

    readNamed: (name: string): Promise<Buffer> => readFile(join(bodies, name)),

    addVersion: async (manifest: Manifest): Promise<void> => {
      await syncFolder(bodies)
      await writeWhole(join(versions, `${manifest.id}.json`), JSON.stringify(manifest))
      await syncFolder(versions)
    },

    /** Switches: from here on, and after any crash, this is served. */
    point: async (to: Pointer): Promise<void> => {
      await writeWhole(pointer, JSON.stringify(to))
      await syncFolder(folder)
    },

    /**
     * Removes what no kept version names, and what a crash left. Only for the holder of the lock.
     * @param leavesParts keeps what is being written: for others, at a moment at which nobody draws a version
     */
    sweep: async ({ leavesParts = false } = {}): Promise<void> => {
      const kept = await listKept()
      const ids = new Set(kept.map(({ id }) => id))
      for (const id of await listVersions()) if (!ids.has(id)) await rm(join(versions, `${id}.json`), { force: true })
      const hashes = new Set(kept.flatMap((version) => [...listHashes(version)]))
      for (const name of await readdir(bodies)) {
        if (name.startsWith(partPrefix)) continue
        const [hash = '', ...ending] = name.split('.')
        const isSuperseded = ending[0] === 'quick' && has(`${hash}.${ending[1]}`)
        if (!hashes.has(hash) || isSuperseded) await rm(join(bodies, name), { force: true })
      }
      if (leavesParts) return
      for (const path of [folder, versions, bodies])
        for (const name of await readdir(path))
          if (name.startsWith(partPrefix)) await rm(join(path, name), { force: true })
    },
  }
}

export type SiteStore = ReturnType<typeof openSiteStore>
