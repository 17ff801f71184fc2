import { type YamlRefusal, yamlLimits } from '../../contract/content/readable-yaml.ts'
import { formatNumber } from '../../contract/formats.ts'
import { type Explained, quote } from './explain-syntax.ts'

/** Of a character that prints nothing: it comes with a text that was copied from elsewhere. */
export const invisibleSign: Explained = {
  problem: 'cette ligne contient un signe invisible',
  remedy: 'Effacez-la, puis tapez-la de nouveau',
}

/** Of a size that no text of ours comes near. @param what `le nombre de caractères` */
export const tooMuch = (what: string, limit: number, remedy: string): Explained => ({
  problem: `ici, ${what} dépasse ${formatNumber(limit, 'fr')}`,
  remedy,
})

/** Why a file is not read at all, and how to mend it. */
export function explainRefusal(refusal: YamlRefusal): Explained {
  switch (refusal.kind) {
    case 'sign':
      return {
        problem: `« ${refusal.sign.slice(0, 30)} » commence par un signe réservé, ${refusal.sign.charAt(0)}`,
        remedy: `${quote} ; les ancres, les renvois et les étiquettes de YAML ne sont pas admis`,
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
      return refusal satisfies never
  }
}
