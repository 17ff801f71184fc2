import { styles } from './mail-style.ts'

/** The red line lying flat: bullet of a list, end of a link. Decoration, so it is not read out. */
export function Hyphen() {
  return (
    <span className="hyphen" aria-hidden="true" style={styles.hyphen}>
      —
    </span>
  )
}
