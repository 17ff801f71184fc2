/** A field that people neither see nor reach; only a program that fills in everything fills it in. */
export function Honeypot({ id, label, name }: { id: string; label: string; name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
