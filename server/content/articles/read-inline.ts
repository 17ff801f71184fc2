import type { PhrasingContent } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { Inline } from '../../../contract/content/article-body.ts'
import { type LinePiece, setLine, toTypography } from '../../../contract/content/typography.ts'
import { isLocale, locales } from '../../../contract/locales.ts'
import type { Reading } from './reading.ts'

/** A line break with the white space around it is one space, as a browser shows it. */
function joinLines(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  const bare = lines.map((line, index) => {
    const start = index > 0 ? line.trimStart() : line
    return index < last ? start.trimEnd() : start
  })
  return bare.filter((line, index) => line || index === 0 || index === last).join(' ')
}

/** Words of an address that Markdown made a link of because it looks like one. */
function bareAddress(node: PhrasingContent): string | undefined {
  const [only, ...others] = node.type === 'link' ? node.children : []
  if (node.type !== 'link' || only?.type !== 'text' || others.length > 0) return undefined
  return [only.value, `mailto:${only.value}`, `http://${only.value}`].includes(node.url) ? only.value : undefined
}

/** Pieces of a text that Markdown has cut although nothing stands between them. */
function joinTexts(nodes: readonly PhrasingContent[], linksAddresses: boolean): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const found of nodes) {
    const address = linksAddresses ? undefined : bareAddress(found)
    const node: PhrasingContent = address === undefined ? found : { type: 'text', value: address }
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { ...last, value: last.value + node.value }
    else joined.push(node)
  }
  return joined
}

/** How the languages are marked, as a sentence names them. */
const marks = new Intl.ListFormat('fr', { type: 'disjunction' }).format(
  locales.toSorted().map((locale) => `:${locale}[…]`),
)

/** Reads `:de[Impressum]`, a word or a sentence of another language. */
function readForeign(node: TextDirective, reading: Reading): Inline[] {
  const { name: lang, children } = node
  if (!isLocale(lang)) {
    reading.complain(
      reading.lineOf(node),
      `« :${lang} » est inconnu dans une ligne`,
      `Écrivez ${marks}, ou mettez \\ devant les deux-points`,
    )
    return []
  }
  if (children.some((child) => child.type !== 'text' && bareAddress(child) === undefined))
    reading.complain(
      reading.lineOf(node),
      `« :${lang}[${textOf(children)}] » contient une mise en forme`,
      'Mettez-la autour : **:de[Mot]**',
    )
  return [{ kind: 'foreign', lang, text: toTypography(joinLines(textOf(children)), lang) }]
}

function readNodes(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  return joinTexts(nodes, reading.linksAddresses === true).flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: joinLines(node.value) }]
      case 'textDirective':
        return readForeign(node, reading)
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children: readNodes(node.children, reading) }]
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }]
      case 'break':
        return [{ kind: 'break' }]
      case 'footnoteReference':
        return [{ kind: 'call', ...reading.sourceNumber(node.identifier) }]
      case 'link':
        reading.links.push({ href: node.url, line: reading.lineOf(node) })
        return [{ kind: 'link', href: node.url, children: readNodes(node.children, reading) }]
      case 'html':
        reading.complain(reading.lineOf(node), `le HTML « ${node.value} » n’est pas admis`, 'Écrivez en Markdown')
        return []
      case 'image':
      case 'imageReference':
        reading.complain(
          reading.lineOf(node),
          'une image se tient au milieu d’une ligne',
          'Écrivez-la seule entre deux lignes vides : ![Ce qu’on y voit](photo.jpg)',
        )
        return []
      default:
        reading.complain(reading.lineOf(node), `« ${node.type} » n’est pas prévu`, 'Écrivez-le autrement')
        return []
    }
  })
}

/** The leaves of a line in order, those that may be set and those that may not. */
function listLeaves(inlines: readonly Inline[]): { inline: Inline; piece: LinePiece }[] {
  return inlines.flatMap((inline) => {
    if (
      inline.kind === 'link' &&
      /^https?:|^www\./.test(inline.children.map((one) => ('text' in one ? one.text : '')).join(''))
    )
      return inline.children.map((child) => ({ inline: child, piece: { text: 'x', isFixed: true } }))
    if ('children' in inline) return listLeaves(inline.children)
    if (inline.kind === 'call') return []
    const text = inline.kind === 'break' ? '\n' : inline.text
    return [{ inline, piece: { text, isFixed: inline.kind !== 'text' } }]
  })
}

/** What is left in the words where a mark was not written as it must be. */
const leftovers: readonly [RegExp, string, string][] = [
  [/\[\^[^\]]*\]/, 'n’est décrit nulle part', 'Ajoutez en bas du fichier une ligne « [^nom]: … »'],
  [/\[(?:de|en|fr):|:(?:de|en|fr) ?\[/, 'n’est pas lisible', 'Écrivez :de[Mot] d’un trait'],
  [/!\[[^\]]*\]\(/, 'n’est pas une image lisible', 'Écrivez ![Ce qu’on y voit](photo.jpg), sans espace dans le nom'],
  [/(?<!!)\[[^\][]+\]\(/, 'n’est pas un lien lisible', 'Écrivez [texte](/adresse), sans espace dans l’adresse'],
  [/^#{1,6}[^\s#\d]\S*/, 'n’est pas un titre lisible', 'Mettez une espace derrière les #'],
  [/\*\*/, 'reste dans le texte', 'Collez les deux étoiles au mot à mettre en valeur'],
  [
    /:::+[^\s:]*/,
    'n’ouvre ni ne ferme aucun bloc',
    'Ouvrez un bloc par une ligne « :::note » et fermez-le par une ligne « ::: », sans rien d’autre',
  ],
  [/^\|.*\|$/, 'est un tableau sans en-tête', 'Mettez une ligne |---|---| sous la première'],
]

/** Reads a line and sets it by the rules of its language. */
export function readInlines(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  const inlines = readNodes(nodes, reading)
  const leaves = listLeaves(inlines)
  const texts = setLine(
    leaves.map(({ piece }) => piece),
    reading.locale,
  )
  for (const [index, { inline, piece }] of leaves.entries()) {
    const text = texts[index]
    if (inline.kind !== 'text' || piece.isFixed || text === undefined) continue
    for (const [left, problem, remedy] of leftovers) {
      const found = left.exec(text)
      const [node] = nodes
      if (found && node) reading.complain(reading.lineOf(node), `« ${found[0]} » ${problem}`, remedy)
    }
    inline.text = text
  }
  return inlines
}
