import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldForm } from '../../../contract/api/field-form.ts'
import type { YamlPath } from '../../../contract/content/normal-yaml.ts'
import { fillText } from '../../../contract/text.ts'
import { Icon } from '../../../site/shared/illustration/Icon.tsx'
import { contentsTexts } from '../texts.ts'
import { insertYamlItem, moveYamlItem, removeYamlValue, setYamlValue } from '../yaml-text.ts'
import { FieldComplaints, OpenMark, ShownOn } from './FieldNotes.tsx'
import { Folded } from './Folded.tsx'
import { firstField, toAction, toEmptyValue, toFieldId, toFirstWords } from './field-values.ts'
import { useFields } from './fields-context.ts'
import { ScalarField, type ScalarForm } from './ScalarField.tsx'

type ListFieldProps = {
  form: Extract<FieldForm, { kind: 'list' }>
  path: YamlPath
  value: unknown
  order: readonly string[]
  /** Draws what stands in one entry that is more than one text. */
  inner: (item: unknown, path: YamlPath) => ReactNode
}

const isPlain = (form: FieldForm): form is ScalarForm =>
  form.kind === 'text' || form.kind === 'number' || form.kind === 'choice'

/** Entries that come, go and change places. The focus stays with what was moved. */
export function ListField({ form, path, value, order, inner }: ListFieldProps) {
  const { edit, references } = useFields()
  const texts = contentsTexts.fields
  const id = toFieldId(path)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const box = useRef<HTMLFieldSetElement>(null)
  const made = useRef(0)
  const [keys, setKeys] = useState<readonly number[]>([])
  // An entry is known by a number of its own, so that what is open or has the focus moves with it, until the text holds
  // another number of them.
  const known = keys.length === items.length ? keys : items.map((_, index) => -1 - index)
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    if (wanted === undefined) return
    const found = box.current?.querySelector<HTMLElement>(wanted)
    const inner = found?.matches('li') ? found.querySelector<HTMLElement>(firstField) : found
    ;(inner ?? box.current?.querySelector<HTMLElement>('.list-add'))?.focus()
    setWanted(undefined)
  }, [wanted])

  const add = () => {
    made.current += 1
    setKeys([...known, made.current])
    setWanted(`:scope > ol > li:nth-child(${items.length + 1})`)
    edit((text) =>
      value === undefined
        ? setYamlValue(text, path, [toEmptyValue(form.item)], order)
        : insertYamlItem(text, path, items.length, toEmptyValue(form.item)),
    )
  }
  const remove = (index: number) => {
    setKeys(known.toSpliced(index, 1))
    const next = Math.min(index + 1, items.length - 1)
    setWanted(`:scope > ol > li:nth-child(${next}) [data-do="remove"]`)
    edit((text) => removeYamlValue(text, [...path, index]))
  }
  const move = (from: number, to: number) => {
    const moved = [...known]
    const [one] = moved.splice(from, 1)
    if (one !== undefined) moved.splice(to, 0, one)
    setKeys(moved)
    const button = to < from ? 'up' : 'down'
    const isAtEnd = to === 0 || to === items.length - 1
    setWanted(`:scope > ol > li:nth-child(${to + 1}) [data-do="${isAtEnd ? (to === 0 ? 'down' : 'up') : button}"]`)
    edit((text) => moveYamlItem(text, path, from, to))
  }

  const isFixed = form.most !== undefined && form.least === form.most
  const mayAdd = !isFixed && (form.most === undefined || items.length < form.most)
  const mayRemove = !isFixed && items.length > form.least
  return (
    <fieldset className="field-list" id={id} tabIndex={-1} ref={box}>
      <legend>
        {form.label} <OpenMark form={form} value={value} />
      </legend>
      <ShownOn form={form} id={`${id}-pages`} />
      <FieldComplaints path={path} id={`${id}-faute`} />
      <ol>
        {items.map((item, index) => {
          const n = index + 1
          const name = fillText(texts.entry, { n })
          const itemPath = [...path, index]
          const words = references.show(toFirstWords(item))
          const field = isPlain(form.item) ? (
            <ScalarField
              form={form.item}
              path={itemPath}
              value={item}
              isOptional={false}
              order={[]}
              name={`${form.label}, ${name}`}
            />
          ) : (
            <Folded
              path={itemPath}
              form={form.item}
              value={item}
              title={`${n}. ${words || 'à remplir'}`}
              isNew={words === '' || (known[index] ?? 0) > 0}
            >
              <FieldComplaints path={itemPath} id={`${toFieldId(itemPath)}-faute`} />
              {inner(item, itemPath)}
            </Folded>
          )
          return (
            <li key={known[index]} className="entry">
              {field}
              <div className="entry-actions">
                {items.length > 1 && (
                  <>
                    <button
                      type="button"
                      className="entry-button"
                      data-do="up"
                      disabled={index === 0}
                      aria-label={fillText(texts.moveUp, { n })}
                      title={fillText(texts.moveUp, { n })}
                      onClick={() => move(index, index - 1)}
                    >
                      <Arrow />
                    </button>
                    <button
                      type="button"
                      className="entry-button entry-button--down"
                      data-do="down"
                      disabled={n === items.length}
                      aria-label={fillText(texts.moveDown, { n })}
                      title={fillText(texts.moveDown, { n })}
                      onClick={() => move(index, index + 1)}
                    >
                      <Arrow />
                    </button>
                  </>
                )}
                {mayRemove && (
                  <button
                    type="button"
                    className="entry-button"
                    data-do="remove"
                    aria-label={fillText(texts.remove, { n })}
                    title={fillText(texts.remove, { n })}
                    onClick={() => remove(index)}
                  >
                    <Icon name="trash" />
                  </button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {mayAdd && (
        <button type="button" className="row-action list-add" onClick={add}>
          {toAction('Ajouter', form.item.label || form.label)}
        </button>
      )}
    </fieldset>
  )
}

function Arrow() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20V4m-6 6.5L12 4l6 6.5" />
    </svg>
  )
}
