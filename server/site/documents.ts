import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '../../contract/content/content.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import type { CheckMails } from '../../contract/mails.ts'
import type { DocumentFault } from '../../documents/build.ts'
import type { Complaint } from '../content/complaint.ts'
import type { ContentFiles } from '../content/content-files.ts'
import { type Path, readYaml } from '../content/yaml-file.ts'
import { hashOf } from '../runtime/files.ts'
import { foldersOf, type Sources } from './build.ts'
import type { Cache } from './cache.ts'
import { type Described, describeFile } from './describe-file.ts'

/** A file that is expensive: how it is made, and what keeps its words from being made, where they can. */
export type Making = Described & {
  key: string
  make: () => Promise<Buffer>
  check?: () => Promise<Complaint | undefined>
}

/** What the checklist of a language is kept under: it is handed out by a mailed link and has no address. */
export const checklistName = (locale: Locale): string => `checklist ${locale}`

/** A line of a document, about, in points. */
const lineHeight = 13

/** Where one of these characters stands in a value. */
function findCharacter(value: unknown, characters: readonly string[]): Path | undefined {
  if (typeof value === 'string') return characters.some((one) => value.includes(one)) ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const path = findCharacter(item, characters)
    if (path) return [key, ...path]
  }
  return undefined
}

function placeIn(
  files: ContentFiles,
  file: string,
  place: Path | undefined,
): Pick<Complaint, 'file' | 'line' | 'field'> {
  const bytes = place && files.get(file)?.bytes
  const read = bytes && readYaml(file, bytes.toString('utf8'))
  return read && 'yaml' in read ? read.yaml.at(place) : { file }
}

/** Of a page that is too full: how much has to go. */
function toRemedy(excess: number | undefined): string {
  if (excess === undefined) return 'Raccourcissez-en les textes, ou retirez-en un'
  const lines = Math.ceil(excess / lineHeight)
  return `Raccourcissez-en les textes d’environ ${lines} ligne${lines > 1 ? 's' : ''} du PDF`
}

/**
 * Says of a document that cannot be written what the writer of its words can do about it.
 * @param file in which its words stand
 * @param words what stands there, as it is shown
 */
function complainOfDocument(fault: DocumentFault, file: string, words: unknown, files: ContentFiles): Complaint {
  switch (fault.kind) {
    case 'full':
      return {
        ...placeIn(files, file, fault.place),
        problem: 'ce qui commence ici ne tient plus sur sa page du PDF',
        remedy: toRemedy(fault.excess),
      }
    case 'characters': {
      const place = findCharacter(words, fault.characters)
      return {
        // What a document says beside its own words stands in the settings.
        ...placeIn(files, place ? file : 'settings.yaml', place),
        problem: `la police du PDF n’a pas le signe « ${fault.characters.join(' ')} »`,
        remedy: 'Remplacez-le, ou retirez-le',
      }
    }
  }
}

/** Mails that cannot be written with the texts that they are given: those of the owner use the French ones. */
export const complainOfMails = (faults: ReturnType<CheckMails>): Complaint[] =>
  faults.map(({ name, locale, fault }) => ({
    file: `messages/${locale}.yaml`,
    problem: `l’e-mail « ${name} » ne peut pas être écrit avec ces textes (${fault})`,
    remedy: 'Reprenez ceux de la version d’avant',
  }))

/** Every document that a content makes, by its address or the name that only the server knows; its making is its check. */
export function listDocuments(
  content: Content,
  files: ContentFiles,
  sources: Sources & { buildId: string },
  cache: Cache,
): [string, Making][] {
  const { siteUrl, buildFolder, buildId } = sources
  const load = (): Promise<typeof import('../../documents/build.ts')> =>
    import(pathToFileURL(join(buildFolder, 'documents/build.js')).href)
  const options = { content, siteUrl, templateFolder: foldersOf(sources).documents }
  return locales.map((locale) => {
    const [path, words] = [checklistName(locale), content.checklists[locale]]
    const key = hashOf(JSON.stringify([path, buildId, siteUrl, content.settings, words]))
    const make = async () => (await load()).buildChecklistPdf(locale, options)
    const check = async () => {
      try {
        await cache.keep(key, await make())
        return undefined
      } catch (error) {
        if (!(error instanceof Error && 'fault' in error)) throw error
        return complainOfDocument(error.fault as DocumentFault, `checklist/${locale}.yaml`, words, files)
      }
    }
    return [path, { ...describeFile(path), isIndexed: false, key, make, check }]
  })
}
