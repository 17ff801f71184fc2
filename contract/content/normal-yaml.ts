import { type Document, isCollection, isPair, isScalar, LineCounter, parseDocument, Scalar, visit } from 'yaml'
import { findRefusal, type YamlRefusal } from './readable-yaml.ts'

/** Of a file of YAML, or of an article's front matter, where every value is a text (`failsafe`), a field to a line. */
export type YamlKind = 'core' | 'failsafe'

export type OpenedYaml = {
  document: Document.Parsed
  lines: LineCounter
  /** Why it was not even parsed: then the document is empty. */
  refusal: YamlRefusal | undefined
}

/** Parses YAML. What is wrong with it stands in `refusal` and in the document's `errors`. */
export function openYaml(source: string, schema: YamlKind): OpenedYaml {
  const refusal = findRefusal(source)
  const lines = new LineCounter()
  const document = parseDocument(refusal ? '' : source, {
    ...{ schema, stringKeys: true, lineCounter: lines, prettyErrors: false },
  })
  return { document, lines, refusal }
}

/** Lines of a file of YAML are at most this long. */
const width = 100

/** A text that does not fit on its line is folded below it; one with breaks or spaces of its own cannot be. */
function foldLongTexts(document: Document): void {
  visit(document, {
    Scalar(key, node, path) {
      const { value, type } = node
      if (key === 'key' || typeof value !== 'string' || (type ?? Scalar.PLAIN) !== Scalar.PLAIN) return
      if (/[\r\n\t]|^ | $| {2}/.test(value)) return
      const around = path.filter(isCollection)
      if (around.some(({ flow }) => flow)) return
      const pair = path.at(-1)
      const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value).length : 0
      if (2 * around.length + name + value.length > width) node.type = Scalar.BLOCK_FOLDED
    },
  })
}

/** A document in the one form that files have: that of `yaml` with these options. Remarks stay. */
export function writeYaml(document: Document, schema: YamlKind): string {
  if (schema === 'core') foldLongTexts(document)
  return document.toString({
    ...{ lineWidth: schema === 'core' ? width : 0, flowCollectionPadding: false, singleQuote: schema === 'core' },
  })
}
