import type { List, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { articleBlocks } from '../../../contract/content/article-blocks.ts'
import { type Block, type Inline, toText } from '../../../contract/content/article-body.ts'
import { toTypography } from '../../../contract/content/typography.ts'
import { isLocale, type Locale, languages, locales } from '../../../contract/locales.ts'
import { readInlines } from './read-inline.ts'
import { readTable } from './read-table.ts'
import type { BodyReading } from './reading.ts'

type Say = (problem: string, remedy: string) => void

function onlyList(nodes: readonly RootContent[]): List | undefined {
  const [list, ...others] = nodes
  return list?.type === 'list' && others.length === 0 ? list : undefined
}

function readStats(nodes: readonly RootContent[], reading: BodyReading, say: Say): Block[] {
  const items = (onlyList(nodes)?.children ?? []).map(({ children: [first] }) => {
    const inlines = first?.type === 'paragraph' ? readInlines(first.children, reading) : []
    const [figure, ...text] = inlines
    return figure?.kind === 'strong' ? { figure: figure.children, text } : undefined
  })
  const whole = items.filter((item) => item !== undefined)
  if (whole.length === 0 || whole.length < items.length)
    say('le bloc « stats » attend une liste', 'Commencez chaque ligne par son chiffre : « - **3** preuves »')
  return [{ kind: 'stats', items: whole }]
}

function readRoadmap(nodes: readonly RootContent[], reading: BodyReading, say: Say): Block[] {
  const steps: { tag: string; id: string; title: Inline[]; children: RootContent[] }[] = []
  for (const node of nodes) {
    const step = steps.at(-1)
    if (node.type !== 'heading') {
      if (step) step.children.push(node)
      else say('le bloc « roadmap » commence sans étape', 'Écrivez d’abord « ### Jours 1 à 30 – Son titre »')
      continue
    }
    const [first, ...rest] = readInlines(node.children, reading)
    const text = first?.kind === 'text' ? first.text : ''
    const [, tag = '', title = ''] = /^(.+?) [–—-] ([\s\S]*)$/.exec(text) ?? []
    if (node.depth !== 3 || tag === '')
      reading.complain(
        reading.lineOf(node),
        `l’étape « ${text} » n’a pas sa forme`,
        'Écrivez « ### Jours 1 à 30 – Son titre », avec un tiret entre deux espaces',
      )
    const inlines: Inline[] = [...(title ? [{ kind: 'text' as const, text: title }] : []), ...rest]
    steps.push({ tag, id: reading.toId(toText(inlines)), title: inlines, children: [] })
  }
  if (steps.length > 0) {
    if (reading.level < 2) say('le bloc « roadmap » vient avant tout titre', 'Écrivez d’abord un titre ##')
    reading.level = 3
  }
  return [{ kind: 'roadmap', steps: steps.map((step) => ({ ...step, children: reading.readBlocks(step.children) })) }]
}

function readPull(nodes: readonly RootContent[], reading: BodyReading, say: Say): Block[] {
  const [only, ...others] = nodes
  if (only?.type !== 'paragraph' || others.length > 0)
    say('le bloc « pull » attend une seule phrase', 'Gardez-en une, sans liste ni second paragraphe')
  return [{ kind: 'pull', children: only?.type === 'paragraph' ? readInlines(only.children, reading) : [] }]
}

/** The language of the market that a text in this language speaks of, from which the words it explains come. */
const languageOfMarket = (locale: Locale): Locale => (languages[locale].market === 'germany' ? 'de' : 'fr')

function readDefinition({ attributes }: ContainerDirective, children: Block[], locale: Locale, say: Say): Block[] {
  const { word, say: spoken, lang = languageOfMarket(locale) } = attributes ?? {}
  if (!word || !spoken) {
    const lacking = [...(word ? [] : ['le mot']), ...(spoken ? [] : ['sa prononciation'])].join(' et ')
    say(`le bloc « definition » attend ${lacking}`, 'Écrivez :::definition{word="Abmahnung" say="AP-ma-noung"}')
    return []
  }
  if (!isLocale(lang)) {
    say(`le bloc « definition » ne connaît pas la langue « ${lang} »`, `Au choix : ${locales.toSorted().join(', ')}`)
    return []
  }
  return [{ kind: 'definition', word, lang, say: toTypography(spoken, locale), children }]
}

/** The words between the brackets of a block, and what stands in the block. */
function splitLabel({ children: [first, ...rest] }: ContainerDirective) {
  if (first?.type === 'paragraph' && first.data?.directiveLabel) return { label: first.children, nodes: rest }
  return { label: [], nodes: first ? [first, ...rest] : [] }
}

/** Reads a block between `:::name` and `:::`; one that lacks something is complained about. */
export function readDirective(node: ContainerDirective | LeafDirective, reading: BodyReading): Block[] {
  const { name } = node
  const say: Say = (problem, remedy) => reading.complain(reading.lineOf(node), problem, remedy)
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
  const { label, nodes } = splitLabel(node)
  const inner = nodes.find((one) => one.type === 'containerDirective' || one.type === 'leafDirective')
  if (inner)
    reading.complain(
      reading.lineOf(inner),
      `le bloc « ${inner.name} » commence dans le bloc « ${name} »`,
      'Fermez d’abord celui-ci par une ligne « ::: »',
    )
  else if (!reading.isClosed(node)) say(`le bloc « ${name} » n’est pas fermé`, 'Terminez-le par une ligne « ::: »')
  if (known !== 'roadmap') {
    for (const one of nodes) {
      if (one.type === 'heading')
        reading.complain(reading.lineOf(one), `le bloc « ${name} » contient un titre`, 'Sortez-le du bloc')
    }
  }
  const content = nodes.filter((one) => one !== inner && (known === 'roadmap' || one.type !== 'heading'))
  if (content.length === 0) {
    if (!inner) say(`le bloc « ${name} » est vide`, 'Remplissez-le, ou retirez-le')
    return []
  }
  switch (known) {
    case 'stats':
      return readStats(content, reading, say)
    case 'roadmap':
      return readRoadmap(content, reading, say)
    case 'pull':
      return readPull(content, reading, say)
    case 'checklist': {
      const list = onlyList(content)
      if (!list) say('le bloc « checklist » attend une seule liste', 'Écrivez « - Ce qu’il faut faire »')
      return [{ kind: 'checklist', items: list ? list.children.map((item) => reading.readBlocks(item.children)) : [] }]
    }
    case 'warning':
      if (label.length === 0)
        say('le bloc « warning » attend un titre', 'Écrivez-le entre crochets : « :::warning[Ce qui coûte cher] »')
      return [{ kind: 'warning', title: readInlines(label, reading), children: reading.readBlocks(content) }]
    case 'definition':
      return readDefinition(node, reading.readBlocks(content), reading.locale, say)
    case 'note':
      return [{ kind: 'note', children: reading.readBlocks(content) }]
    case 'table': {
      const [table, ...others] = content
      if (table?.type !== 'table' || others.length > 0) {
        say('le bloc « table » attend un seul tableau', 'Gardez-en un, avec une ligne |---|---| sous la première')
        return []
      }
      if (label.length === 0)
        say('le bloc « table » attend sa légende', 'Écrivez-la entre crochets : « :::table[Écarts entre deux pays] »')
      return [readTable(table, reading, readInlines(label, reading))]
    }
    default:
      return known satisfies never
  }
}
