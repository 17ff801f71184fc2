import type { Channel, ContentsWords } from '../../../../contract/content/pages/contents.ts'
import type { Locale } from '../../../../contract/locales.ts'
import cardStyles from '../../../shared/styles/card.css?inline'
import { useStyles } from '../../../shared/styles/use-styles.tsx'
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { SectionHead } from '../../../shared/ui/SectionHead.tsx'
import { useContent } from '../../../shared/use-content.tsx'
import { FollowThread } from './FollowThread.tsx'
import { ScreenDrawing } from './ScreenDrawing.tsx'
import videoBlockStyles from './video-block.css?inline'

type VideoProps = { words: ContentsWords['elsewhere']; locale: Locale; className: string }

/** The video channel with a drawn screen, and beside it the other ways to follow. */
export function VideoBlock({ words, locale, className }: VideoProps) {
  const { settings } = useContent()
  useStyles(cardStyles, videoBlockStyles)
  const { video, follow } = words
  const channel = ({ name, text }: Channel, href: string) => (
    <li key={name}>
      {href.startsWith('/') ? (
        <a className="more" href={href}>
          {name}
        </a>
      ) : (
        <ExternalLink className="more" href={href} locale={locale}>
          {name}
        </ExternalLink>
      )}
      <p>
        <RichText text={text} />
      </p>
    </li>
  )
  return (
    <section className={`section ${className}`} id="videos" aria-labelledby="videos-title">
      <div className="wrap">
        <SectionHead id="videos-title" words={words} locale={locale} />
        <div className="cards video-block">
          <div className="card night video-block-screen">
            <ScreenDrawing />
            <h3>{video.title}</h3>
            <p>
              <RichText text={video.text} />
            </p>
            <ExternalLink className="button button--mustard" href={settings.video} locale={locale}>
              {video.button}
            </ExternalLink>
          </div>
          <div className="card video-block-follow">
            <FollowThread />
            <h3>{follow.title}</h3>
            <ul>
              {channel(follow.network, settings.social)}
              {channel(follow.newsletter, settings.newsletter)}
              {channel(follow.feed, '/rss.xml')}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
