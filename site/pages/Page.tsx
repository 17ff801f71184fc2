import { AdminPage } from '../../admin/AdminPage.tsx'
import { PreviewFaultyPage } from '../../admin/contents/preview/PreviewFaultyPage.tsx'
import { PreviewLostPage } from '../../admin/contents/preview/PreviewLostPage.tsx'
import { PersonDocument } from '../../admin/people/PersonDocument.tsx'
import type { Address, State } from '../../contract/renderer.ts'
import { AboutPage } from '../features/about/AboutPage.tsx'
import { ArticlePage } from '../features/blog/article/ArticlePage.tsx'
import { BlogPage } from '../features/blog/BlogPage.tsx'
import { CategoryPage } from '../features/blog/CategoryPage.tsx'
import { ContentsPage } from '../features/blog/contents/ContentsPage.tsx'
import { ChecklistPage } from '../features/checklist/ChecklistPage.tsx'
import { LinkPage } from '../features/checklist/LinkPage.tsx'
import { ContactPage } from '../features/contact/ContactPage.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { LegalPage } from '../features/legal/LegalPage.tsx'
import { AuditDachPage } from '../features/offers/AuditDachPage.tsx'
import { BacklinksPage } from '../features/offers/BacklinksPage.tsx'
import { ExpressAuditPage } from '../features/offers/ExpressAuditPage.tsx'
import { OffersPage } from '../features/offers/OffersPage.tsx'
import { SampleAuditPage } from '../features/offers/sample/SampleAuditPage.tsx'
import { VipPage } from '../features/offers/VipPage.tsx'
import { ThanksPage } from '../features/thanks/ThanksPage.tsx'
import { useContent } from '../shared/use-content.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { WaitPage } from './WaitPage.tsx'

/** The table of all that can be drawn: which component shows what. */
export function Page({ address, state }: { address: Address; state: State }) {
  const { pages, articles } = useContent()
  switch (address.page) {
    case 'home':
      return <HomePage locale={address.locale} alias={address.alias} />
    case 'about':
      return <AboutPage />
    case 'offers':
      return <OffersPage />
    case 'contents':
      return <ContentsPage />
    case 'contact':
      return <ContactPage locale={address.locale} answered={state.form} />
    case 'checklist':
      return <ChecklistPage locale={address.locale} answered={state.form} />
    case 'thanks':
      return <ThanksPage locale={address.locale} />
    case 'expressAudit':
      return <ExpressAuditPage locale={address.locale} />
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
      return <LegalPage page={address.page} locale={address.locale} words={pages[address.page][address.locale]} />
    case 'blog':
      return <BlogPage locale={address.locale} />
    case 'category':
      return <CategoryPage slug={address.category} />
    case 'article': {
      const article = articles.find(({ locale, slug }) => locale === address.locale && slug === address.slug)
      if (!article) throw new Error(`the content has no article ${address.slug}`)
      return <ArticlePage article={article} />
    }
    case 'notFound':
      return <NotFoundPage locale={address.locale} />
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
      return <LinkPage page={address.page} locale={address.locale} state={state} />
    case 'wait':
      return <WaitPage locale={address.locale} minutes={needed(state.minutes)} />
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
