import type { PageWords } from '../../../contract/content/pages.ts'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'

/** One button to the external calendar, for those who would rather talk than write. */
export function BookingCard({ words }: { words: PageWords['contact']['booking'] }) {
  const { settings } = useContent()
  return (
    <section className="card field booking-card" aria-labelledby="booking">
      <h2 id="booking">{words.title}</h2>
      <p>
        <RichText text={words.text} />
      </p>
      <ExternalLink className="button button--key" href={settings.booking.contact}>
        {words.button}
      </ExternalLink>
    </section>
  )
}
