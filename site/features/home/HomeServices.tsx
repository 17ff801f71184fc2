import type { PageWords } from '../../../contract/content/pages.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { DrawingFile } from '../../shared/illustration/Drawing.tsx'
import { contactLink, contactLinkFrom } from '../../shared/layout/links.ts'
import { Section } from '../../shared/sections/Section.tsx'
import { isSummerPrice } from '../../shared/seo/page-offers.ts'
import { ClaimNote, SampleNote } from '../../shared/ui/claims.tsx'
import { HyphenList } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

type ServicesProps = {
  words: PageWords['home']['services']
}

/** The cards in their order, each with its surface and the size of its drawing. */
const cards = [
  { service: 'diagnostic', surface: 'field', width: 740, height: 300 },
  { service: 'backlinks', surface: 'card--line', width: 520, height: 190 },
  { service: 'vip', surface: 'night', width: 480, height: 66 },
  { service: 'newsletter', surface: 'card--tint', width: 740, height: 260 },
] as const

/**
 * Where a card leads: all of them to the offers, which are French; in the other languages that of the audit to its page,
 * and those that have no page there into the contact form.
 */
function toHref(service: (typeof cards)[number]['service'], locale: Locale): string {
  if (locale === 'fr') return pathOf('offers', locale)
  if (service === 'diagnostic') return pathOf('expressAudit', locale)
  return service === 'newsletter' ? contactLink(locale, 'sponsoring') : contactLinkFrom(service, locale)
}

/** A knot or two loops on the crossing from one section to the next, at most on every second one. */
export function Divider({ mark }: { mark: 'knot' | 'loops' }) {
  return <DrawingFile className="knot" name={`divider-${mark}`} width={160} height={60} />
}

/** The four services as a bento: two wide cards, two narrow ones, a drawing at the foot of each. */
export function HomeServices({ words }: ServicesProps) {
  const locale = useLocale()
  const isSummer = isSummerPrice(useContent())
  return (
    <Section id="services-title" anchor="services" words={words} below={<Divider mark="knot" />}>
      <div className="stack home-services">
        {cards.map(({ service, surface, width, height }) => {
          const { tag, title, subtitle, text, link, claim, linesInSummer, ...full } = words[service]
          const lines = isSummer ? (linesInSummer ?? full.lines) : full.lines
          return (
            <article className={`card ${surface} home-service-${service}`} key={service}>
              <h3>{title}</h3>
              <p className="small">{subtitle}</p>
              {tag !== undefined && (
                <p>
                  <span className="tag">{tag}</span>
                  <ClaimNote claim={claim} />
                </p>
              )}
              <p>
                <RichText text={text} />
              </p>
              {lines && <HyphenList items={lines} className="label" />}
              <a className="more stretch" href={toHref(service, locale)}>
                {link}
              </a>
              <DrawingFile name={`service-${service}`} width={width} height={height} />
              {service === 'vip' && (
                <ol className="label">
                  {words.vip.stages.map((stage) => (
                    <li key={stage}>{stage}</li>
                  ))}
                </ol>
              )}
            </article>
          )
        })}
      </div>
      {words.note !== undefined && <p className="small home-services-note">{words.note}</p>}
      <SampleNote of={cards.map(({ service }) => words[service].claim)} />
    </Section>
  )
}
