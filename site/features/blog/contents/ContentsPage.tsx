import { pathOf } from '../../../../contract/routes.ts'
import { listCards } from '../../../shared/articles/home-cards.ts'
import { SitePage } from '../../../shared/layout/SitePage.tsx'
import { Closing } from '../../../shared/sections/kinds.tsx'
import { PageHero, Sections } from '../../../shared/sections/Section.tsx'
import { useContent } from '../../../shared/use-content.tsx'
import { ContentsArticles } from './ContentsArticles.tsx'
import { ContentsMedia } from './ContentsMedia.tsx'
import { NewsletterBlock } from './NewsletterBlock.tsx'
import { VideoBlock } from './VideoBlock.tsx'

/** The contents page: newsletter, six articles, video channel and where else to follow. It exists in French only. */
export function ContentsPage() {
  const locale = 'fr'
  const content = useContent()
  const words = content.pages.contents[locale]
  const cards = listCards(content, locale, content.pages.contentsArticles)
  return (
    <SitePage page="contents" words={words}>
      <PageHero words={words.hero} className="page-hero--media">
        <ContentsMedia words={words.hero} />
      </PageHero>
      <Sections>
        <NewsletterBlock words={words.newsletter} />
        <ContentsArticles words={words.articles} cards={cards} />
        <VideoBlock words={words.elsewhere} />
      </Sections>
      <Closing words={words.closing} primary={pathOf('contact', locale)} secondary={pathOf('checklist', locale)} />
    </SitePage>
  )
}
