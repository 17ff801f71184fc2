import { isMap, LineCounter, parseDocument } from 'yaml'
import { type ArticleFrontMatter, articleFrontMatterSchema } from '../../../../contract/content/article-front-matter.ts'
import type { Complain } from './complain.ts'

const known = Object.keys(articleFrontMatterSchema.shape)

/** The known field that a wrong name most resembles: same first letters, or the same letters in another order. */
function nearestField(name: string): string | undefined {
  const letters = (text: string) => [...text.toLowerCase()].sort().join('')
  return known.find((field) => letters(field) === letters(name) || field.slice(0, 3) === name.toLowerCase().slice(0, 3))
}

/** Reads YAML in which every value is a text or a list of texts: a date, a number or `true` needs no quotes. */
function readYaml(text: string) {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    stringKeys: true,
    lineCounter: lines,
    prettyErrors: false,
  })
  // The line `---` stands before the first one.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const isField = (key: unknown, path: string | undefined) => String(key) === path
  /** Line of a field, or of the entry of its list. */
  const lineOf = ([field, index]: readonly string[]): number => {
    const pair = isMap(document.contents) ? document.contents.items.find(({ key }) => isField(key, field)) : undefined
    const node: unknown = index === undefined ? pair?.key : document.getIn([field, Number(index)], true)
    return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
      ? lineAt(Number(node.range[0]))
      : 1
  }
  return { document, lineAt, lineOf }
}

/**
 * Splits the file of an article at its front matter, and reads that.
 * @returns the body with an empty line for each line before it, so that its lines are those of the file; no fields if
 *   they cannot be used; whether it is a draft, as far as that can be known
 */
export function readFrontMatter(
  source: string,
  complain: Complain,
): { fields: ArticleFrontMatter | undefined; isDraft: boolean; body: string } {
  const [whole, head] = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)(?:^)---[ \t]*(?:\r?\n|$)/m.exec(source) ?? []
  if (whole === undefined || head === undefined || !source.startsWith(whole)) {
    complain(
      1,
      'l’en-tête manque',
      'Commencez le fichier par une ligne « --- », puis les champs, puis une ligne « --- »',
    )
    return { fields: undefined, isDraft: false, body: source }
  }
  const body = whole.replace(/[^\n]+/g, '') + source.slice(whole.length)
  const isDraft = /^draft:\s*["']?true\b/m.test(head)
  const { document, lineAt, lineOf } = readYaml(head)
  if (document.errors.length > 0 || !isMap(document.contents)) {
    const [error] = document.errors
    const line = error ? lineAt(error.pos[0]) : 1
    if (error?.code === 'DUPLICATE_KEY') complain(line, 'ce champ est écrit deux fois', 'Gardez-en un')
    else
      complain(
        line,
        'l’en-tête n’est pas lisible',
        'Écrivez « champ: valeur » sur une ligne, la valeur entre guillemets droits si elle contient « : » ou « # »',
      )
    return { fields: undefined, isDraft, body }
  }
  const result = articleFrontMatterSchema.safeParse(document.toJS())
  if (result.success) return { fields: result.data, isDraft, body }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys) {
        const meant = nearestField(name)
        const remedy = meant ? `Écrivez « ${meant} »` : 'Retirez-le'
        complain(lineOf([name]), `le champ « ${name} » est inconnu`, remedy)
      }
      continue
    }
    const path = issue.path.map(String)
    const [problem = '', remedy = ''] = issue.message.split(' ; ', 2)
    complain(lineOf(path), `le champ « ${path[0]} » ${problem}`, remedy.charAt(0).toUpperCase() + remedy.slice(1))
  }
  return { fields: undefined, isDraft, body }
}
