import type { Owner } from '../../../contract/content/settings.ts'
import { useLocale } from '../use-content.tsx'

type CareerProps = { career: NonNullable<Owner['career']> }

/** What the owner did before, station by station, the newest first. */
export function Career({ career }: CareerProps) {
  const locale = useLocale()
  return (
    <ol className="career">
      {career.map(({ years, where, what }) => (
        <li key={years + where.fr}>
          <p className="label">{years}</p>
          <div>
            <h3>{where[locale]}</h3>
            <p>{what[locale]}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
