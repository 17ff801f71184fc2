import type { PageWords } from '../../../../contract/content/pages.ts'
import { Drawing } from '../../../shared/illustration/Drawing.tsx'
import { Section } from '../../../shared/sections/Section.tsx'
import { ActionLink, ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { useContent } from '../../../shared/use-content.tsx'

type VideoProps = { words: PageWords['contents']['elsewhere'] }

/** The video channel with a drawn screen, and beside it the other ways to follow. */
export function VideoBlock({ words }: VideoProps) {
  const { settings } = useContent()
  const { video, follow } = words
  const channel = ({ name, text }: PageWords['contents']['elsewhere']['follow']['network'], href: string) => (
    <li key={name}>
      <ActionLink className="more" href={href}>
        {name}
      </ActionLink>
      <p>
        <RichText text={text} />
      </p>
    </li>
  )
  return (
    <Section id="videos-title" anchor="videos" words={words}>
      <div className="cards video-block">
        <div className="card night video-block-screen">
          <Drawing name="screen" />
          <h3>{video.title}</h3>
          <p>
            <RichText text={video.text} />
          </p>
          <ExternalLink className="button button--mustard" href={settings.video}>
            {video.button}
          </ExternalLink>
        </div>
        <div className="card video-block-follow">
          <Drawing name="follow" />
          <h3>{follow.title}</h3>
          <ul>
            {channel(follow.network, settings.social)}
            {channel(follow.newsletter, settings.newsletter)}
            {channel(follow.feed, '/rss.xml')}
          </ul>
        </div>
      </div>
    </Section>
  )
}
