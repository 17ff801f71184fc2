import type { ThanksWords } from '../../../contract/content/pages/thanks.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import cardStyles from '../../shared/styles/card.css?inline'
import hyphenListStyles from '../../shared/styles/hyphen-list.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'
import missingMailStyles from './missing-mail.css?inline'

/** What to do when the e-mail does not arrive, and where to go from here. */
export function MissingMail({ words, locale }: { words: Pick<ThanksWords, 'missing' | 'next'>; locale: Locale }) {
  const { settings } = useContent()
  useStyles(cardStyles, hyphenListStyles, missingMailStyles)
  const { missing, next } = words
  return (
    <section className="sec">
      <div className="wrap after">
        <div className="after-m">
          <h2>{missing.title}</h2>
          <ul className="ticks">
            {missing.list.map((text) => (
              <li key={text}>
                <span>
                  <RichText text={text} />
                </span>
              </li>
            ))}
          </ul>
          <a className="more" href={pathOf('checklist', locale)}>
            {missing.form}
          </a>
          <p className="small">
            {missing.write} <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
        </div>
        <div className="card night">
          <h2>{next.title}</h2>
          <p>
            <RichText text={next.text} />
          </p>
          <div className="acts">
            <a className="btn btn--g" href={pathOf('expressAudit', locale)}>
              {next.audit}
            </a>
            <a className="btn btn--o" href={pathOf('home', locale)}>
              {next.home}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
