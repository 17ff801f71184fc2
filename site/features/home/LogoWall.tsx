import type { PageWords } from '../../../contract/content/pages.ts'
import type { Wordmark } from '../../../contract/content/testimonials.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Section } from '../../shared/sections/Section.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SampleNote } from '../../shared/ui/SampleNote.tsx'
import { useLocale } from '../../shared/use-content.tsx'

type WallProps = {
  words: PageWords['home']['clients']
  wordmarks: readonly Wordmark[]
  isSample: boolean
}

/** The wall of clients: sectors set as wordmarks, and one cell that is still free. */
export function LogoWall({ words, wordmarks, isSample }: WallProps) {
  const locale = useLocale()
  return (
    <Section id="clients" words={words} layout="logo-wall-frame">
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
      <SampleNote of={[{ sample: isSample || undefined }]} kind="texts" />
    </Section>
  )
}
