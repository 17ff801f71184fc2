import type { z } from 'zod'
import { choice, claim, exactly, group, list, rich } from '../fields.ts'
import { closing, faq, linkedOffer, pageHead, pageHero, process, sectionHead, stat } from '../parts.ts'

const banner = group('Barre au-dessus du menu', {
  name: 'Nom de la barre, pour les lecteurs d’écran',
  text: 'Texte',
  button: 'Bouton',
  close: 'Nom du bouton qui la ferme',
})

const extraService = group('Un service sans prix affiché', {
  kind: choice('Sorte, qui donne le dessin', ['training', 'consultation', 'sponsoring']),
  title: 'Titre',
  text: rich('Texte'),
  button: 'Bouton',
  claim,
})

/** Copy of the offers page. It exists in French only. */
export const offersPageSchema = group('Offres', {
  head: pageHead,
  banner,
  hero: group('Haut de la page', pageHero),
  offers: exactly(3, 'Trois offres', linkedOffer),
  note: rich('Sous les prix : taxes et paiement'),
  entry: group('L’offre la moins chère', {
    text: rich('Son nom et ses deux prix, avec leur date'),
    afterSummer: rich('Le même texte, une fois le prix d’été passé'),
    link: 'Lien vers sa page',
  }),
  figures: group('Chiffres', { ...sectionHead, stats: list('Chiffres', stat) }),
  extra: group('Services plus courts', { ...sectionHead, list: list('Services', extraService) }),
  process,
  faq,
  closing,
})

/** The bar above the header. */
export type NoticeBarWords = z.infer<typeof banner>
/** A service without a price of its own; its card leads to the contact page. */
export type ExtraService = z.infer<typeof extraService>
