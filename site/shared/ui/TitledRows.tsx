import type { RichText as RichTextContent } from '../../../contract/content/fields.ts'
import { RichText } from './RichText.tsx'

/** The rows of a description list: a name and what is said of it, each. */
export function TitledRows({ items }: { items: readonly { title: string; text: RichTextContent }[] }) {
  return items.map(({ title, text }) => (
    <div key={title}>
      <dt>{title}</dt>
      <dd>
        <RichText text={text} />
      </dd>
    </div>
  ))
}
