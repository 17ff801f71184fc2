import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { toTypography } from '../../../contract/content/typography.ts'
import { isLocale } from '../../../contract/locales.ts'
import type { Reading } from './reading.ts'
import { joinLines } from './typography.ts'

/** From this length on a piece of another language is a sentence, and keeps the face of the text around it. */
const sentence = 60

/** Plug-in: reads `:de[Impressum]`, a word or a sentence of another language, and sets it by the rules of that one. */
export const readLanguages =
  ({ complain }: Reading) =>
  (tree: Root) =>
    visit(tree, 'textDirective', (node) => {
      const { name: lang, children } = node
      if (!isLocale(lang)) return
      if (children.some(({ type }) => type !== 'text'))
        complain(
          node,
          `« :${lang}[${textOf(children)}] » contient une mise en forme`,
          'Mettez-la autour : **:de[Mot]**',
        )
      const value = toTypography(joinLines(textOf(children)), lang)
      node.children = [{ type: 'text', value }]
      node.data = { hName: value.length > sentence ? 'span' : 'i', hProperties: { lang } }
    })
