import type { List, PhrasingContent, RootContent } from 'mdast'
import { isLocale } from '../../contract/locales.ts'
import { type Block, type Inline, toText } from './article-body.ts'
import type { Fence } from './fences.ts'
import { toFrenchTypography } from './french-typography.ts'
import { readBlocks, readItems, readTable } from './read-blocks.ts'
import type { BodyReading } from './read-body.ts'
import { readInlines } from './read-inline.ts'

type Say = (sentence: string) => void

/** The words between the brackets of a fence: `[de:…]` in them is read, nothing else. */
function readLabel(label: string, reading: BodyReading): Inline[] {
  return readInlines([{ type: 'text', value: label }], reading)
}

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
    say('le bloc « stats » attend une liste dont chaque ligne commence par son chiffre : « - **3** preuves ».')
  return [{ kind: 'stats', items: whole }]
}

function readRoadmap(nodes: readonly RootContent[], reading: BodyReading, say: Say): Block[] {
  const steps: { tag: string; id: string; title: Inline[]; children: RootContent[] }[] = []
  for (const node of nodes) {
    const step = steps.at(-1)
    if (node.type !== 'heading') {
      if (step) step.children.push(node)
      else say('le bloc « roadmap » commence par une étape : « ### Jours 1 à 30 – Son titre ».')
      continue
    }
    const [first, ...rest] = readInlines(node.children, reading)
    const text = first?.kind === 'text' ? first.text : ''
    const [, tag = '', title = ''] = /^(.+?) [–—-] ([\s\S]*)$/.exec(text) ?? []
    if (node.depth !== 3 || tag === '')
      say(`l’étape « ${text} » s’écrit « ### Jours 1 à 30 – Son titre », avec un tiret entre deux espaces.`)
    if (reading.level < 2) say('le bloc « roadmap » vient avant tout titre ; écrivez d’abord un titre ##.')
    const inlines: Inline[] = [...(title ? [{ kind: 'text' as const, text: title }] : []), ...rest]
    steps.push({ tag, id: reading.toId(toText(inlines)), title: inlines, children: [] })
  }
  if (steps.length > 0) reading.level = 3
  return [{ kind: 'roadmap', steps: steps.map((step) => ({ ...step, children: readBlocks(step.children, reading) })) }]
}

function readPull(nodes: readonly RootContent[], reading: BodyReading, say: Say): Block[] {
  const [only, ...others] = nodes
  if (only?.type !== 'paragraph' || others.length > 0) say('le bloc « pull » attend une seule phrase.')
  const children: PhrasingContent[] = only?.type === 'paragraph' ? only.children : []
  return [{ kind: 'pull', children: readInlines(children, reading) }]
}

function readDefinition({ attributes }: Fence, children: Block[], say: Say): Block[] {
  const { word, say: spoken, lang = 'de' } = attributes
  if (!word || !spoken) {
    say(
      `le bloc « definition » attend ${word ? '' : 'le mot'}${word || spoken ? '' : ' et '}${spoken ? '' : 'sa prononciation'} : :::definition{word="Abmahnung" say="AP-ma-noung"}.`,
    )
    return []
  }
  if (!isLocale(lang)) {
    say(`le bloc « definition » ne connaît pas la langue « ${lang} » ; au choix : de, en, fr.`)
    return []
  }
  return [{ kind: 'definition', word, lang, say: toFrenchTypography(spoken), children }]
}

/** Reads a block of the house with what stands in it; a block that lacks something is complained about. */
export function readHouseBlock(fence: Fence, nodes: readonly RootContent[], reading: BodyReading): Block[] {
  const { name, label } = fence
  const say: Say = (sentence) => reading.complain(fence.line, sentence)
  if (name !== 'roadmap') {
    for (const node of nodes) {
      if (node.type === 'heading')
        reading.complain(reading.lineOf(node), `le bloc « ${name} » ne contient pas de titre ; sortez-le du bloc.`)
    }
  }
  const content = name === 'roadmap' ? nodes : nodes.filter(({ type }) => type !== 'heading')
  if (content.length === 0) {
    say(`le bloc « ${name} » est vide ; remplissez-le, ou retirez-le.`)
    return []
  }
  switch (name) {
    case 'stats':
      return readStats(content, reading, say)
    case 'roadmap':
      return readRoadmap(content, reading, say)
    case 'pull':
      return readPull(content, reading, say)
    case 'checklist': {
      const list = onlyList(content)
      if (!list) say('le bloc « checklist » attend une seule liste : « - Ce qu’il faut faire ».')
      return [{ kind: 'checklist', items: list ? readItems(list, reading) : [] }]
    }
    case 'warning':
      if (!label) say('le bloc « warning » attend un titre entre crochets : « :::warning[Ce qui coûte cher] ».')
      return [{ kind: 'warning', title: readLabel(label ?? '', reading), children: readBlocks(content, reading) }]
    case 'definition':
      return readDefinition(fence, readBlocks(content, reading), say)
    case 'note':
      return [{ kind: 'note', children: readBlocks(content, reading) }]
    case 'table': {
      const [table, ...others] = content
      if (table?.type !== 'table' || others.length > 0) {
        say('le bloc « table » attend un seul tableau.')
        return []
      }
      if (!label) say('le bloc « table » attend sa légende entre crochets : « :::table[Écarts entre deux pays] ».')
      return [readTable(table, reading, readLabel(label ?? '', reading))]
    }
    default:
      return name satisfies never
  }
}
