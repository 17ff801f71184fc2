import { Button } from '@react-email/components'
import { styles } from './mail-style.ts'

type MailButtonProps = { href: string; children: string }

/** The one action of a mail: a red pill that ends with the hyphen. Without round corners in Word. */
export function MailButton({ href, children }: MailButtonProps) {
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className="display" style={styles.buttonRow}>
            <Button className="button" href={href} style={styles.button}>
              {children}
              <span aria-hidden="true">{'\u00a0\u00a0—'}</span>
            </Button>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
