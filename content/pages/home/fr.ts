import type { HomeWords } from './shape.ts'

export const fr: HomeWords = {
  head: {
    title: 'SEO et vente en Allemagne – BusinessBretzel',
    description:
      'Consultant franco-allemand indépendant : SEO, marketing digital et vente B2B pour les marques françaises en Allemagne, en Autriche et en Suisse.',
    keywords: [
      'consultant franco-allemand',
      'SEO Allemagne',
      'marketing Allemagne',
      'vente B2B Allemagne',
      'marché DACH',
    ],
  },
  hero: {
    badge: 'Au classement SEO franco-allemand',
    title: 'Votre budget allemand part en',
    crumbling: 'miettes.',
    lead: 'Site traduit, annonces traduites, offre traduite… et l’Allemagne n’achète pas. Je trouve l’endroit où le fil casse entre votre marque et le marché DACH. Puis je le renoue.',
    checklist: 'Recevoir la checklist',
    booking: 'Réserver un appel',
    note: '« 7 erreurs du marché allemand », PDF gratuit. L’appel dure 30 minutes, gratuit aussi.',
    from: 'Paris',
    to: 'Berlin',
  },
  checklist: {
    label: { fr: 'Checklist', de: 'Zum Abhaken' },
    title: 'Comptez d’abord les miettes.',
    lead: 'Un budget ne part jamais d’un coup. Il part en e-mails que le droit allemand interdit sans accord, en paniers abandonnés à la caisse, en colis qui n’auraient pas dû partir. Sept erreurs, une page chacune : cochez les vôtres, vous saurez par où commencer lundi.',
    button: 'Voir ce qu’elle contient',
    note: 'PDF gratuit, envoyé par e-mail. Un seul e-mail, et un lien pour tout effacer.',
  },
  closing: {
    title: ['Plus on tire des deux côtés,', 'plus le nœud tient.'],
    text: 'La checklist se lit ce soir, et elle est gratuite. L’audit express regarde votre site avec des yeux d’acheteur allemand. L’une montre où chercher, l’autre ce qui casse.',
    primary: 'Recevoir la checklist',
    secondary: 'Voir l’audit express',
  },
}
