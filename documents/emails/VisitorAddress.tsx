import { Link } from '@react-email/components'
import { styles } from './mail-style.ts'

/** The visitor's address, which an answer can be written to. */
export function VisitorAddress({ slot }: { slot: string }) {
  return (
    <Link className="link" href={`mailto:${slot}`} style={styles.link}>
      {slot}
    </Link>
  )
}
