import type { CaseStudy } from '../../proof/shape.ts'
import type {
  ClosingWords,
  FeatureGroup,
  OfferWords,
  PageHead,
  PageHero,
  Question,
  RichText,
  SectionHead,
  Stat,
  Step,
} from '../shape.ts'

/** Copy of the page of the VIP support. */
export type VipWords = {
  head: PageHead
  hero: PageHero & { booking: string; plansLink: string }
  figures: readonly Stat[]
  features: SectionHead & { groups: readonly FeatureGroup[] }
  plans: SectionHead & { offers: readonly [OfferWords, OfferWords, OfferWords]; note: RichText }
  study: SectionHead & { study: CaseStudy }
  process: SectionHead & { steps: readonly [Step, Step, Step, Step] }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
