// Long: every node and mark that an article may hold, in one list.

import {
  type AnyExtension,
  type Editor,
  Extension,
  Mark,
  markInputRule,
  Node,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { TableCell } from '@tiptap/extension-table/cell'
import { TableHeader } from '@tiptap/extension-table/header'
import { TableRow } from '@tiptap/extension-table/row'
import { Table } from '@tiptap/extension-table/table'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { Placeholder } from '@tiptap/extensions/placeholder'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import type { DOMOutputSpec, NodeSpec } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { emptyStat, node } from '../../../contract/content/article-text/document.ts'
import type { Locale } from '../../../contract/locales.ts'
import { sourceNumbers } from './sources.ts'

/*
 * The pieces that an article may hold (`contract/content/article-text/document.ts`), drawn with the classes that they have
 * on its page (`site/features/blog/article/ArticleBody.tsx`). Those in the group `block` may stand in a list, a quotation
 * or a block; those in the group `part` only in the text itself.
 */

/** A place where a link may lead: what a page may hold, and nothing that runs. */
const isLinkAddress = (href: string): boolean => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)

const Doc = Node.create({ name: 'doc', topNode: true, content: '(block | part)+ sources?' })

const Text = Node.create({ name: 'text', group: 'inline' })

const Paragraph = Node.create({
  name: 'paragraph',
  // Where a piece must hold something, it holds this.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
})

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) }
  },
})

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({ language: { default: null, rendered: false } }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', ['code', 0]],
})

/** A mark that a key and two signs around the words set. */
const toMark = (name: string, tags: readonly [string, ...string[]], key: string, signs: RegExp) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [tags[0], 0],
    addInputRules() {
      return [markInputRule({ find: signs, type: this.type })]
    },
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) }
    },
  })

const marks = [
  toMark('bold', ['strong', 'b'], 'Mod-b', /(?:^|\s)(\*\*([^*]+)\*\*)$/),
  toMark('italic', ['em', 'i:not([data-foreign])'], 'Mod-i', /(?:^|\s)(\*([^*]+)\*)$/),
  toMark('code', ['code'], 'Mod-e', /(?:^|\s)(`([^`]+)`)$/),
]

/** An item; one of a checklist holds no list of its own, so that Tab leads out of it. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    const { Tab: indent, ...keys } = this.parent?.() ?? {}
    return {
      ...keys,
      Tab: (key) => {
        const { $from } = this.editor.state.selection
        const isInChecklist = $from.depth > 2 && $from.node(-2).type.name === 'checklist'
        return !isInChecklist && (indent?.(key) ?? false)
      },
    }
  },
})

/** A heading of the text; those of another text take the nearest of our two levels. */
const Heading = Node.create({
  name: 'heading',
  group: 'part',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
  addKeyboardShortcuts() {
    const toggle = (level: number) => () => this.editor.commands.toggleNode('heading', 'paragraph', { level })
    return { 'Mod-Alt-2': toggle(2), 'Mod-Alt-3': toggle(3) }
  },
})

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isLinkAddress(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** Words of another language. Only our own say so: in what is pasted from elsewhere every word has a language. */
const Foreign = Mark.create({
  name: 'foreign',
  excludes: 'foreign code',
  addAttributes: () => ({ lang: { default: 'de' } }),
  parseHTML: () => [{ tag: 'i[data-foreign]', priority: 60, getAttrs: (element) => ({ lang: element.lang }) }],
  renderHTML: ({ HTMLAttributes }) => ['i', { ...HTMLAttributes, 'data-foreign': '' }, 0],
})

/** A number in the text that calls a source. */
const SourceCall = Node.create({
  name: 'sourceCall',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: { default: '' } }),
  parseHTML: () => [{ tag: 'sup[data-source]', getAttrs: (element) => ({ label: element.dataset.source }) }],
  renderHTML: ({ node }) => ['sup', { 'data-source': node.attrs.label }],
})

/** A picture of the article's folder. */
const Picture = Node.create<{ toAddress: (name: string) => string }>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ toAddress: (name) => name }),
  addAttributes: () => ({ name: { default: '' }, description: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-picture]',
      getAttrs: (element) => ({ name: element.dataset.picture, description: element.dataset.description }),
    },
  ],
  renderHTML({ node }) {
    const { name, description } = node.attrs
    return [
      'figure',
      { class: 'editor-picture', 'data-picture': name, 'data-description': description },
      ['img', { src: this.options.toAddress(name), alt: description }],
      ['figcaption', { class: 'small' }, description || 'Sans description'],
    ]
  },
})

type PartSpec = {
  content: string
  toDOM: DOMOutputSpec
  /** Where it may stand on its own; what belongs to another piece has none. */
  group?: 'block' | 'part'
  marks?: ''
  attrs?: NodeSpec['attrs']
}

/** A piece that is written in place. `data-part` names it where it is copied and pasted. */
function toPart(name: string, { content, toDOM, group, marks, attrs = {} }: PartSpec): AnyExtension {
  const [tag, props, ...rest] = toDOM as [string, Record<string, string>, ...DOMOutputSpec[]]
  return Node.create({
    name,
    ...(group && { group }),
    ...(marks !== undefined && { marks }),
    content,
    defining: true,
    // A key too many at its beginning or end does not make one source of two.
    isolating: group === 'part' || name === 'source',
    addAttributes: () => attrs,
    // What stands in several parts is found by the part it stands in.
    parseHTML: () => [{ tag: `[data-part=${name}]`, priority: 70 }],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...HTMLAttributes, ...props, 'data-part': name }, ...rest],
  })
}

const plain = (content: string, tag: string, className: string): PartSpec => ({
  content,
  toDOM: [tag, { class: className }, 0],
})

/** The blocks of `contract/content/article.ts` and their pieces. */
const parts: Record<string, PartSpec> = {
  captionedTable: { ...plain('caption table', 'section', 'table'), group: 'part' },
  caption: plain('inline*', 'p', 'table-caption'),
  stats: { ...plain('stat+', 'ul', 'figures'), group: 'part' },
  stat: plain('statFigure statText', 'li', 'stat'),
  statFigure: { ...plain('inline*', 'b', ''), marks: '' },
  statText: plain('inline*', 'span', ''),
  roadmap: { ...plain('step+', 'ol', 'roadmap'), group: 'part' },
  step: plain('stepWhen stepTitle block*', 'li', ''),
  stepWhen: { ...plain('text*', 'p', 'tag tag--mustard'), marks: '' },
  stepTitle: plain('inline*', 'h3', ''),
  pull: { content: 'inline*', toDOM: ['figure', { class: 'pull-quote' }, ['blockquote', ['p', 0]]], group: 'part' },
  checklist: { ...plain('listItem+', 'ul', 'boxes'), group: 'part' },
  warning: { ...plain('warningTitle block+', 'div', 'article-warning'), group: 'part' },
  warningTitle: plain('inline*', 'p', 'article-warning-title'),
  definition: {
    ...plain('term spoken meaning', 'div', 'definition'),
    group: 'part',
    attrs: { lang: { default: null } },
  },
  term: { ...plain('text*', 'p', 'term'), marks: '' },
  spoken: { ...plain('text*', 'p', 'small'), marks: '' },
  meaning: plain('block+', 'div', ''),
  note: { ...plain('block+', 'div', 'article-note small'), group: 'part' },
  sources: {
    content: 'source+',
    toDOM: ['section', { class: 'article-sources ruled' }, ['h2', { contenteditable: 'false' }, 'Sources'], ['ol', 0]],
  },
  source: { ...plain('inline*', 'li', ''), attrs: { label: { default: '' } } },
}

/** Pieces of one line with a place of their own: Enter and Tab lead on to the next. In a table they lead to the next cell. */
const lines = ['caption', 'statFigure', 'stepWhen', 'stepTitle', 'warningTitle', 'term', 'spoken', 'source']

/** @returns whether the cursor has gone on to the next piece */
function goToNextLine({ state, commands }: Editor): boolean {
  const { $from } = state.selection
  const next = lines.includes($from.parent.type.name) && Selection.findFrom(state.doc.resolve($from.after()), 1, true)
  return next ? commands.setTextSelection(next.from) : false
}

/** Behind the last cell comes a new row, as writers know it; the arrows lead out of the table. */
const goToNextCell = (editor: Editor): boolean =>
  editor.commands.goToNextCell() || editor.chain().addRowAfter().goToNextCell().run()

/** Keys within the blocks. */
const Keys = Extension.create({
  name: 'articleKeys',
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        const { name } = $from.parent.type
        if (editor.isActive('table')) return goToNextCell(editor)
        if (name === 'statText' && $from.parent.content.size > 0)
          return editor
            .chain()
            .insertContentAt($from.after(-1), emptyStat)
            .setTextSelection($from.after(-1) + 2)
            .run()
        if (name === 'pull' || name === 'statText')
          return editor.chain().insertContentAt($from.after(1), node('paragraph')).run()
        return goToNextLine(editor) || lines.includes(name)
      },
      Tab: ({ editor }) => (editor.isActive('table') ? goToNextCell(editor) : goToNextLine(editor)),
    }
  },
})

const cellAttributes = {
  colspan: { default: 1, parseHTML: () => 1, rendered: false },
  rowspan: { default: 1, parseHTML: () => 1, rendered: false },
  colwidth: { default: null, parseHTML: () => null, rendered: false },
}

/** What an empty place of the text is for. */
const placeholders: Record<string, string> = {
  heading: 'Titre',
  caption: 'Ce que compare ce tableau',
  statFigure: '3',
  statText: 'preuves visibles avant le premier clic',
  stepWhen: 'Jours 1 à 30',
  stepTitle: 'Ce qui est fait à la fin de l’étape',
  pull: 'Une phrase qui se retient, seule',
  warningTitle: 'Ce qui coûte cher',
  term: 'Mot étranger',
  spoken: 'Comment il se prononce',
  source: 'Organisme, « Titre », année, adresse',
}

/** Everything of the editor that the article's text consists of. @param toAddress where a picture of the article is shown from */
export function toExtensions(toAddress: (name: string) => string, locale: Locale): AnyExtension[] {
  return [
    Doc,
    ...[Text, Paragraph, Heading, HardBreak, Blockquote, CodeBlock],
    ...[BulletList.configure({ HTMLAttributes: { class: 'hyphen-list' } }), OrderedList, Item],
    ...[Link, Foreign, ...marks],
    ...[UndoRedo, Dropcursor, Gapcursor],
    SourceCall,
    Picture.configure({ toAddress }),
    Table.extend({
      renderHTML: () => ['table', ['tbody', 0]],
      addKeyboardShortcuts() {
        const { Tab: _, ...keys } = this.parent?.() ?? {}
        return keys
      },
    }),
    TableRow,
    ...[TableHeader, TableCell].map((cell) =>
      cell.extend({ content: 'paragraph', addAttributes: () => cellAttributes }),
    ),
    ...Object.entries(parts).map(([name, part]) => toPart(name, part)),
    Keys,
    sourceNumbers.configure({ locale }),
    Placeholder.configure({
      includeChildren: true,
      showOnlyCurrent: false,
      placeholder: ({ node, editor }) =>
        editor.state.doc.childCount === 1 && node === editor.state.doc.firstChild
          ? 'Écrivez ici. La première phrase répond à la question du titre.'
          : (placeholders[node.type.name] ?? ''),
    }),
  ]
}
