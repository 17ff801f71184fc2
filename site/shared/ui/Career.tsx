import type { Owner } from '../../../contract/content/settings.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import personStyles from './person.css?inline'

type CareerProps = { career: NonNullable<Owner['career']>; locale: Locale }

/** What the owner did before, station by station, the newest first. */
export function Career({ career, locale }: CareerProps) {
  useStyles(personStyles)
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
