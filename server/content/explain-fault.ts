import type { YamlFault } from '../../contract/content/normal-yaml.ts'
import { yamlLimits } from '../../contract/content/readable-yaml.ts'
import { formatNumber } from '../../contract/formats.ts'
import type { Complaint } from './complaint.ts'

/** What is wrong and how to mend it, wherever it stands. */
type Explained = Pick<Complaint, 'problem' | 'remedy'>

/** Of a character that prints nothing: it comes with a text that was copied from elsewhere. */
export const invisibleSign: Explained = {
  problem: 'cette ligne contient un signe invisible',
  remedy: 'Effacez-la, puis tapez-la de nouveau',
}

/** Of whatever is written in a way that YAML does not read, or reads as something else. */
export const notation: Explained = {
  problem: 'cette ligne n’est pas lisible telle qu’elle est écrite',
  remedy:
    "Donnez-lui le même retrait que ses voisines, avec des espaces, puis écrivez « nom: texte » ou « - texte » ; mettez le texte entre apostrophes ('…') s’il contient « : » ou « # », ou s’il commence par un signe",
}

/** Of a size that no text of ours comes near. @param what `le nombre de caractères` */
export const tooMuch = (what: string, limit: number, remedy: string): Explained => ({
  problem: `ici, ${what} dépasse ${formatNumber(limit, 'fr')}`,
  remedy,
})

/** Why a file is not read at all, and how to mend it. */
export function explainFault({ kind }: YamlFault): Explained {
  switch (kind) {
    case 'notation':
      return notation
    case 'duplicate':
      return {
        problem: 'cette ligne répète un nom déjà écrit au même endroit',
        remedy: 'Gardez l’une des deux lignes',
      }
    case 'invisible':
      return invisibleSign
    case 'characters':
      return tooMuch('le nombre de caractères du fichier', yamlLimits.characters, 'Raccourcissez-le')
    case 'text':
      return tooMuch('le nombre de caractères d’un texte', yamlLimits.text, 'Raccourcissez-le')
    case 'pieces':
      return tooMuch('le nombre de valeurs et de signes', yamlLimits.pieces, 'Retirez les lignes de trop')
    case 'levels':
      return tooMuch(
        'le nombre de groupes et de listes l’un dans l’autre',
        yamlLimits.levels,
        'Retirez les tirets ou les crochets de trop',
      )
    default:
      return kind satisfies never
  }
}
