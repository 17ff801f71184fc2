import { Link, Text } from '@react-email/components'
import { styles } from './mail-style.ts'

type AddressToCopyProps = { label: string; address: string }

/** The address of a button once more, to copy it. */
export function AddressToCopy({ label, address }: AddressToCopyProps) {
  return (
    <>
      <Text className="muted display" style={{ ...styles.small, marginTop: 16 }}>
        {label}
      </Text>
      <Text className="muted display" style={styles.small}>
        <Link className="link" href={address} style={styles.address}>
          {address}
        </Link>
      </Text>
    </>
  )
}
