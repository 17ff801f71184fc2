import type { PageWords } from '../../../contract/content/pages.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { ServedPicture } from '../../shared/pictures/ServedPicture.tsx'
import { StatsRow } from '../../shared/sections/kinds.tsx'
import { Section, SectionHead } from '../../shared/sections/Section.tsx'
import { Career } from '../../shared/ui/Career.tsx'
import { OwnerLine } from '../../shared/ui/OwnerLine.tsx'
import { PersonFacts } from '../../shared/ui/PersonFacts.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

type AboutProps = { words: PageWords['home']['about']; href: string }

/** Who does the work: the portrait, drawn while there is no photograph, two paragraphs, three figures, and the way on. */
export function HomeAbout({ words, href }: AboutProps) {
  const locale = useLocale()
  const { owner } = useContent()
  const { name, portrait, career } = owner
  return (
    <Section id="about-title" anchor="about" layout="home-about">
      {portrait ? (
        <ServedPicture
          className="picture"
          picture={portrait.picture}
          description={portrait.description[locale]}
          sizes="(min-width: 60rem) 36vw, (min-width: 48rem) 34vw, min(90vw, 26rem)"
        />
      ) : (
        <Drawing name="portrait" width={480} height={560} label={words.portrait} />
      )}
      <div>
        <SectionHead id="about-title" words={words} />
        {name !== undefined && <OwnerLine owner={owner}>{name}</OwnerLine>}
        {words.paragraphs.map((text) => (
          <p key={text}>
            <RichText text={text} />
          </p>
        ))}
        {name !== undefined && <PersonFacts />}
        {/* In French the career has a page of its own. */}
        {name !== undefined && career && locale !== 'fr' && <Career career={career} />}
        <a className="more" href={href}>
          {words.link}
        </a>
        <StatsRow stats={words.facts} />
      </div>
    </Section>
  )
}
