import type { ReactNode } from 'react'

/** An empty list: a loose thread, one sentence, and what can be done (docs/design.md 8). Nothing to do: said in passing. */
export function NoRows({ title, aside, children }: { title: string; aside: string; children?: ReactNode }) {
  return (
    <div className={children ? 'no-rows' : 'no-rows no-rows--slim'}>
      {children && (
        <svg viewBox="0 0 300 90" aria-hidden="true">
          <path d="M-1200 70H60C120 70 150 20 118 14C90 10 96 66 140 66C180 66 196 30 214 40C230 50 224 62 240 62" />
        </svg>
      )}
      <h3>{title}</h3>
      <p className="muted">{aside}</p>
      {children}
    </div>
  )
}

type NothingFoundProps = { text: string; clear: string; onClear: () => void; children?: ReactNode }

/** Nobody matches what is searched. */
export function NothingFound({ text, clear, onClear, children }: NothingFoundProps) {
  return (
    <div className="no-rows">
      <p className="label">{text}</p>
      <div className="actions">
        {children}
        <button type="button" className="button button--outline button--small" onClick={onClear}>
          {clear}
        </button>
      </div>
    </div>
  )
}
