import type { ReactNode } from 'react'

type SegmentsProps<Key> = {
  label: string
  isLabelShown?: boolean
  /** Each with what stands on it. */
  options: readonly (readonly [key: Key, words: ReactNode])[]
  value: Key
  onChoose: (key: Key) => void
}

/** One of a few, beside each other. */
export function Segments<Key extends string | undefined>(props: SegmentsProps<Key>) {
  const { label, isLabelShown, options, value, onChoose } = props
  return (
    <fieldset className="row segments">
      <legend className={isLabelShown ? 'label' : 'visually-hidden'}>{label}</legend>
      {options.map(([key, words]) => (
        <button key={key} type="button" aria-pressed={key === value} onClick={() => onChoose(key)}>
          {words}
        </button>
      ))}
    </fieldset>
  )
}
