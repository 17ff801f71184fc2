import type { Element, ElementContent, Properties } from 'hast'
import type { Heading, List, ListItem, Nodes, Paragraph, Parents, PhrasingContent, RootContent, Table } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { Options } from 'remark-rehype'
import { type ArticleBlock, articleBlocks, toText } from '../../../contract/content/article.ts'
import { toTypography } from '../../../contract/content/typography.ts'
import { isLocale, type Locale, languages, locales } from '../../../contract/locales.ts'
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
  ...{ type: 'element', tagName, properties, children },
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

function onlyList(nodes: readonly RootContent[]): List | undefined {
  const [list, ...others] = nodes
  return list?.type === 'list' && others.length === 0 ? list : undefined
}

/** An item of a list; one that is a single paragraph needs no paragraph of its own. */
function readItem(state: State, item: ListItem): Element {
  const children = state.all(item)
  const [only, ...others] = children
  const isPlain = isElement(only, 'p') && others.length === 0
  return h('li', {}, [isPlain ? { ...only, tagName: 'span' } : h('div', {}, children)])
}

/** What Markdown and our directives become in the tree of an article, for `remark-rehype`; what they lack is complained about. */
export function toHandlers({ locale, complain, isClosed }: Reading): Handlers {
  const toId = toIdGiver()
  /** Level of the last heading; a text begins under the page's title. */
  let level = 1

  const refuse = (problem: string, remedy: string) => (_: State, node: Nodes) => {
    complain(node, problem, remedy)
    return []
  }

  function readHeading(state: State, node: Heading): Element | undefined {
    const { depth } = node
    const text = textOf(node)
    if (depth !== 2 && depth !== 3) {
      complain(node, `le titre « ${text} » est de niveau ${depth}`, 'Faites-en un titre ou un sous-titre')
      return undefined
    }
    if (depth > level + 1)
      complain(node, `le sous-titre « ${text} » vient avant tout titre`, 'Écrivez d’abord un titre')
    level = depth
    return h(`h${depth}`, { id: toId(text) }, state.all(node))
  }

  /** A table: the first row names the columns, the first cell of a row names it. */
  function readTable(table: Table, all: Directive['all'], caption?: ElementContent[]): Element {
    const [head = [], ...rows] = table.children.map((row) => row.children.map((cell) => all(cell.children)))
    for (const [index, row] of rows.entries()) {
      if (row.length !== head.length)
        complain(
          table.children[index + 1],
          `cette ligne du tableau a ${row.length} cases au lieu de ${head.length}`,
          row.length < head.length
            ? 'Complétez-la'
            : 'Retirez ce qui est de trop, ou ajoutez une colonne à la première ligne',
        )
    }
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
    if (node.depth !== 3 || when === '')
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
    stats({ content, say, all }) {
      const items = onlyList(content)?.children ?? []
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
        else if (steps.length > 0) steps.at(-1)?.children.push(...all([node]))
        else say('le bloc « roadmap » commence sans étape', 'Écrivez d’abord l’étape : « Jours 1 à 30 – Son titre »')
      }
      if (steps.length > 0 && level < 2) say('le bloc « roadmap » vient avant tout titre', 'Écrivez d’abord un titre')
      if (steps.length > 0) level = 3
      return [h('roadmap', {}, steps)]
    },
    pull({ content, say, all }) {
      const [only, ...others] = content
      if (only?.type !== 'paragraph' || others.length > 0)
        say('le bloc « pull » attend une seule phrase', 'Gardez-en une, sans liste ni second paragraphe')
      const words = only?.type === 'paragraph' ? all(only.children) : []
      return [h('pull', {}, [h('blockquote', {}, [h('p', {}, words)])])]
    },
    checklist({ content, say, all }) {
      const list = onlyList(content)
      if (!list) say('le bloc « checklist » attend une seule liste', 'Gardez-en une, d’une ligne par chose à faire')
      return [h('checklist', {}, list ? all(list.children) : [])]
    },
    warning({ label, content, say, all }) {
      if (label.length === 0)
        say('le bloc « warning » attend un titre', 'Donnez-lui en un, par exemple « Ce qui coûte cher »')
      return [h('warning', {}, [h('title', {}, [h('span', {}, all(label))]), ...all(content)])]
    },
    definition({ attributes, content, say, all }) {
      const children = all(content)
      const { word, say: spoken, lang = languageOfMarket(locale) } = attributes ?? {}
      if (!word || !spoken) {
        const lacking = [...(word ? [] : ['le mot']), ...(spoken ? [] : ['sa prononciation'])].join(' et ')
        say(`le bloc « definition » attend ${lacking}`, 'Écrivez par exemple « Abmahnung » et « AP-ma-noung »')
        return []
      }
      if (!isLocale(lang)) {
        const remedy = `Au choix : ${locales.toSorted().join(', ')}`
        say(`le bloc « definition » ne connaît pas la langue « ${lang} »`, remedy)
        return []
      }
      const term = h('dt', { say: toTypography(spoken, locale) }, [h('dfn', { lang }, [toTextNode(word)])])
      return [h('dl', {}, [term, h('dd', {}, children)])]
    },
    table({ label, content, say, all }) {
      const [table, ...others] = content
      if (table?.type !== 'table' || others.length > 0) {
        say('le bloc « table » attend un seul tableau', 'Gardez-en un, et sortez le reste du bloc')
        return []
      }
      if (label.length === 0)
        say('le bloc « table » attend sa légende', 'Écrivez-la au-dessus, par exemple « Écarts entre deux pays »')
      return [readTable(table, all, all(label))]
    },
    note: ({ content, all }) => [h('note', {}, all(content))],
  }

  const toAll = (state: State) => (nodes: readonly RootContent[]) => state.all({ type: 'root', children: [...nodes] })

  function readDirective(state: State, node: ContainerDirective | LeafDirective): ElementContent[] {
    const { name, attributes } = node
    const say: Directive['say'] = (problem, remedy) => complain(node, problem, remedy)
    const known = articleBlocks.find((one) => one === name)
    if (!known) {
      say(`le bloc « ${name} » est inconnu`, `Au choix : ${articleBlocks.join(', ')}`)
      return []
    }
    if (node.type === 'leafDirective') {
      say(
        `le bloc « ${name} » commence par deux fois deux points au lieu de trois`,
        `Écrivez « :::${name} », et terminez-le par une ligne « ::: »`,
      )
      return []
    }
    const [first] = node.children
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
    const nodes = label ? node.children.slice(1) : node.children
    const inner = nodes.find((one) => one.type === 'containerDirective' || one.type === 'leafDirective')
    if (inner)
      complain(
        inner,
        `le bloc « ${inner.name} » commence dans le bloc « ${name} »`,
        'Fermez d’abord celui-ci par une ligne « ::: »',
      )
    else if (!isClosed(node)) say(`le bloc « ${name} » n’est pas fermé`, 'Terminez-le par une ligne « ::: »')
    const content = nodes.filter((one) => {
      if (one.type !== 'heading' || known === 'roadmap') return one !== inner
      complain(one, `le bloc « ${name} » contient un titre`, 'Sortez-le du bloc')
      return false
    })
    if (content.length === 0) {
      if (!inner) say(`le bloc « ${name} » est vide`, 'Remplissez-le, ou retirez-le')
      return []
    }
    return parts[known]({ attributes, label: label?.children ?? [], content, say, all: toAll(state) })
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
    leafDirective: readDirective,
    html: refuse('le HTML n’est pas admis', 'Écrivez en Markdown'),
    thematicBreak: refuse('les filets ne sont pas prévus', 'Un titre sépare mieux'),
    definition: refuse('« definition » n’est pas prévu', 'Écrivez-le autrement'),
  }
}
