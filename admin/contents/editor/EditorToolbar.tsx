// Long: every tool above the text, those of a table, a picture and a source among them.

import { type ChainedCommands, type Editor, findParentNode } from '@tiptap/core'
import { moveTableColumn, moveTableRow, selectedRect } from '@tiptap/pm/tables'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { blockOf, emptyStat, emptyStep } from '../../../contract/content/article-text/document.ts'
import { frenchNames, type Locale, locales } from '../../../contract/locales.ts'
import { contentsTexts } from '../texts.ts'
import { insertBlock, pieceAt } from './parts.ts'
import { goToCall, goToSource, readSourceOf, removeSource, sourceAt } from './sources.ts'
import { useOfEditor } from './TextEditor.tsx'

/** What asks for something first. */
export type Asking = 'link' | 'source' | 'changeSource' | 'picture' | 'blocks' | 'describe'

type Tool = {
  label: string
  /** Whether it is on where the cursor stands; of what is switched on and off. */
  isOn?: boolean
  isOff?: boolean
  /** Behind it a group ends. */
  isLast?: boolean
  keys?: string
  run: () => void
}

type ToolbarProps = {
  editor: Editor | undefined
  locale: Locale
  bar: RefObject<HTMLDivElement | null>
  onAsk: (what: Asking) => void
}

/** Above the text: what it may hold, and below that what can be done with the piece in which the cursor stands. */
export function EditorToolbar({ editor, locale, bar, onAsk }: ToolbarProps) {
  useOfEditor(editor, ({ state }) => state)
  // A phone's keyboard lies over the page: the tools stand as far above its end as it reaches.
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop
      document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      document.documentElement.style.removeProperty('--keyboard')
    }
  }, [])
  if (!editor) return <div className="editor-toolbar" />
  return (
    <div className="editor-tools" ref={bar}>
      <Bar label="Mise en forme du texte" tools={listTools(editor, locale, onAsk)} />
      <PieceBar editor={editor} locale={locale} onAsk={onAsk} />
    </div>
  )
}

const runOn = (editor: Editor) => (work: (chain: ChainedCommands) => ChainedCommands) => () =>
  void work(editor.chain().focus()).run()

function listTools(editor: Editor, locale: Locale, onAsk: (what: Asking) => void): Tool[] {
  const run = runOn(editor)
  const toggle = (label: string, name: string, work: (chain: ChainedCommands) => ChainedCommands): Tool => ({
    label,
    isOn: editor.isActive(name),
    run: run(work),
  })
  const heading = (label: string, level: number): Tool => ({
    label,
    isOn: editor.isActive('heading', { level }),
    keys: `Control+Alt+${level}`,
    run: run((chain) => chain.toggleNode('heading', 'paragraph', { level })),
  })
  const language = (lang: Locale): Tool => ({
    label: `Mot ${frenchNames[lang]}`,
    isOn: editor.isActive('foreign', { lang }),
    run: run((chain) => chain.toggleMark('foreign', { lang })),
  })
  const ask = (label: string, what: Asking): Tool => ({ label, run: () => onAsk(what) })
  const languages = locales.filter((one) => one !== locale).map(language)
  return [
    { label: 'Annuler', isOff: !editor.can().undo(), keys: 'Control+Z', run: run((chain) => chain.undo()) },
    { label: 'Rétablir', isOff: !editor.can().redo(), isLast: true, run: run((chain) => chain.redo()) },
    heading('Titre', 2),
    heading('Sous-titre', 3),
    { ...toggle('Gras', 'bold', (chain) => chain.toggleMark('bold')), keys: 'Control+B' },
    toggle('Italique', 'italic', (chain) => chain.toggleMark('italic')),
    toggle('Liste', 'bulletList', (chain) => chain.toggleBulletList()),
    toggle('Liste numérotée', 'orderedList', (chain) => chain.toggleOrderedList()),
    { ...toggle('Citation', 'blockquote', (chain) => chain.toggleWrap('blockquote')), isLast: true },
    { ...ask('Lien', 'link'), isOn: editor.isActive('link'), keys: 'Control+K' },
    ask('Source', 'source'),
    ask('Image', 'picture'),
    { label: 'Tableau', run: () => insertBlock(editor, 'table') },
    { ...ask('Bloc', 'blocks'), isLast: true },
    ...languages,
  ]
}

/** What the contents call a piece that has tools. */
const passageOf = (type: string) =>
  (blockOf(type) ?? { sources: 'source', sourceCall: 'source' }[type] ?? type) as keyof typeof contentsTexts.passages

/** What is named beside its tools. */
type PieceBarProps = { editor: Editor; locale: Locale; onAsk: (what: Asking) => void }

function PieceBar({ editor, locale, onAsk }: PieceBarProps) {
  const at = pieceAt(editor)
  const tools = at ? listPieceTools(editor, locale, at.piece.type.name, onAsk) : []
  if (!at || tools.length === 0) return null
  const name = contentsTexts.passages[passageOf(at.piece.type.name)]
  return (
    <Bar label={name} tools={tools} isPiece>
      <b className="editor-piece">{name}</b>
    </Bar>
  )
}

/** The depth at which a piece of this name stands around the cursor. */
const depthOf = ({ state }: Editor, name: string): number | undefined =>
  findParentNode(({ type }) => type.name === name)(state.selection)?.depth

/** Adds a piece of the same kind behind the one at the cursor. */
function addAfter(editor: Editor, name: string, made: object): void {
  const depth = depthOf(editor, name)
  if (depth === undefined) return
  const place = editor.state.selection.$from.after(depth)
  editor
    .chain()
    .insertContentAt(place, made)
    .setTextSelection(place + 2)
    .focus()
    .run()
}

function removeAround(editor: Editor, name: string): void {
  const depth = depthOf(editor, name)
  if (depth === undefined) return
  const { $from } = editor.state.selection
  const isOnly = $from.node(depth - 1).childCount === 1
  const gone = isOnly ? depth - 1 : depth
  runOn(editor)((chain) => chain.deleteRange({ from: $from.before(gone), to: $from.after(gone) }))()
}

function listTableTools(editor: Editor): Tool[] {
  const run = runOn(editor)
  if (!editor.isActive('table')) return []
  const { top, left, bottom, right, map } = selectedRect(editor.state)
  const move = (label: string, isColumn: boolean, by: number): Tool => {
    const from = isColumn ? left : top
    const to = from + by
    // The first row names the columns: it stays where it is.
    const least = isColumn ? 0 : 1
    const most = isColumn ? map.width : map.height
    const command = isColumn ? moveTableColumn : moveTableRow
    return {
      label,
      isOff: from < least || to < least || to >= most,
      run: () => {
        command({ from, to })(editor.state, editor.view.dispatch)
        // The cursor goes along with its cell.
        const moved = selectedRect(editor.state)
        const cell = moved.map.positionAt(isColumn ? top : to, isColumn ? to : left, moved.table)
        editor
          .chain()
          .setTextSelection(moved.tableStart + cell + 2)
          .focus()
          .run()
      },
    }
  }
  return [
    { label: 'Ajouter une ligne', run: run((chain) => chain.addRowAfter()) },
    { label: 'Ajouter une colonne', isLast: true, run: run((chain) => chain.addColumnAfter()) },
    move('Monter la ligne', false, -1),
    move('Descendre la ligne', false, 1),
    move('Colonne vers la gauche', true, -1),
    { ...move('Colonne vers la droite', true, 1), isLast: true },
    {
      label: 'Supprimer la ligne',
      isOff: map.height - (bottom - top) < 2 || top === 0,
      run: run((chain) => chain.deleteRow()),
    },
    {
      label: 'Supprimer la colonne',
      isOff: map.width - (right - left) < 1,
      isLast: true,
      run: run((chain) => chain.deleteColumn()),
    },
  ]
}

function listPieceTools(editor: Editor, locale: Locale, name: string, onAsk: (what: Asking) => void): Tool[] {
  const at = pieceAt(editor)
  const remove: Tool = {
    label: 'Supprimer ce bloc',
    run: runOn(editor)((chain) =>
      at ? chain.deleteRange({ from: at.place, to: at.place + at.piece.nodeSize }) : chain,
    ),
  }
  switch (name) {
    case 'captionedTable':
    case 'table':
      return [...listTableTools(editor), remove]
    case 'stats':
      return [
        { label: 'Ajouter un chiffre', run: () => addAfter(editor, 'stat', emptyStat) },
        { label: 'Supprimer ce chiffre', isLast: true, run: () => removeAround(editor, 'stat') },
        remove,
      ]
    case 'roadmap':
      return [
        { label: 'Ajouter une étape', run: () => addAfter(editor, 'step', emptyStep) },
        { label: 'Supprimer cette étape', isLast: true, run: () => removeAround(editor, 'step') },
        remove,
      ]
    case 'definition':
      return [
        ...locales.map((lang, index) => ({
          label: `Mot ${frenchNames[lang]}`,
          isOn: at?.piece.attrs.lang === lang,
          isLast: index === locales.length - 1,
          run: runOn(editor)((chain) => chain.updateAttributes('definition', { lang })),
        })),
        remove,
      ]
    case 'picture':
      return [{ label: 'Changer la description', run: () => onAsk('describe') }, remove]
    case 'sources':
      return listSourceTools(editor, locale, onAsk)
    case 'sourceCall':
      return [
        { label: 'Modifier la source', run: () => changeSource(editor, locale, onAsk) },
        { ...remove, label: 'Retirer ce numéro' },
      ]
    default:
      return blockOf(name) ? [remove] : []
  }
}

/** Asks for what the source at the cursor says anew; one that no form can show is changed where it stands. */
export function changeSource(editor: Editor, locale: Locale, onAsk: (what: Asking) => void): void {
  const source = sourceAt(editor)
  if (source && readSourceOf(editor.state.doc, source, locale)) onAsk('changeSource')
  else if (source) goToSource(editor, source)
}

function listSourceTools(editor: Editor, locale: Locale, onAsk: (what: Asking) => void): Tool[] {
  const source = sourceAt(editor)
  if (!source) return []
  const isReadable = readSourceOf(editor.state.doc, source, locale) !== undefined
  return [
    ...(isReadable ? [{ label: 'Modifier la source', run: () => onAsk('changeSource') }] : []),
    ...source.calls.map((place, index) => ({
      label: source.calls.length === 1 ? 'Voir où elle est citée' : `Voir la citation n° ${index + 1}`,
      isLast: index === source.calls.length - 1,
      run: () => goToCall(editor, place),
    })),
    { label: 'Supprimer la source', run: () => removeSource(editor, source) },
  ]
}

type BarProps = { label: string; tools: readonly Tool[]; isPiece?: true; children?: ReactNode }

/** One stop of the Tab key; within it the arrows move (WAI-ARIA Authoring Practices, toolbar). */
function Bar({ label, tools, isPiece, children }: BarProps) {
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, tools.length - 1)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const goals: Record<string, number> = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: -1 }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    const buttons = event.currentTarget.querySelectorAll('button')
    buttons[(goal + tools.length) % tools.length]?.focus()
  }
  return (
    <div
      className={isPiece ? 'editor-toolbar editor-toolbar--piece' : 'editor-toolbar'}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
    >
      {children}
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          className={tool.isLast ? 'editor-tool editor-tool--last' : 'editor-tool'}
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={tool.isOn}
          // One that cannot act now keeps the focus that it has.
          aria-disabled={tool.isOff}
          aria-keyshortcuts={tool.keys}
          // The text keeps its selection, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={tool.isOff ? undefined : tool.run}
        >
          {tool.label}
        </button>
      ))}
    </div>
  )
}
