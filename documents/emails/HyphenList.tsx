import { styles } from './mail-style.ts'

/** A list whose bullets are hyphens, the red line lying flat; a table, because Word indents real lists as it likes. */
export function HyphenList({ items }: { items: readonly string[] }) {
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        {items.map((item) => (
          <tr className="item" key={item}>
            <td className="bullet" width={32} valign="top" style={{ ...styles.text, width: 32, paddingBottom: 8 }}>
              <span className="hyphen" aria-hidden="true" style={styles.hyphen}>
                —
              </span>
            </td>
            <td className="text" valign="top" style={{ ...styles.text, paddingBottom: 8 }}>
              {item}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
