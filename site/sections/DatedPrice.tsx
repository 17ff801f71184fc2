import type { DatedPriceWords } from '../../content/pages/express-audit/shape.ts'
import type { Locale } from '../../contract/locales.ts'
import { pageLink } from '../i18n/links.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { RichText } from '../ui/RichText.tsx'
import '../styles/card.css'
import './dated-price.css'

/** The calendar day in Paris, as `YYYY-MM-DD` (the form that Swedish uses). */
export function parisDay(moment: Date): string {
  return moment.toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
}

/** Which of the two prices is valid on a day: the first up to and including `until`, the second after it. */
export function validPrice(day: string, until: string): 0 | 1 {
  return day > until ? 1 : 0
}

/**
 * Moves the mark to the price that is valid today, in a page that was built on another day, and says so. It says
 * `parisDay` and `validPrice` over again: as text it has no imports. It stands right after the prices, so nothing jumps.
 */
export const markTodaysPrice = [
  "{let l=document.querySelector('[data-until]'),",
  "n=+(new Date().toLocaleDateString('sv',{timeZone:'Europe/Paris'})>l.dataset.until);",
  "[...l.children].forEach((e,i)=>{i==n?e.setAttribute('aria-current','true'):e.removeAttribute('aria-current');",
  "e.querySelector('.tag').hidden=i!=n})}",
].join('')

type DatedPriceProps = {
  words: DatedPriceWords
  locale: Locale
  /** Last day of the first price, `YYYY-MM-DD`. */
  until: string
  /** Day of the build; the page's script puts the mark right on every other day. */
  day: string
  booking: string
}

/** Where the thread is lost: two ends and what has crumbled off. Its line runs at half the height. */
function Break() {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <path
        className="line"
        d="M0 58H38q16 0 27-5a5 5 0 0 1 4 9.4Q56 62 38 62H0zM240 58H202q-16 0-27-5a5 5 0 0 0-4 9.4Q184 62 202 62H240z"
      />
      <path
        className="line"
        d="M96 24l14 8-8 14-14-8zM124 50l4.2 15-15 4.2-4.2-15zM141 17l6 15.5-15.5 6-6-15.5zM90 66l12 3.7-3.7 12-12-3.7zM138 78l13 3.8-3.8 13-13-3.8zM111 92l3.2 10.6-10.6 3.2-3.2-10.6zM153 48l7 2-2 7-7-2z"
      />
    </svg>
  )
}

/**
 * Two prices with their dates, the valid one marked, and the booking button. Both dates are printed in full: read
 * without script and long after the build, every word is still true.
 */
export function DatedPrice({ words, locale, until, day, booking }: DatedPriceProps) {
  const valid = validPrice(day, until)
  const larger = pageLink('auditDach', locale)
  return (
    <div className="dated">
      <section className="dated-l" aria-label={words.label}>
        <ul data-until={until}>
          {[words.summer, words.full].map(({ name, price, when }, index) => (
            <li key={name} className="card" aria-current={index === valid ? 'true' : undefined}>
              <p className="ui">
                {name}{' '}
                <span className="tag" hidden>
                  {words.today}
                </span>
              </p>
              <p>
                <b>{price}</b> <small>{words.unit}</small>
              </p>
              <p className="ui">{when}</p>
            </li>
          ))}
        </ul>
        <Break />
      </section>
      <p className="small">
        <RichText text={words.note} />
      </p>
      <div className="acts">
        <ExternalLink className="btn" href={booking} locale={locale}>
          {words.button}
        </ExternalLink>
        {words.larger !== undefined && (
          <a className="more" href={larger.href} hrefLang={larger.hreflang}>
            {words.larger}
            {larger.suffix}
          </a>
        )}
      </div>
    </div>
  )
}
