import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { LanguageSupport } from '@codemirror/language'
import { lintGutter, nextDiagnostic } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, Prec } from '@codemirror/state'
import { dropCursor, EditorView, highlightSpecialChars, type KeyBinding, keymap } from '@codemirror/view'
import type { Locale } from '../../../contract/locales.ts'
import { actionKeys, otherKeys } from './action-keys.ts'
import { completeMarks } from './complete-marks.ts'
import { type EditorAction, editorActions } from './editor-actions.ts'
import { editorTheme } from './editor-theme.ts'
import { lineSeparatorOf } from './split-article.ts'
import { textMarks } from './text-marks.ts'
import { editorTexts } from './texts.ts'
import { heldPlaces } from './upload-marks.ts'

export type TextEvents = {
  onText: (body: string) => void
  onAction: (action: EditorAction) => void
  onSave: () => void
  /** Pictures that were pasted, or dropped at a place. */
  onPictures: (files: File[], place: number) => void
}

/** The words of CodeMirror itself. */
const { search: texts, complaints } = editorTexts
const phrases: Record<string, string> = {
  Find: texts.find,
  Replace: texts.replace,
  next: texts.next,
  previous: texts.previous,
  'match case': texts.matchCase,
  'by word': texts.byWord,
  replace: texts.replaceOne,
  'replace all': texts.replaceAll,
  close: texts.close,
  'current match': texts.current,
  'on line': texts.onLine,
  'replaced match on line $': texts.replacedOne.replace('{n}', '$'),
  'replaced $ matches': texts.replacedMany.replace('{n}', '$'),
  Diagnostics: complaints.heading,
  'No diagnostics': complaints.none,
}

/** Keys that CodeMirror brings along itself: undo, redo and search. */
const ownKeys: readonly EditorAction[] = ['undo', 'redo', 'search']

const toKeys = (events: TextEvents): KeyBinding[] => [
  ...editorActions
    .filter((action) => !ownKeys.includes(action))
    .flatMap((action): KeyBinding[] => {
      const keys = actionKeys[action]
      const run = () => {
        events.onAction(action)
        return true
      }
      return keys ? [{ ...keys, run, preventDefault: true }] : []
    }),
  { ...otherKeys.complaint, run: nextDiagnostic },
  {
    ...otherKeys.save,
    run: () => {
      events.onSave()
      return true
    },
    preventDefault: true,
  },
]

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

function toHandlers(events: TextEvents): Extension {
  return EditorView.domEventHandlers({
    // At the end of a wrapped line CodeMirror would put the selection right once more, which throws below an open dialog.
    blur: (_event, view) => {
      const { main } = view.state.selection
      if (main.empty && main.assoc !== 0) view.dispatch({ selection: { anchor: main.head } })
      return false
    },
    paste: (event, view) => {
      const files = picturesOf(event.clipboardData)
      // A table copied from a spreadsheet brings a picture of itself along: words go first.
      if (files.length === 0 || event.clipboardData?.getData('text/plain')) return false
      event.preventDefault()
      events.onPictures(files, view.state.selection.main.to)
      return true
    },
    drop: (event, view) => {
      const files = picturesOf(event.dataTransfer)
      if (files.length === 0) return false
      event.preventDefault()
      events.onPictures(files, view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.to)
      return true
    },
  })
}

type TextOptions = { body: string; locale: Locale; events: TextEvents }

/** A new editor of a text: its bytes are kept, its lines are wrapped, Tab leaves it. */
export function toTextState({ body, locale, events }: TextOptions): EditorState {
  const separator = lineSeparatorOf(body)
  return EditorState.create({
    doc: body,
    extensions: [
      EditorState.lineSeparator.of(separator),
      // What is pasted ends its lines as the text does.
      EditorView.clipboardInputFilter.of((pasted) => pasted.replace(/\r\n?|\n/g, separator)),
      EditorState.phrases.of(phrases),
      Prec.high(keymap.of(toKeys(events))),
      Prec.high(toHandlers(events)),
      new LanguageSupport(markdownLanguage),
      keymap.of([...markdownKeymap, ...completionKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
      history(),
      search({ top: true }),
      autocompletion({ override: [completeMarks], icons: false }),
      highlightSpecialChars(),
      dropCursor(),
      lintGutter(),
      textMarks,
      heldPlaces,
      editorTheme,
      EditorView.lineWrapping,
      // What the toolbar covers (`EditorToolbar.tsx`).
      EditorView.scrollMargins.of(({ dom }) => ({
        top: Number.parseFloat(getComputedStyle(dom).getPropertyValue('--editor-toolbar')) || 0,
      })),
      EditorView.contentAttributes.of({
        'aria-label': editorTexts.text,
        lang: locale,
        spellcheck: 'true',
        autocapitalize: 'sentences',
        autocorrect: 'on',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) events.onText(update.state.sliceDoc())
      }),
    ],
  })
}
