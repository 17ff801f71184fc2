import { Children, createContext, type ReactNode, useContext } from 'react'
import {
  type SectionHead as HeadWords,
  type PageHero as HeroWords,
  type LabelPair,
  toLabelWords,
} from '../../../contract/content/parts.ts'
import { RichText } from '../ui/RichText.tsx'
import { useLocale } from '../use-content.tsx'

/** The bilingual label above a title, tied by a hyphen. The language of the page comes first. */
export function SectionLabel({ label }: { label: LabelPair }) {
  const locale = useLocale()
  const [first, second] = toLabelWords(label, locale).map(([lang, word]) => (
    <span key={lang} lang={lang === locale ? undefined : lang}>
      {word}
    </span>
  ))
  return (
    <p className="section-label">
      {first}
      <b />
      {second}
    </p>
  )
}

/** What a section begins with; a part of one has no label. */
type Head = Omit<HeadWords, 'label'> & Partial<Pick<HeadWords, 'label'>>

/** Label, title and lead of a section. `id` names the section: use it in its `aria-labelledby`. */
export function SectionHead({ id, words }: { id: string; words: Head }) {
  return (
    <div className="section-head">
      {words.label && <SectionLabel label={words.label} />}
      <h2 id={id}>{words.title}</h2>
      {words.lead !== undefined && (
        <p className="lead">
          <RichText text={words.lead} />
        </p>
      )}
    </div>
  )
}

/** Which margin the thread of the page runs down beside a section. */
const Rail = createContext('')

/**
 * The sections of a page below its first screen, or from it. The thread runs down their margins in turn, right and left,
 * and from the right one into the knot of the banner that closes the page; so the side follows from the place.
 */
export function Sections({ children }: { children: ReactNode }) {
  // What is not shown takes no place.
  const sections = Children.toArray(children)
  return Children.map(sections, (section, index) => {
    const toEnd = sections.length - 1 - index
    const side = toEnd % 2 === 0 ? 'rail-right' : 'rail-left'
    return <Rail value={toEnd === 0 ? `${side} rail-end` : side}>{section}</Rail>
  })
}

type SectionProps = {
  /** Of its title, which names it; without one it holds several. */
  id?: string
  words?: Head
  /** Where links lead that mean the section; without it they mean its title. */
  anchor?: string
  /** Its ground: `quiet`, `field`, `night`; or a class of its own. */
  className?: string
  /** Class of what holds its parts. */
  layout?: string
  children?: ReactNode
  /** False where a region in it bears the same name. */
  isRegion?: boolean
  /** Its language, where it is not the page's. */
  lang?: string
  /** Stands below what it holds, across the whole window. */
  below?: ReactNode
}

/** A section: its head, and what stands below it. */
export function Section({
  id,
  words,
  anchor,
  className = '',
  layout = '',
  lang,
  isRegion = true,
  children,
  below,
}: SectionProps) {
  const rail = useContext(Rail)
  return (
    <section
      className={['section', className, rail].filter(Boolean).join(' ')}
      id={anchor}
      lang={lang}
      aria-labelledby={isRegion ? id : undefined}
    >
      <div className={`wrap ${layout}`.trim()}>
        {id !== undefined && words && <SectionHead id={id} words={words} />}
        {children}
      </div>
      {below}
    </section>
  )
}

/** Top of a page that begins with words: label, title, lead, and what the page puts below them. */
export function PageHero({
  words,
  className = '',
  children,
}: {
  words: Omit<HeroWords, 'lead'> & Partial<Pick<HeroWords, 'lead'>>
  className?: string
  children?: ReactNode
}) {
  const rail = useContext(Rail)
  return (
    <section className={['section top page-hero', className, rail].filter(Boolean).join(' ')}>
      <div className="wrap">
        <div className="section-head">
          <SectionLabel label={words.label} />
          <h1>{words.title}</h1>
          {words.lead !== undefined && (
            <p className="lead">
              <RichText text={words.lead} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
