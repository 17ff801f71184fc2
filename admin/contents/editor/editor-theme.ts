import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const field = {
  minHeight: '2.75rem',
  margin: '0',
  padding: '0.35rem 0.75rem',
  border: '2px solid var(--edge-line)',
  borderRadius: 'var(--r-m)',
  background: 'var(--surface)',
  color: 'var(--text)',
  font: '500 1rem / 1.3 var(--display)',
}

/** A line under words that are wrong, in a colour of the theme: thick dots, as a drawing could not follow the theme. */
const wrong = (colour: string) => ({
  backgroundImage: 'none',
  paddingBottom: '0',
  textDecoration: `underline dotted 3px ${colour}`,
  textUnderlineOffset: '0.25em',
  textDecorationSkipInk: 'none',
})

/** The look of the text, of the site's own roles, which reach into the shadow tree: both colour schemes follow them. */
const theme = EditorView.theme({
  '&': { color: 'var(--text)', background: 'var(--surface)', borderRadius: 'var(--r-m)' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '3px' },
  '.cm-scroller': { fontFamily: 'var(--text-face)', fontSize: '1.125rem', lineHeight: '1.6', overflowX: 'hidden' },
  '.cm-content': {
    minHeight: '18rem',
    maxWidth: '44rem',
    padding: '1rem 0 6rem',
    caretColor: 'var(--accent)',
    fontFeatureSettings: '"kern"',
  },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-line ::selection, .cm-line::selection': { background: 'var(--mustard)', color: 'var(--ink)' },
  '.cm-dropCursor': { borderLeft: '3px solid var(--accent)' },
  '.cm-specialChar': { color: 'var(--link)' },
  '.cm-gutters': { background: 'none', border: '0', color: 'var(--muted)' },
  '.cm-gutter-lint': { width: '1.5rem' },
  '.cm-gutter-lint .cm-gutterElement': { display: 'grid', placeItems: 'center', padding: '0' },
  '.cm-lint-marker': { display: 'grid', placeItems: 'center', width: '1.25rem', height: '1.25rem' },
  '.cm-lint-marker-error': {
    content: 'normal',
    '&::before': { content: '""', width: '0.7rem', height: '0.7rem', borderRadius: '50%', background: 'var(--err)' },
  },
  '.cm-lintRange-error': wrong('var(--err)'),
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--err)' },
  '.cm-diagnostic': { padding: '0.6rem 0.9rem', fontFamily: 'var(--display)', maxWidth: '28rem' },
  '.cm-diagnostic-error': { borderLeft: '6px solid var(--err)' },
  '.cm-tooltip': {
    border: '1px solid var(--rule)',
    borderRadius: 'var(--r-s)',
    background: 'var(--surface)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
    fontSize: '1rem',
    overflow: 'hidden',
    maxWidth: 'calc(100vw - 2.5rem)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--display)',
    maxHeight: '14rem',
    maxWidth: 'min(34rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '0.75rem',
    alignItems: 'center',
    minHeight: '2.75rem',
    padding: '0.25rem 0.9rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--key)', color: 'var(--on-key)' },
  '.cm-completionMatchedText': { fontWeight: '700' },
  '.cm-completionDetail': { fontStyle: 'normal', marginLeft: 'auto' },
  '.cm-panels': { background: 'var(--tint)', color: 'var(--text)', zIndex: '3' },
  '.cm-panels-top': { top: 'var(--editor-toolbar)', borderBottom: '0', borderRadius: 'var(--r-m) var(--r-m) 0 0' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    alignItems: 'center',
    padding: '0.75rem 3.5rem 0.75rem 0.75rem',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  // Patterns are for programmers, and so is writing at several places at once.
  '.cm-panel.cm-search [name=select], .cm-panel.cm-search label:has([name=re])': { display: 'none' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    gap: '0.4rem',
    alignItems: 'center',
    minHeight: '2.75rem',
    font: '500 0.9375rem / 1.2 var(--display)',
  },
  '.cm-panel.cm-search input[type=checkbox]': {
    width: '1.25rem',
    height: '1.25rem',
    margin: '0',
    accentColor: 'var(--key)',
  },
  '.cm-panel.cm-search [name=close]': {
    top: '0.75rem',
    right: '0.75rem',
    width: '2.75rem',
    height: '2.75rem',
    fontSize: '1.5rem',
    color: 'inherit',
  },
  '.cm-textfield': field,
  '.cm-button': { ...field, backgroundImage: 'none', cursor: 'pointer', fontWeight: '600' },
  '.cm-textfield:focus-visible, .cm-button:focus-visible, [name=close]:focus-visible, input[type=checkbox]:focus-visible':
    { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.cm-searchMatch': { background: 'color-mix(in srgb, var(--mustard) 45%, transparent)' },
  '.cm-searchMatch-selected': { background: 'var(--mustard)', color: 'var(--ink)' },
  '.editor-foreign': { fontFamily: 'var(--display)', fontWeight: '600', fontSize: '0.94em' },
  '.editor-foreign *, .editor-call *': { color: 'inherit' },
  '.editor-block': { color: 'var(--link)', fontFamily: 'var(--display)', fontWeight: '600' },
  '.editor-call': { color: 'var(--link)', fontFamily: 'var(--display)', fontSize: '0.85em' },
  '.editor-upload': {
    padding: '0.15rem 0.6rem',
    borderRadius: 'var(--r-pill)',
    background: 'var(--tint)',
    fontFamily: 'var(--display)',
    fontSize: '0.9375rem',
  },
  '@media (max-width: 40rem)': {
    '.cm-gutter-lint': { width: '1rem' },
    '.cm-line': { padding: '0 0.5rem 0 0.25rem' },
  },
  '@media (forced-colors: active)': { '.cm-lint-marker-error::before': { forcedColorAdjust: 'none' } },
})

/** How the marks of Markdown look: the words as on the page, the marks themselves quieter. */
const highlight = HighlightStyle.define([
  { tag: tags.heading2, fontFamily: 'var(--display)', fontSize: '1.3em', fontWeight: '800', lineHeight: '1.2' },
  {
    tag: [tags.heading1, tags.heading3, tags.heading4],
    fontFamily: 'var(--display)',
    fontSize: '1.1em',
    fontWeight: '700',
  },
  { tag: tags.strong, fontFamily: 'var(--display)', fontWeight: '700' },
  { tag: tags.emphasis, fontFamily: 'var(--display)', fontWeight: '600' },
  { tag: tags.link, color: 'var(--link)' },
  { tag: tags.url, color: 'var(--muted)' },
  { tag: tags.quote, color: 'var(--muted)' },
  { tag: tags.monospace, fontFamily: 'monospace' },
  { tag: [tags.processingInstruction, tags.labelName], color: 'var(--muted)', fontWeight: '500' },
])

export const editorTheme: Extension = [theme, syntaxHighlighting(highlight)]
