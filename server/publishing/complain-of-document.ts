import { type CheckMails, visitorMails } from '../../contract/mails.ts'
import type { DocumentFault } from '../../documents/build.ts'
import type { Complaint } from './content/complaint.ts'
import type { ContentFiles } from './content/content-files.ts'
import { type Path, readYaml } from './content/yaml-file.ts'

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

function lineAt(files: ContentFiles, file: string, place: Path | undefined): number | undefined {
  const bytes = place && files.get(file)?.bytes
  const read = bytes && readYaml(file, bytes.toString('utf8'))
  return read && 'yaml' in read ? read.yaml.lineOf(place) : undefined
}

/** Of a page that is too full: how much has to go. */
function toRemedy(excess: number | undefined): string {
  if (excess === undefined) return 'Raccourcissez-en les textes, ou retirez-en un'
  const lines = Math.ceil(excess / lineHeight)
  return `Raccourcissez-en les textes d’environ ${lines} ligne${lines > 1 ? 's' : ''} du PDF`
}

/**
 * Says of a document that cannot be written what whoever writes its words can do about it.
 * @param file in which its words stand
 * @param words what stands there, as it is shown
 */
export function complainOfDocument(fault: DocumentFault, file: string, words: unknown, files: ContentFiles): Complaint {
  const at = (path: string, place: Path | undefined) => {
    const line = lineAt(files, path, place)
    return { file: path, ...(line !== undefined && { line }) }
  }
  switch (fault.kind) {
    case 'full':
      return {
        ...at(file, fault.place),
        problem: 'ce qui commence ici ne tient plus sur sa page du PDF',
        remedy: toRemedy(fault.excess),
      }
    case 'wide':
      return {
        ...at(file, undefined),
        problem: 'un tableau a des mots trop longs pour les colonnes du PDF',
        remedy: 'Raccourcissez les plus longs',
      }
    case 'characters': {
      const place = findCharacter(words, fault.characters)
      return {
        // What a document says beside its own words stands in the settings.
        ...(place ? at(file, place) : at('settings.yaml', undefined)),
        problem: `la police du PDF n’a pas le signe « ${fault.characters.join(' ')} »`,
        remedy: 'Remplacez-le, ou retirez-le',
      }
    }
  }
}

/** Says the same of a mail. */
export const complainOfMail = ({ name, locale, fault }: ReturnType<CheckMails>[number]): Complaint => ({
  file: visitorMails.includes(name) ? `messages/${locale}.yaml` : 'admin/mails.yaml',
  problem: `l’e-mail « ${name} » ne peut pas être écrit avec ces textes (${fault})`,
  remedy: 'Reprenez ceux de la version d’avant',
})
