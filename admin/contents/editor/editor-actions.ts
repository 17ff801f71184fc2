/** What can be done to the text of an article by a button, in the order of the buttons. */
export const editorActions = [
  'undo',
  'redo',
  'bold',
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'link',
  'fr',
  'en',
  'de',
  'source',
  'picture',
  'blocks',
  'search',
  'help',
] as const
export type EditorAction = (typeof editorActions)[number]
