import type { Address, State } from '../contract/renderer.ts'
import { AdminPage } from './admin/AdminPage.tsx'
import { PersonErasedPage } from './admin/privacy/PersonErasedPage.tsx'
import { PersonPage } from './admin/privacy/PersonPage.tsx'
import { RetentionPage } from './admin/privacy/RetentionPage.tsx'
import { WaitPage } from './forms/WaitPage.tsx'
import { LinkPage } from './layouts/LinkPage.tsx'
import { NotFoundPage } from './layouts/NotFoundPage.tsx'
import { AboutPage } from './sections/AboutPage.tsx'
import { ArticlePage } from './sections/ArticlePage.tsx'
import { AuditDachPage } from './sections/AuditDachPage.tsx'
import { BacklinksPage } from './sections/BacklinksPage.tsx'
import { BlogPage } from './sections/BlogPage.tsx'
import { CategoryPage } from './sections/CategoryPage.tsx'
import { ChecklistPage } from './sections/ChecklistPage.tsx'
import { ContactPage } from './sections/ContactPage.tsx'
import { ContentsPage } from './sections/ContentsPage.tsx'
import { ExpressAuditPage } from './sections/ExpressAuditPage.tsx'
import { HomePage } from './sections/HomePage.tsx'
import { LegalPage } from './sections/LegalPage.tsx'
import { OffersPage } from './sections/OffersPage.tsx'
import { ThanksPage } from './sections/ThanksPage.tsx'
import { VipPage } from './sections/VipPage.tsx'
import { useContent } from './use-content.tsx'

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
    case 'backlinks':
      return <BacklinksPage />
    case 'vip':
      return <VipPage />
    case 'legalNotice':
    case 'privacy':
      return <LegalPage page={address.page} locale={address.locale} words={pages[address.page][address.locale]} />
    case 'terms':
    case 'cookies':
      return <LegalPage page={address.page} locale="fr" words={pages[address.page].fr} />
    case 'blog':
      return <BlogPage />
    case 'category':
      return <CategoryPage slug={address.category} />
    case 'article': {
      const article = articles.find(({ slug }) => slug === address.slug)
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
      return <AdminPage check={state.adminCheck} />
    case 'person':
      return <PersonPage person={needed(state.person)} />
    case 'personErased':
      return <PersonErasedPage />
    case 'retention':
      return <RetentionPage retention={needed(state.retention)} />
  }
}

/** What a page cannot be drawn without. */
function needed<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the state of the request lacks what the page shows')
  return part
}
