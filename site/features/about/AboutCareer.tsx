import type { AboutWords } from '../../../contract/content/pages/about.ts'
import type { Locale } from '../../../contract/locales.ts'
import { Career } from '../../shared/ui/Career.tsx'
import { PersonFacts } from '../../shared/ui/PersonFacts.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { useContent } from '../../shared/use-content.tsx'

type CareerProps = { words: AboutWords['career']; locale: Locale; className: string }

/** Where the owner comes from; nothing while nothing is told. */
export function AboutCareer({ words, locale, className }: CareerProps) {
  const { name, career } = useContent().owner
  if (name === undefined || career === undefined) return null
  return (
    <section className={`section ${className}`} aria-labelledby="career">
      <div className="wrap">
        <SectionHead id="career" words={words} locale={locale} />
        <Career career={career} locale={locale} />
        <PersonFacts locale={locale} />
      </div>
    </section>
  )
}
