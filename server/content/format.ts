import { splitArticle } from '../../contract/content/article-file.ts'
import { readDocument } from '../../contract/content/article-text/read-document.ts'
import { writeDocument } from '../../contract/content/article-text/write-document.ts'
import { openYaml, writeYaml, type YamlKind } from '../../contract/content/normal-yaml.ts'

function formatYaml(source: string, kind: YamlKind): string {
  const { document, fault } = openYaml(source, kind)
  if (fault) throw new Error(`line ${fault.line} cannot be read`)
  return writeYaml(document, kind)
}

/**
 * A file of the content in the normal form of its library: the same values, the same pages.
 * @param path below the content folder; what is neither YAML nor an article stays as it is
 * @throws if it cannot be read, or would not say the same
 */
export function formatFile(path: string, source: string): string {
  const text = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  if (path.endsWith('.yaml')) return formatYaml(text, 'core')
  if (!path.endsWith('.md')) return source
  const { opening, head, body } = splitArticle(text)
  if (opening === '') throw new Error('it has no front matter')
  const document = readDocument(body)
  if ('line' in document) throw new Error(`line ${document.line} of the text has no place in an article`)
  return `---\n${formatYaml(head, 'failsafe')}---\n${writeDocument(document)}`
}
