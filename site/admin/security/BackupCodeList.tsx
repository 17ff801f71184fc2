import { useEffect, useRef } from 'react'
import { doorWords } from '../../../content/words/admin-door.ts'

const words = doorWords.security.totp

/** The backup codes, shown once. */
export function BackupCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {words.backupHeading}
      </h3>
      <p>{words.backupLead}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="acts">
        <button type="button" className="btn btn--s" onClick={onDone}>
          {words.backupDone}
        </button>
      </div>
    </>
  )
}
