import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { articleBlocks } from '../../../contract/content/article.ts'
import { contentsTexts } from '../texts.ts'
import { listSources } from './sources.ts'

/** Offers the names of blocks after `:::`, and the sources of the text after `[^`. */
export const completeMarks = (context: CompletionContext): CompletionResult | null => {
  const block = context.matchBefore(/^:::\w*/)
  if (block) {
    const options = articleBlocks.map((name) => ({ label: `:::${name}`, detail: contentsTexts.passages[name] }))
    return { from: block.from, options, validFor: /^:::\w*$/ }
  }
  const call = context.matchBefore(/\[\^[\w-]*/)
  if (!call) return null
  const sources = listSources(context.state.doc.toString())
  const options = sources.map(({ name, text }) => ({ label: `[^${name}]`, detail: text.slice(0, 60) }))
  return { from: call.from, options, validFor: /^\[\^[\w-]*$/ }
}
