import type { Nodes, PhrasingContent, Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { type LinePiece, setLine } from '../../../contract/content/typography.ts'
import { isGap } from './begin-article.ts'
import type { Reading } from './reading.ts'

/** A line break with the white space around it is one space, as a browser shows it. */
export function joinLines(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  const bare = lines.map((line, index) => {
    const start = index > 0 ? line.trimStart() : line
    return index < last ? start.trimEnd() : start
  })
  return bare.filter((line, index) => line || index === 0 || index === last).join(' ')
}

/** The words of a line that may be set, and between them what may not. */
function listLeaves(nodes: readonly PhrasingContent[]): { text?: Text; piece: LinePiece }[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node, piece: { text: joinLines(node.value) } }]
    if (node.type === 'footnoteReference') return []
    const isAddress = node.type === 'link' && /^https?:|^www\./.test(textOf(node))
    if ('children' in node && node.type !== 'textDirective' && !isAddress) return listLeaves(node.children)
    return [{ piece: { text: '', isFixed: true } }]
  })
}

/** What is left in the words where a mark was not written as it must be. */
const leftovers: readonly [RegExp, string, string][] = [
  [
    /\[\^[^\]]*\]/,
    'n’est décrit nulle part',
    'Décrivez cette source en bas de l’article (dans un fichier : « [^nom]: … »), ou retirez son numéro du texte',
  ],
  [/\[(?:de|en|fr):|:(?:de|en|fr) ?\[/, 'n’est pas lisible', 'Écrivez :de[Mot] d’un trait'],
  [/!\[[^\]]*\]\(/, 'n’est pas une image lisible', 'Écrivez ![Ce qu’on y voit](photo.jpg), sans espace dans le nom'],
  [/(?<!!)\[[^\][]+\]\(/, 'n’est pas un lien lisible', 'Écrivez [texte](/adresse), sans espace dans l’adresse'],
  [/^#{1,6}[^\s#\d]\S*/, 'n’est pas un titre lisible', 'Mettez une espace derrière les #'],
  [/\*\*/, 'reste dans le texte', 'Collez les deux étoiles au mot à mettre en gras'],
  [
    /:::+[^\s:]*/,
    'n’ouvre ni ne ferme aucun bloc',
    'Ouvrez un bloc par une ligne « :::note » et fermez-le par une ligne « ::: », sans rien d’autre',
  ],
  [/^\|.*\|$/, 'est un tableau sans en-tête', 'Mettez une ligne |---|---| sous la première'],
]

/** Plug-in: sets each line by the rules of its language, and complains about marks that are not whole. */
export const setTypography =
  ({ locale, complain }: Reading) =>
  (tree: Root) => {
    const gaps: Nodes[] = []
    visit(tree, (line) => {
      if (line.type !== 'paragraph' && line.type !== 'heading' && line.type !== 'tableCell') return CONTINUE
      if (isGap(textOf(line))) gaps.push(line)
      const leaves = listLeaves(line.children)
      const texts = setLine(
        leaves.map(({ piece }) => piece),
        locale,
      )
      for (const [index, { text }] of leaves.entries()) {
        if (!text) continue
        text.value = texts[index] ?? ''
        for (const [left, problem, remedy] of leftovers) {
          const found = left.exec(text.value)
          if (found) complain(line, `« ${found[0]} » ${problem}`, remedy)
        }
      }
      return SKIP
    })
    const [gap, ...others] = gaps
    if (!gap) return
    const first = `« ${textOf(gap).slice(0, 60)} »`
    if (others.length === 0)
      complain(gap, `${first} attend encore son texte`, 'Écrivez-le à la place des points, ou retirez-le')
    else
      complain(
        gap,
        `${first} et d’autres passages (${others.length}) attendent encore leur texte`,
        'Écrivez-les à la place des points, ou retirez-les',
      )
  }
