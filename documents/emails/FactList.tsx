import type { ReactNode } from 'react'
import { styles } from './mail-style.ts'

type FactListProps = { facts: readonly { label: string; value: ReactNode }[] }

/** What is known, line by line: label, value. */
export function FactList({ facts }: FactListProps) {
  return (
    <table
      className="hair"
      role="presentation"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={styles.facts}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td className="muted hair display" width={96} valign="top" style={styles.factLabel}>
              {label}
            </td>
            <td className="text hair display" valign="top" style={styles.factValue}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
