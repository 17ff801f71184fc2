import type { Ref } from 'react'

const titleId = 'error-summary'

type ErrorSummaryProps = {
  title: string
  /** Sentence of each error and the id of its field, in the order of the form. */
  errors: readonly { id: string; text: string }[]
  ref?: Ref<HTMLElement>
}

/** What is to be corrected, above the fields, each with the way to its field; can be focused by script. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <section className="error-summary" ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <p id={titleId}>
        <b>{title}</b>
      </p>
      {errors.map(({ id, text }) => (
        <p key={id}>
          <a href={`#${id}`}>{text}</a>
        </p>
      ))}
    </section>
  )
}
