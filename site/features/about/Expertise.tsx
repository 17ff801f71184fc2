import type { AboutWords } from '../../../contract/content/pages/about.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Icon } from '../../shared/illustration/Icon.tsx'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import expertiseStyles from './expertise.css?inline'

type ExpertiseProps = { words: AboutWords['expertise']; locale: Locale; className: string }

const icons = ['search', 'chart', 'phone', 'pin'] as const

/** The four fields of the work, each with the page that goes on from there. */
export function Expertise({ words, locale, className }: ExpertiseProps) {
  useStyles(expertiseStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="expertise">
      <div className="wrap">
        <SectionHead id="expertise" words={words} locale={locale} />
        <ul className="expertise">
          {words.areas.map(({ title, text, link, page }, index) => (
            <li key={title}>
              <Icon name={icons[index] ?? 'search'} />
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
              <a className="more" href={pathOf(page, locale)}>
                {link}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
