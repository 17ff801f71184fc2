import type { PageWords } from '../../../contract/content/pages.ts'
import type { ContactSubject } from '../../../contract/forms/contact.ts'
import { mainOfferNames } from '../../../contract/offers.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Icon, type IconName } from '../../shared/illustration/Icon.tsx'
import { contactLink } from '../../shared/layout/links.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Closing, Faq, Figures } from '../../shared/sections/kinds.tsx'
import { PageHero, Section, Sections } from '../../shared/sections/Section.tsx'
import { isSummerPrice } from '../../shared/seo/page-offers.ts'
import { ClaimNote, SampleNote } from '../../shared/ui/claims.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { InlineScript } from '../../shared/ui/InlineScript.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'
import passFocusOn from './pass-focus-on.ts?inline-script'
import { PriceCards, Process } from './sections.tsx'

/** The offers page, section by section. It exists in French only. */
export function OffersPage() {
  const content = useContent()
  const { booking } = content.settings
  const words = content.pages.offers.fr
  const offers = mainOfferNames.map((name) => {
    const offer = words.offers[name]
    return { ...offer, href: pathOf(name, 'fr'), more: { href: booking[name], label: offer.booking } }
  })
  return (
    <SitePage page="offers" words={words} above={<NoticeBar words={words.banner} href={booking.first} />}>
      <Sections>
        <PageHero words={words.hero}>
          <PriceCards offers={offers} level={2} />
          <p className="small price-cards-note">{words.note}</p>
          <p className="price-cards-note">
            <RichText text={isSummerPrice(content) ? words.entry.text : words.entry.afterSummer} />{' '}
            <a href={pathOf('expressAudit', 'fr')}>{words.entry.link}</a>
          </p>
        </PageHero>
        {words.figures.stats.length > 0 && <Figures words={words.figures} />}
        {words.extra.list.length > 0 && <ExtraServices words={words.extra} />}
        <Process words={words.process} className="quiet" />
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={pathOf('contact', 'fr')} secondary={pathOf('checklist', 'fr')} />
    </SitePage>
  )
}

type ExtraWords = PageWords['offers']['extra']
type ExtraKind = ExtraWords['list'][number]['kind']

/** The drawing of a service, and what the message is about that its card leads to. */
const extras: Record<ExtraKind, { icon: IconName; subject: ContactSubject }> = {
  training: { icon: 'people', subject: 'other' },
  consultation: { icon: 'phone', subject: 'other' },
  sponsoring: { icon: 'mail', subject: 'sponsoring' },
}

/** Services beside the main offers. Each is agreed on the contact page, where its card leads. */
function ExtraServices({ words }: { words: ExtraWords }) {
  return (
    <Section id="extra" words={words}>
      <ul className="stack thirds">
        {words.list.map(({ kind, title, text, button, claim }) => (
          <li key={kind} className="card card--line">
            <Icon name={extras[kind].icon} isLarge />
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
              <ClaimNote claim={claim} />
            </p>
            <a className="more stretch" href={contactLink('fr', extras[kind].subject)}>
              {button}
            </a>
          </li>
        ))}
      </ul>
      <SampleNote of={words.list.map(({ claim }) => claim)} />
    </Section>
  )
}

type NoticeBarProps = { words: PageWords['offers']['banner']; href: string }

/**
 * A bar above the header with one button, open until it is closed and back after a reload. An open `dialog` and its own
 * kind of form: a real button closes it, without script, and nothing is remembered.
 */
function NoticeBar({ words, href }: NoticeBarProps) {
  return (
    <>
      <dialog className="notice-bar screen-only" open aria-label={words.name}>
        <p>{words.text}</p>
        <ExternalLink href={href}>{words.button}</ExternalLink>
        <form method="dialog">
          <button className="round-button" type="submit" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
      </dialog>
      <InlineScript text={passFocusOn} />
    </>
  )
}
