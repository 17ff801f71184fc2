import { RichText } from './RichText.tsx'

/** Sentences in a list whose bullets are hyphens. */
export function HyphenList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`hyphen-list ${className}`.trim()}>
      {items.map((text) => (
        <li key={text}>
          <span>
            <RichText text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
