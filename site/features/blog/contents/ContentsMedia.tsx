import type { PageWords } from '../../../../contract/content/pages.ts'
import { Drawing } from '../../../shared/illustration/Drawing.tsx'

const media = ['newsletter', 'articles', 'videos'] as const

/** The three media of the page on one thread; each leads to its section, whose id is the medium's key. */
export function ContentsMedia({ words }: { words: PageWords['contents']['hero'] }) {
  return (
    <nav aria-label={words.media}>
      <ul className="contents-media">
        {media.map((name) => (
          <li key={name}>
            <Drawing name={`media-${name}`} />
            <a className="more" href={`#${name}`}>
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
