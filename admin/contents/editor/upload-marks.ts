import { type EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'

class UploadWidget extends WidgetType {
  readonly words: string
  constructor(words: string) {
    super()
    this.words = words
  }
  override eq(other: UploadWidget) {
    return other.words === this.words
  }
  override toDOM() {
    const mark = document.createElement('span')
    mark.className = 'editor-upload'
    mark.textContent = this.words
    return mark
  }
}

/** Holds a place of the text for a picture that is on its way. */
export const holdPlace = StateEffect.define<{ id: string; at: number; words: string }>({
  map: ({ at, ...held }, changes) => ({ ...held, at: changes.mapPos(at) }),
})
export const releasePlace = StateEffect.define<string>()

/** Places that are held; they move with the text around them and are no part of it. */
export const heldPlaces = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (places, transaction) => {
    let held = places.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (effect.is(holdPlace)) {
        const { id, at, words } = effect.value
        const mark = Decoration.widget({ widget: new UploadWidget(words), side: 1, id })
        held = held.update({ add: [mark.range(at)] })
      } else if (effect.is(releasePlace)) {
        held = held.update({ filter: (_from, _to, { spec }) => spec.id !== effect.value })
      }
    }
    return held
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Where a held place stands now; nothing once it was released, or the text was replaced around it. */
export function findHeldPlace(state: EditorState, id: string): number | undefined {
  let found: number | undefined
  state.field(heldPlaces).between(0, state.doc.length, (from, _to, { spec }) => {
    if (spec.id === id) found = from
  })
  return found
}
