import type { Element, ElementContent, Properties } from 'hast'
import type { Heading, List, ListItem, Paragraph, Parents, PhrasingContent, RootContent, Table } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { Options } from 'remark-rehype'
import {
  type ArticleBlock,
  articleBlocks,
  blocksByName,
  textBlocks,
  toText,
} from '../../../contract/content/article.ts'
import { toTypography } from '../../../contract/content/typography.ts'
import { type Locale, languages } from '../../../contract/locales.ts'
import { perKey } from '../../../contract/per-key.ts'
import { toSlug } from '../../../contract/text.ts'
import type { Reading } from './reading.ts'

type Handlers = NonNullable<Options['handlers']>
type State = Parameters<NonNullable<Handlers['text']>>[0]

/** A block between `:::name` and `:::`: the words between its brackets, and what stands in it. */
type Directive = {
  attributes: ContainerDirective['attributes']
  label: readonly PhrasingContent[]
  content: readonly RootContent[]
  /** Complains about the block as a whole. */
  say: (problem: string, remedy: string) => void
  /** What has been read of a stretch of Markdown. */
  all: (nodes: readonly RootContent[]) => ElementContent[]
}

const h = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const toTextNode = (value: string): ElementContent => ({ type: 'text', value })

const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName

/** Names that stand in the page around the text (`site/shared`, `site/features/blog`). */
const taken = ['contenu', 'sommaire', 'menu', 'languages', 'call-to-action', 'sources', 'suite', 'formulaire', 'mark']

/** Gives out addresses within a page: no two are the same, nor one of the page's own. */
function toIdGiver(): (heading: string) => string {
  const ids = new Set(taken)
  return (heading) => {
    const base = toSlug(heading) || 'partie'
    let id = base
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`
    ids.add(id)
    return id
  }
}

/** The language of the market that a text in this language speaks of, from which the words it explains come. */
const languageOfMarket = (locale: Locale): Locale => (languages[locale].market === 'germany' ? 'de' : 'fr')

const itemsOf = ([list]: readonly RootContent[]): List['children'] => (list?.type === 'list' ? list.children : [])

/** An item of a list; one that is a single paragraph needs no paragraph of its own. */
function readItem(state: State, item: ListItem): Element {
  const children = state.all(item)
  const [only, ...others] = children
  const isPlain = isElement(only, 'p') && others.length === 0
  return h('li', {}, [isPlain ? { ...only, tagName: 'span' } : h('div', {}, children)])
}

/**
 * What Markdown and our directives become in the tree of an article, for `remark-rehype`. What an editor can leave out of
 * them is complained about; what it could not show at all is not read (`read-body.ts`).
 */
export function toHandlers({ locale, complain }: Reading): Handlers {
  const toId = toIdGiver()
  /** Level of the last heading; a text begins under the page's title. */
  let level = 1

  function readHeading(state: State, node: Heading): Element {
    const { depth } = node
    const text = textOf(node)
    if (depth > level + 1)
      complain(node, `le sous-titre « ${text} » vient avant tout titre`, 'Écrivez d’abord un titre')
    level = depth
    return h(`h${depth}`, { id: toId(text) }, state.all(node))
  }

  /** A table: the first row names the columns, the first cell of a row names it. */
  function readTable(table: Table, all: Directive['all'], caption?: ElementContent[]): Element {
    const [head = [], ...rows] = table.children.map((row) => row.children.map((cell) => all(cell.children)))
    const id = toId('tableau')
    const names = head.map((cell) => cell.map(toText).join(''))
    // An empty head names nothing: the corner of a table is a plain cell.
    const toHead = (scope: 'col' | 'row', cell: ElementContent[]) =>
      cell.some((node) => toText(node)) ? h('th', { scope }, cell) : h('td', {}, cell)
    const toRow = ([name = [], ...cells]: ElementContent[][]) =>
      h('tr', {}, [
        toHead('row', name),
        ...cells.map((cell, index) => {
          const column = names[index + 1]
          return h('td', column ? { dataLabel: column } : {}, cell)
        }),
      ])
    return h('section', caption ? { ariaLabelledBy: [id] } : {}, [
      h('table', {}, [
        ...(caption ? [h('caption', { id }, caption)] : []),
        h('thead', {}, [
          h(
            'tr',
            {},
            head.map((cell) => toHead('col', cell)),
          ),
        ]),
        h('tbody', {}, rows.map(toRow)),
      ]),
    ])
  }

  /** A step of a roadmap, as far as its heading tells: when it is, and its title. */
  function readStep(node: Heading, all: Directive['all']): Element {
    const [first, ...rest] = node.children
    const text = first?.type === 'text' ? first.value : ''
    const [, when = '', title = ''] = /^(.+?) [–—-] ([\s\S]*)$/.exec(text) ?? []
    if (when === '')
      complain(
        node,
        `l’étape « ${text} » n’a pas sa forme`,
        'Écrivez-la ainsi : « Jours 1 à 30 – Son titre », avec un tiret entre deux espaces',
      )
    const words: PhrasingContent[] = [{ type: 'text', value: title }, ...rest]
    return h('step', {}, [h('when', {}, [toTextNode(when)]), h('h3', { id: toId(textOf(words)) }, all(words))])
  }

  /** What each block becomes: an element of its name, which the site has a component for. */
  const parts: Record<ArticleBlock, (directive: Directive) => ElementContent[]> = {
    ...perKey(textBlocks, (name) => ({ label, content, all }: Directive) => [
      h(name, {}, [...(label.length > 0 ? [h('title', {}, all(label))] : []), ...all(content)]),
    ]),
    stats({ content, say, all }) {
      const items = itemsOf(content)
      const figures = items.flatMap(({ children: [first] }) => {
        const [figure, ...text] = first?.type === 'paragraph' ? all(first.children) : []
        return isElement(figure, 'strong')
          ? [h('stat', {}, [h('b', {}, figure.children), toTextNode(' '), h('span', {}, text)])]
          : []
      })
      if (figures.length === 0 || figures.length < items.length)
        say('le bloc « stats » attend une liste', 'Commencez chaque ligne par son chiffre, en gras')
      return [h('stats', {}, figures)]
    },
    roadmap({ content, say, all }) {
      const steps: Element[] = []
      for (const node of content) {
        if (node.type === 'heading') steps.push(readStep(node, all))
        else steps.at(-1)?.children.push(...all([node]))
      }
      if (level < 2) say('le bloc « roadmap » vient avant tout titre', 'Écrivez d’abord un titre')
      level = 3
      return [h('roadmap', {}, steps)]
    },
    pull({ content: [only], all }) {
      const words = only?.type === 'paragraph' ? all(only.children) : []
      return [h('pull', {}, [h('blockquote', {}, [h('p', {}, words)])])]
    },
    checklist: ({ content, all }) => [h('checklist', {}, all(itemsOf(content)))],
    definition({ attributes, content, say, all }) {
      const children = all(content)
      const { word, say: spoken, lang } = attributes ?? {}
      if (!word || !spoken) {
        const lacking = [...(word ? [] : ['le mot']), ...(spoken ? [] : ['sa prononciation'])].join(' et ')
        say(`le bloc « definition » attend ${lacking}`, 'Écrivez par exemple « Abmahnung » et « AP-ma-noung »')
        return []
      }
      const term = h('dt', { say: toTypography(spoken, locale) }, [
        h('dfn', { lang: lang || languageOfMarket(locale) }, [toTextNode(word)]),
      ])
      return [h('dl', {}, [term, h('dd', {}, children)])]
    },
    table: ({ label, content: [table], all }) => (table?.type === 'table' ? [readTable(table, all, all(label))] : []),
  }

  const toAll = (state: State) => (nodes: readonly RootContent[]) => state.all({ type: 'root', children: [...nodes] })

  function readDirective(state: State, node: ContainerDirective): ElementContent[] {
    const { name, attributes } = node
    const say: Directive['say'] = (problem, remedy) => complain(node, problem, remedy)
    const [first] = node.children
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
    const content = label ? node.children.slice(1) : node.children
    if (content.length === 0) {
      say(`le bloc « ${name} » est vide`, 'Remplissez-le, ou retirez-le')
      return []
    }
    const block = articleBlocks.find((one) => one === name)
    if (!block) return []
    const { title } = blocksByName[block]
    if (title !== undefined && !label?.children.length)
      say(`le bloc « ${name} » attend un titre`, `Donnez-lui en un, par exemple « ${title} »`)
    return parts[block]({ attributes, label: label?.children ?? [], content, say, all: toAll(state) })
  }

  return {
    paragraph(state: State, node: Paragraph) {
      const children = state.all(node)
      const [only, ...others] = children
      // One that is a single piece of another language carries the language itself.
      const isForeign = only?.type === 'element' && only.properties.lang !== undefined && others.length === 0
      return state.applyData(node, isForeign ? { ...only, tagName: 'p' } : h('p', {}, children))
    },
    heading: readHeading,
    listItem: readItem,
    table: (state: State, node: Table) => readTable(node, toAll(state)),
    code: (_: State, { value }: { value: string }) => h('pre', {}, [h('code', {}, [toTextNode(value)])]),
    link: (state: State, node: Parents & { url: string }) => h('a', { href: node.url }, state.all(node)),
    break: () => h('br', {}, []),
    footnoteReference: (state: State, node: RootContent) => state.applyData(node, h('sup', {}, [])),
    containerDirective: readDirective,
  }
}
