import type { HomeWords } from '../../../contract/content/pages/home.ts'
import type { Wordmark } from '../../../contract/content/testimonials.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SampleNote } from '../../shared/ui/SampleNote.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import logoWallStyles from './logo-wall.css?inline'

type WallProps = {
  words: HomeWords['clients']
  locale: Locale
  wordmarks: readonly Wordmark[]
  isSample: boolean
  className: string
}

/** The wall of clients: sectors set as wordmarks, and one cell that is still free. */
export function LogoWall({ words, locale, wordmarks, isSample, className }: WallProps) {
  useStyles(logoWallStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="clients">
      <div className="wrap logo-wall-frame">
        <SectionHead id="clients" words={words} locale={locale} />
        <ul className="logo-wall">
          {wordmarks.map(({ name, face }) => (
            <li className={`logo-face-${face}`} key={name}>
              <span>{name}</span>
            </li>
          ))}
          <li className="logo-wall-you">
            <a href={pathOf('contact', locale)}>{words.you}</a>
          </li>
        </ul>
        <p className="small logo-wall-note">
          <RichText text={words.note} />
        </p>
        <SampleNote of={[{ sample: isSample || undefined }]} kind="texts" locale={locale} />
      </div>
    </section>
  )
}
