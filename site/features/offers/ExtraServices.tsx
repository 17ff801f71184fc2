import type { ExtraService } from '../../../contract/content/pages/offers.ts'
import type { SectionHead as HeadWords } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { Icon, type IconName } from '../../shared/illustration/Icon.tsx'
import { contactLink } from '../../shared/layout/links.ts'
import cardStyles from '../../shared/styles/card.css?inline'
import stretchedLinkStyles from '../../shared/styles/stretched-link.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { ClaimNote } from '../../shared/ui/ClaimNote.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SampleNote } from '../../shared/ui/SampleNote.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import extraServicesStyles from './extra-services.css?inline'

type ExtraServicesProps = { words: HeadWords & { list: readonly ExtraService[] }; locale: Locale; className?: string }

const icons = { training: 'people', consultation: 'phone', sponsoring: 'mail' } as const satisfies Record<
  ExtraService['kind'],
  IconName
>

/** Services beside the main offers. Each is agreed on the contact page, where its card leads. */
export function ExtraServices({ words, locale, className = '' }: ExtraServicesProps) {
  useStyles(cardStyles, stretchedLinkStyles, extraServicesStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="extra">
      <div className="wrap">
        <SectionHead id="extra" words={words} locale={locale} />
        <ul className="cards extra-services">
          {words.list.map(({ kind, title, text, button, claim }) => (
            <li key={kind} className="card card--line">
              <Icon name={icons[kind]} />
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
                <ClaimNote claim={claim} />
              </p>
              <a className="more stretch" href={contactLink(locale, kind === 'sponsoring' ? kind : 'other')}>
                {button}
              </a>
            </li>
          ))}
        </ul>
        <SampleNote of={words.list.map(({ claim }) => claim)} locale={locale} />
      </div>
    </section>
  )
}
