import { honeypotName } from '../../../contract/forms/shared-inputs.ts'

/** A field that people neither see nor reach; only a program that fills in everything fills it in. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
