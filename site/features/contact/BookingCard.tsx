import type { ContactWords } from '../../../contract/content/pages/contact.ts'
import type { Locale } from '../../../contract/locales.ts'
import cardStyles from '../../shared/styles/card.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'
import bookingCardStyles from './booking-card.css?inline'

/** One button to the external calendar, for those who would rather talk than write. */
export function BookingCard({ words, locale }: { words: ContactWords['booking']; locale: Locale }) {
  const { settings } = useContent()
  useStyles(cardStyles, bookingCardStyles)
  return (
    <section className="card field booking-card" aria-labelledby="booking">
      <h2 id="booking">{words.title}</h2>
      <p>
        <RichText text={words.text} />
      </p>
      <ExternalLink className="button button--key" href={settings.booking.contact} locale={locale}>
        {words.button}
      </ExternalLink>
    </section>
  )
}
