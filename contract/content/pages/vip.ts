import { exactly, group, list, rich } from '../fields.ts'
import {
  brief,
  caseStudy,
  closing,
  faq,
  featureGroup,
  offer,
  pageHead,
  pageHero,
  process,
  sectionHead,
  stat,
} from '../parts.ts'

/** Copy of the page of the VIP support. It exists in French only. */
export const vipPageSchema = group('Accompagnement VIP', {
  head: pageHead,
  hero: group('Haut de la page', {
    ...pageHero,
    booking: 'Bouton vers le calendrier',
    plansLink: 'Lien vers les formules',
    after: 'Ce qui suit le clic, sous les boutons',
  }),
  brief,
  figures: list('Chiffres', stat),
  features: group('Ce qui est compris', { ...sectionHead, groups: list('Parties', featureGroup) }),
  plans: group('Formules', { ...sectionHead, offers: exactly(3, 'Trois formules', offer), note: rich('Note') }),
  study: group('Étude de cas', { ...sectionHead, study: caseStudy }),
  process,
  faq,
  closing,
})
