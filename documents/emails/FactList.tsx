import { Link } from '@react-email/components'
import type { MailName, SlotOf } from '../../contract/mail-template.ts'
import { slot } from './mail-content.tsx'
import { styles } from './mail-style.ts'

type FactListProps<Fact> = { facts: readonly Fact[]; labels: Record<Fact & string, string> }

/** What is known of a lead or an enquiry, line by line: label, value. The address can be answered. */
export function FactList<Fact extends SlotOf<MailName>>({ facts, labels }: FactListProps<Fact>) {
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
        {facts.map((fact) => (
          <tr className="fact" key={fact}>
            <td className="fact-label muted hair display" width={96} valign="top" style={styles.factLabel}>
              {labels[fact]}
            </td>
            <td className="text hair display" valign="top" style={styles.factValue}>
              {fact === 'email' ? (
                <Link className="link" href={`mailto:${slot(fact)}`} style={styles.link}>
                  {slot(fact)}
                </Link>
              ) : (
                slot(fact)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
