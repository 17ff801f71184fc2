import { Link } from '@react-email/components'
import { styles } from './mail-style.ts'

/** The visitor's address, which an answer can be written to. */
export function VisitorAddress() {
  return (
    <Link className="link" href="mailto:{{email}}" style={styles.link}>
      {'{{email}}'}
    </Link>
  )
}
