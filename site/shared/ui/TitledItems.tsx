import type { RichText as RichTextContent } from '../../../contract/content/fields.ts'
import { RichText } from './RichText.tsx'

/** The items of a list: a title and what it means, each. */
export function TitledItems({ items }: { items: readonly { title: string; text: RichTextContent }[] }) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>
        <RichText text={text} />
      </p>
    </li>
  ))
}
