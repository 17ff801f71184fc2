import { AdminPage } from '../admin/AdminPage.tsx'
import { PreviewFaultyPage, PreviewLostPage } from '../admin/contents/preview/PreviewPages.tsx'
import { PersonDocument } from '../admin/people/PersonDocument.tsx'
import type { Address, State } from '../contract/renderer.ts'
import { AboutPage } from '../site/features/about/AboutPage.tsx'
import { ArticlePage } from '../site/features/blog/article/ArticlePage.tsx'
import { BlogPage, CategoryPage } from '../site/features/blog/BlogPage.tsx'
import { ContentsPage } from '../site/features/blog/ContentsPage.tsx'
import { ChecklistPage } from '../site/features/checklist/ChecklistPage.tsx'
import { LinkPage } from '../site/features/checklist/LinkPage.tsx'
import { ContactPage } from '../site/features/contact/ContactPage.tsx'
import { NotFoundPage } from '../site/features/errors/NotFoundPage.tsx'
import { HomePage } from '../site/features/home/HomePage.tsx'
import { LegalPage } from '../site/features/legal/LegalPage.tsx'
import { AuditDachPage } from '../site/features/offers/AuditDachPage.tsx'
import { BacklinksPage } from '../site/features/offers/BacklinksPage.tsx'
import { ExpressAuditPage } from '../site/features/offers/ExpressAuditPage.tsx'
import { OffersPage } from '../site/features/offers/OffersPage.tsx'
import { SampleAuditPage } from '../site/features/offers/SampleAuditPage.tsx'
import { VipPage } from '../site/features/offers/VipPage.tsx'
import { ThanksPage } from '../site/features/thanks/ThanksPage.tsx'
import { useContent } from '../site/shared/use-content.tsx'

/** The table of all that can be drawn: which component shows what. */
export function Page({ address, state }: { address: Address; state: State }) {
  const { pages, articles } = useContent()
  switch (address.page) {
    case 'home':
      return <HomePage alias={address.alias} />
    case 'about':
      return <AboutPage />
    case 'offers':
      return <OffersPage />
    case 'contents':
      return <ContentsPage />
    case 'contact':
      return <ContactPage answered={state.form} />
    case 'checklist':
      return <ChecklistPage answered={state.form} />
    case 'thanks':
      return <ThanksPage />
    case 'expressAudit':
      return <ExpressAuditPage />
    case 'auditDach':
      return <AuditDachPage />
    case 'sampleAudit':
      return <SampleAuditPage />
    case 'backlinks':
      return <BacklinksPage />
    case 'vip':
      return <VipPage />
    case 'legalNotice':
    case 'privacy':
    case 'terms':
    case 'cookies':
      return <LegalPage page={address.page} words={pages[address.page][address.locale]} />
    case 'blog':
      return <BlogPage />
    case 'category':
      return <CategoryPage slug={address.category} />
    case 'article': {
      const article = articles.find(({ locale, slug }) => locale === address.locale && slug === address.slug)
      if (!article) throw new Error(`the content has no article ${address.slug}`)
      return <ArticlePage article={article} />
    }
    case 'notFound':
      return <NotFoundPage />
    case 'confirm':
    case 'ready':
    case 'expired':
    case 'erase':
    case 'erased':
    case 'data':
    case 'dataExpired':
    case 'gone':
    case 'damaged':
    case 'fault':
      return <LinkPage page={address.page} state={state} />
    case 'admin':
      return <AdminPage check={state.adminCheck} isDemo={state.isDemo} />
    case 'person':
      return <PersonDocument person={needed(state.person)} />
    case 'previewFaulty':
      return <PreviewFaultyPage complaints={needed(state.complaints)} />
    case 'previewLost':
      return <PreviewLostPage />
  }
}

/** What a page cannot be drawn without. */
function needed<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the state of the request lacks what the page shows')
  return part
}
