import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

/** What Markdown itself does not know: words of another language, blocks, calls of sources. */
const marks = /:(de|en|fr)\[[^\][\n]*\]|^:::.*$|\[\^[^\]\s]+\]/gm

const matcher = new MatchDecorator({
  regexp: marks,
  decoration: ([text, lang]) => {
    if (lang !== undefined) return Decoration.mark({ class: 'editor-foreign', attributes: { lang } })
    return Decoration.mark({ class: text.startsWith(':') ? 'editor-block' : 'editor-call' })
  },
})

/** Makes the site's own marks look like what they are, and says in which language foreign words are. */
export const textMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view)
    }
    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)
