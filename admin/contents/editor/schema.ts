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
import { type ArticleBlock, articleBlocks, blocksByName, textBlocks } from '../../../contract/content/article.ts'
import { blockOf, emptyStat, node, partOf, toHead } from '../../../contract/content/article-text/document.ts'
import type { Locale } from '../../../contract/locales.ts'
import { perKey } from '../../../contract/per-key.ts'
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
  // What its source says, while it is on the clipboard: another text may call another source by the same label.
  addAttributes: () => ({ label: { default: '' }, definition: { default: null } }),
  parseHTML: () => [
    {
      tag: 'sup[data-source]',
      getAttrs: ({ dataset }) => ({ label: dataset.source, definition: dataset.definition ?? null }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['sup', { 'data-source': attrs.label, 'data-definition': attrs.definition }],
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
  marks?: ''
  attrs?: NodeSpec['attrs']
  /** What an empty line is for; in one, Enter and Tab lead on to the next. */
  placeholder?: string
}

/** A piece that is written in place. `data-part` names it where it is copied and pasted. */
function toPart(name: string, { content, toDOM, marks, attrs = {} }: PartSpec): AnyExtension {
  const [tag, props, ...rest] = toDOM as [string, Record<string, string>, ...DOMOutputSpec[]]
  const block = blockOf(name)
  return Node.create({
    name,
    // What belongs to another piece stands nowhere on its own.
    ...(block && { group: 'part' }),
    ...(marks !== undefined && { marks }),
    content: block ? [...toHead(block).map(({ type }) => type), content].join(' ') : content,
    defining: true,
    // A key too many at its beginning or end does not make one source of two.
    isolating: block !== undefined || name === 'source',
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

/** A piece of one line with a place of its own. */
const line = (tag: string, className: string, placeholder: string): PartSpec => ({
  ...plain('inline*', tag, className),
  placeholder,
})

/** What each block of `contract/content/article.ts` holds below its title. */
const blocks: Record<ArticleBlock, PartSpec> = {
  ...perKey(textBlocks, (name) => plain('block+', 'div', `article-${name}`)),
  stats: plain('stat+', 'ul', 'figures'),
  roadmap: plain('step+', 'ol', 'roadmap'),
  pull: { content: 'inline*', toDOM: ['figure', { class: 'pull-quote' }, ['blockquote', ['p', 0]]] },
  checklist: plain('listItem+', 'ul', 'boxes'),
  definition: { ...plain('term spoken meaning', 'div', 'definition'), attrs: { lang: { default: null } } },
  table: plain('table', 'section', 'table'),
}

/** The blocks and their pieces, each by its name in the document. */
const parts: Record<string, PartSpec> = {
  ...Object.fromEntries(
    articleBlocks.flatMap((name) => [
      [partOf(name), blocks[name]],
      ...toHead(name).map(({ type }) => [type, line('p', 'article-title', blocksByName[name].title ?? '')]),
    ]),
  ),
  stat: plain('statFigure statText', 'li', 'stat'),
  statFigure: { ...line('b', '', '3'), marks: '' },
  statText: plain('inline*', 'span', ''),
  step: plain('stepWhen stepTitle block*', 'li', ''),
  stepWhen: { ...line('p', 'tag tag--mustard', 'Jours 1 à 30'), content: 'text*', marks: '' },
  stepTitle: line('h3', '', 'Ce qui est fait à la fin de l’étape'),
  term: { ...line('p', 'term', 'Mot étranger'), content: 'text*', marks: '' },
  spoken: { ...line('p', 'small', 'Comment il se prononce'), content: 'text*', marks: '' },
  meaning: plain('block+', 'div', ''),
  sources: {
    content: 'source+',
    toDOM: ['section', { class: 'article-sources ruled' }, ['h2', { contenteditable: 'false' }, 'Sources'], ['ol', 0]],
  },
  source: { ...line('li', '', 'Organisme, « Titre », année, adresse'), attrs: { label: { default: '' } } },
}

const isLine = (name: string): boolean => parts[name]?.placeholder !== undefined

/** @returns whether the cursor has gone on to the next piece */
function goToNextLine({ state, commands }: Editor): boolean {
  const { $from } = state.selection
  const next = isLine($from.parent.type.name) && Selection.findFrom(state.doc.resolve($from.after()), 1, true)
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
        return goToNextLine(editor) || isLine(name)
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

/** What an empty place is for that is no line of a block. */
const placeholders: Record<string, string> = {
  heading: 'Titre',
  statText: 'preuves visibles avant le premier clic',
  pull: 'Une phrase qui se retient, seule',
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
          : (parts[node.type.name]?.placeholder ?? placeholders[node.type.name] ?? ''),
    }),
  ]
}
