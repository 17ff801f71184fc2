import type { HomeWords } from '../../../contract/content/pages/home.ts'
import type { Locale } from '../../../contract/locales.ts'
import { ServedPicture } from '../../shared/pictures/ServedPicture.tsx'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { Career } from '../../shared/ui/Career.tsx'
import { OwnerLine } from '../../shared/ui/OwnerLine.tsx'
import { PersonFacts } from '../../shared/ui/PersonFacts.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { StatsRow } from '../../shared/ui/StatsRow.tsx'
import { useContent } from '../../shared/use-content.tsx'
import homeAboutStyles from './home-about.css?inline'
import { Picture } from './Picture.tsx'

type AboutProps = { words: HomeWords['about']; locale: Locale; href: string; className: string }

/** Who does the work: the portrait, drawn while there is no photograph, two paragraphs, three figures, and the way on. */
export function HomeAbout({ words, locale, href, className }: AboutProps) {
  const { owner } = useContent()
  const { name, portrait, career } = owner
  useStyles(homeAboutStyles)
  return (
    <section className={`section ${className}`} id="about" aria-labelledby="about-title">
      <div className="wrap home-about">
        {portrait ? (
          <ServedPicture
            className="picture"
            picture={portrait.picture}
            description={portrait.description[locale]}
            sizes="(min-width: 60rem) 36vw, (min-width: 48rem) 34vw, min(90vw, 26rem)"
          />
        ) : (
          <Picture name="portrait" width={480} height={560} label={words.portrait} />
        )}
        <div>
          <SectionHead id="about-title" words={words} locale={locale} />
          {name !== undefined && (
            <OwnerLine owner={owner} locale={locale}>
              {name}
            </OwnerLine>
          )}
          {words.paragraphs.map((text) => (
            <p key={text}>
              <RichText text={text} />
            </p>
          ))}
          {name !== undefined && <PersonFacts locale={locale} />}
          {/* In French the career has a page of its own. */}
          {name !== undefined && career && locale !== 'fr' && <Career career={career} locale={locale} />}
          <a className="more" href={href}>
            {words.link}
          </a>
          <StatsRow stats={words.facts} locale={locale} />
        </div>
      </div>
    </section>
  )
}
