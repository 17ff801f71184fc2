import { Hyphen } from './Hyphen.tsx'
import { styles } from './mail-style.ts'

type HyphenListProps = { items: readonly string[] }

/** A list whose bullets are hyphens; a table, because Word indents real lists as it likes. */
export function HyphenList({ items }: HyphenListProps) {
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        {items.map((item) => (
          <tr key={item}>
            <td width={32} valign="top" style={{ ...styles.text, width: 32, paddingBottom: 8 }}>
              <Hyphen />
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
