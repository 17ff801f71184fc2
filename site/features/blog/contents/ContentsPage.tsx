import { pathOf } from '../../../../contract/routes.ts'
import { listCards } from '../../../shared/articles/home-cards.ts'
import { SitePage } from '../../../shared/layout/SitePage.tsx'
import threadStyles from '../../../shared/styles/thread.css?inline'
import threadCutStyles from '../../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../../shared/styles/use-styles.tsx'
import { CallToAction } from '../../../shared/ui/CallToAction.tsx'
import { PageHero } from '../../../shared/ui/PageHero.tsx'
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
  useStyles(threadStyles, threadCutStyles)
  return (
    <SitePage page="contents" locale={locale} words={words}>
      <PageHero words={words.hero} locale={locale} className="page-hero--media">
        <ContentsMedia words={words.hero} />
      </PageHero>
      <NewsletterBlock words={words.newsletter} locale={locale} className="rail-right cut" />
      <ContentsArticles words={words.articles} locale={locale} cards={cards} className="rail-left cut" />
      <VideoBlock words={words.elsewhere} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: pathOf('contact', locale) }}
        secondary={{ href: pathOf('checklist', locale) }}
      />
    </SitePage>
  )
}
