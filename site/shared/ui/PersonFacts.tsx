import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import { useContent } from '../use-content.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import personStyles from './person.css?inline'

const told = ['base', 'languages', 'insurance', 'absence'] as const

/** What a buyer looks for in the one they would buy from, line by line; what the owner has not said is not there. */
export function PersonFacts({ locale, hasPhone = false }: { locale: Locale; hasPhone?: boolean }) {
  const { owner, messages } = useContent()
  const labels = messages[locale].site.person
  useStyles(personStyles)
  const rows = told.flatMap((key) => {
    const text = owner[key]?.[locale]
    return text === undefined ? [] : [{ key, text }]
  })
  const phone = hasPhone ? owner.phone : undefined
  if (rows.length === 0 && phone === undefined) return null
  return (
    <dl className="person-facts label">
      {rows.map(({ key, text }) => (
        <div key={key}>
          <dt>{labels[key]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {phone !== undefined && (
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
      )}
    </dl>
  )
}
