import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Encoding, encodings } from '../http/site-files.ts'
import type { Compressed, Effort } from './compress.ts'
import { listHashes, type Manifest, manifestSchema, type Pointer, pointerSchema } from './manifest.ts'
import { partPrefix, syncFolder, writeWhole } from './write-whole.ts'

/** How many versions stay: the newest, and what is served. */
const keptVersions = 5

export const hashOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex')

/** Endings of the encoded forms of a body, `quick` until the best one is there. */
const endings = Object.fromEntries(
  encodings.map(([encoding, ending]) => [encoding, { best: ending, quick: `.quick${ending}` }]),
) as Record<Compressed, Record<Effort, string>>

/** The file of a body, and in which encoding it holds it. */
export type StoredForm = { encoding: Encoding; name: string }

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isGone(error)) return undefined
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

  async function findVersion(id: string): Promise<Manifest | undefined> {
    const text = await readIfThere(join(versions, `${id}.json`))
    // One that another version of the product wrote otherwise is none: it is published anew.
    return text === undefined ? undefined : manifestSchema.safeParse(JSON.parse(text)).data
  }

  /** Ids, the newest first. */
  async function listVersions(): Promise<string[]> {
    const names = existsSync(versions) ? await readdir(versions) : []
    return names.flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []).toSorted((a, b) => b.localeCompare(a))
  }

  async function findPointer(): Promise<Pointer | undefined> {
    const text = await readIfThere(pointer)
    return text === undefined ? undefined : pointerSchema.parse(JSON.parse(text))
  }

  /** The newest versions, and what is served, the newest first. */
  async function listKept(): Promise<Manifest[]> {
    const ids = await listVersions()
    const served = (await findPointer())?.id
    const kept = ids.filter((id, index) => index < keptVersions || id === served)
    return (await Promise.all(kept.map(findVersion))).filter((version) => version !== undefined)
  }

  /** The forms that are there of a body, each in the best that there is. */
  const listForms = (hash: string): StoredForm[] =>
    encodings.flatMap(([encoding]) => {
      const { best, quick } = endings[encoding]
      const name = [hash + best, hash + quick].find(has)
      return name === undefined ? [] : [{ encoding, name }]
    })

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

    /** @throws if it is not there, or is not what its name says: then it goes, and the next publication writes it again */
    read: async (hash: string): Promise<Buffer> => {
      const body = await readFile(join(bodies, hash))
      if (hashOf(body) === hash) return body
      await rm(join(bodies, hash))
      throw new Error(`${join(bodies, hash)} is damaged`)
    },

    /** Whether every body that a version names is there. */
    isWhole: (manifest: Manifest): boolean => [...listHashes(manifest)].every(has),

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

    /** Removes what no kept version names, and what a crash left. Only for whoever holds the lock. */
    sweep: async (): Promise<void> => {
      const kept = await listKept()
      const ids = new Set(kept.map(({ id }) => id))
      for (const id of await listVersions()) if (!ids.has(id)) await rm(join(versions, `${id}.json`), { force: true })
      const hashes = new Set(kept.flatMap((version) => [...listHashes(version)]))
      for (const name of await readdir(bodies)) {
        const [hash = '', ...ending] = name.split('.')
        const isSuperseded = ending[0] === 'quick' && has(`${hash}.${ending[1]}`)
        if (!hashes.has(hash) || isSuperseded) await rm(join(bodies, name), { force: true })
      }
      for (const path of [folder, versions])
        for (const name of await readdir(path))
          if (name.startsWith(partPrefix)) await rm(join(path, name), { force: true })
    },
  }
}

export type SiteStore = ReturnType<typeof openSiteStore>
