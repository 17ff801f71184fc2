import { useContent, useLocale } from '../use-content.tsx'
import { PhoneLink } from './PhoneLink.tsx'

const told = ['base', 'languages', 'insurance', 'absence'] as const

/** What a buyer looks for in the one they would buy from, line by line; what the owner has not said is not there. */
export function PersonFacts({ hasPhone = false }: { hasPhone?: boolean }) {
  const locale = useLocale()
  const { owner, messages } = useContent()
  const labels = messages[locale].site.person
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
