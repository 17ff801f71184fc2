import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
} from 'yaml'
import { findRefusal, type TextRefusal } from './readable-text.ts'

/** Keys and indexes that lead to a value. */
export type YamlPath = readonly (string | number)[]

/** Of a file of YAML, or of an article's front matter, where every value is a text (`failsafe`), a field to a line. */
export type YamlKind = 'core' | 'failsafe'

/** Why a file cannot be read, and on which line, from 1: a refusal, or YAML that is none of ours. */
export type YamlFault = { line: number; kind: TextRefusal['kind'] | 'notation' }

export type OpenedYaml = { document: Document; lines: LineCounter; fault: YamlFault | undefined }

/** Where the text in quotes opens that ends at a fault, else the fault: a quote that is not closed swallows lines. */
function startOfQuote(document: Document, fault: number): number {
  let start = fault
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && Math.abs(fault - range[1]) <= 1) start = range[0]
    },
  })
  return start
}

/** Where the first anchor, alias or tag stands: an editor means a sign by them. */
function findReference(document: Document): number | undefined {
  let found: number | undefined
  visit(document, (_, node) => {
    if (!isNode(node) || !(isAlias(node) || node.anchor || node.tag)) return undefined
    found = node.range?.[0] ?? 0
    return visit.BREAK
  })
  return found
}

/** Parses YAML. With a fault the document is not to be used. */
export function openYaml(source: string, schema: YamlKind): OpenedYaml {
  const refusal = findRefusal(source, 'yaml')
  const lines = new LineCounter()
  const document: Document = parseDocument(refusal ? '' : source, {
    schema,
    stringKeys: true,
    lineCounter: lines,
    prettyErrors: false,
  })
  // What follows the first is mostly its consequence.
  const [error] = document.errors
  const at = error ? startOfQuote(document, error.pos[0]) : findReference(document)
  const fault: YamlFault | undefined = at === undefined ? undefined : { line: lines.linePos(at).line, kind: 'notation' }
  return { document, lines, fault: refusal ?? fault }
}

/** Lines of a file of YAML are at most this long. */
const width = 100

/**
 * How texts are to stand that the library would write otherwise: one without characters in quotes, one that does not fit
 * on its line folded below it, unless it has breaks or spaces of its own.
 */
function chooseManners(document: Document, isFolded: boolean): void {
  visit(document, {
    Scalar(key, node, path) {
      const { value, type } = node
      if (key === 'key' || typeof value !== 'string' || (type ?? Scalar.PLAIN) !== Scalar.PLAIN) return
      if (value === '') node.type = Scalar.QUOTE_DOUBLE
      const around = path.filter(isCollection)
      if (!isFolded || /[\r\n\t]|^ | $| {2}/.test(value) || around.some(({ flow }) => flow)) return
      const pair = path.at(-1)
      const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value).length : 0
      if (2 * around.length + name + value.length > width) node.type = Scalar.BLOCK_FOLDED
    },
  })
}

/** A document in the one form that files have: that of `yaml` with these options. Remarks stay. */
export function writeYaml(document: Document, schema: YamlKind): string {
  chooseManners(document, schema === 'core')
  return document.toString({
    lineWidth: schema === 'core' ? width : 0,
    flowCollectionPadding: false,
    singleQuote: schema === 'core',
  })
}
