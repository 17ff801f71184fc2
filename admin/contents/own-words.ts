import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import { articleBlocks } from '../../contract/content/article.ts'
import { contentsTexts } from './texts.ts'

/**
 * A complaint for a reader who sees a form and no file: fields have the names that they have there. Of files
 * the loader speaks as it does to those who open them.
 */
export function toOwnWords({ problem, remedy, field = [], names = [] }: TextComplaint): {
  problem: string
  remedy: string
} {
  const isMissing = /^il manque « [\w-]+/.test(problem)
  const isLine = /^Ajoutez une ligne « /.test(remedy)
  return {
    problem: problem
      .replace(/« ([A-Za-z][\w-]*)(, entrée \d+)? »/, (named, key: string, entry = '') => {
        const label = names[field.lastIndexOf(key)]
        return label === undefined ? named : `« ${label}${entry} »`
      })
      .replace(/le bloc « (\w+) »/, (named, name: string) => {
        const block = articleBlocks.find((one) => one === name)
        return block === undefined ? named : `le bloc « ${contentsTexts.passages[block]} »`
      })
      // The loader adds what the field is for.
      .replace(/^(il manque « .+ ») \(.*\)$/, '$1'),
    remedy: isMissing && isLine ? 'Remplissez ce champ' : remedy,
  }
}
