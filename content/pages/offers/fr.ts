import { formatNumber, formatPrice } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { prices } from '../../offers/prices.ts'
import type { OffersWords } from './shape.ts'

const { auditDach, backlinks, vip, terms } = prices
const { consultation, firstResults, followUp } = claims
const packs = backlinks.offersPage
const price = (euros: number) => formatPrice(euros, 'fr')
const [pagesFrom, pagesTo] = auditDach.pages
const [linksFrom, linksTo] = packs.links
const [seoFrom, seoTo] = firstResults.seoMonths
const [followFrom, followTo] = followUp.months

export const fr: OffersWords = {
  head: {
    title: 'Offres et tarifs pour vendre en Allemagne',
    description:
      'Trois offres à prix affiché pour vendre en Allemagne, en Autriche et en Suisse : audit de votre site, backlinks germanophones, accompagnement VIP.',
    keywords: [
      'tarif consultant Allemagne',
      'offres marketing Allemagne',
      'prix SEO Allemagne',
      'conseil franco-allemand',
      'marché DACH',
    ],
  },
  banner: {
    name: 'Annonce',
    text: 'Laquelle des trois offres ?',
    button: `Réserver ${consultation.minutes} minutes, gratuites`,
    close: 'Fermer la bannière',
  },
  hero: {
    label: { fr: 'Offres', de: 'Angebote' },
    title: 'Trois offres, et le prix dessus.',
    lead: 'Chaque offre dit ce qu’elle coûte, ce qu’elle contient et quand elle commence. Si votre cas demande plus, le devis le dit avant la signature, pas après.',
  },
  offers: [
    {
      name: 'Audit DACH',
      audience: 'Pour savoir où ça casse.',
      from: 'à partir de',
      price: price(auditDach.from),
      unit: 'HT, une fois',
      features: [
        `Rapport de ${pagesFrom} à ${pagesTo} pages, livré en ${auditDach.deliveryHours} h`,
        `Plus de ${auditDach.keywords} mots-clés, ${auditDach.competitors} concurrents comparés`,
        `${auditDach.trustPoints} points de confiance, ${auditDach.errors} erreurs critiques vérifiées`,
        `${auditDach.debriefHours} h de restitution, questions comprises`,
      ],
      button: 'Ouvrir l’Audit DACH',
      booking: 'Réserver l’audit',
    },
    {
      name: 'Packs de backlinks',
      audience: 'Pour être trouvé outre-Rhin.',
      price: price(packs.perMonth),
      unit: 'HT par mois',
      features: [
        `${linksFrom} à ${linksTo} liens sur des sites allemands, autrichiens ou suisses`,
        `DR ${packs.domainRating} ou plus, vérifié avant chaque parution`,
        'Textes écrits en allemand, non traduits',
        `Trois packs, de ${price(backlinks.discovery.once)} à ${price(backlinks.authority.perMonth)}`,
      ],
      button: 'Comparer les packs',
      booking: 'En parler de vive voix',
    },
    {
      name: 'Accompagnement VIP',
      audience: 'Pour ouvrir le marché à deux.',
      from: 'à partir de',
      price: price(vip.essential.perMonth),
      unit: 'HT par mois',
      popular: 'Le plus populaire',
      features: [
        'Un appel chaque semaine, au moins',
        `${vip.callHoursPerYear} heures d’appels par an`,
        `Une réponse sous ${vip.replyHours} h entre deux appels`,
        'L’offre, le site, les liens et la vente menés ensemble',
        `Début sous ${vip.startDays} jours`,
      ],
      button: 'Voir les trois formules',
      booking: `Appel gratuit de ${vip.discoveryMinutes} min`,
    },
  ],
  note: `Prix hors taxes (HT). ${terms.depositPercent} % à la signature du devis, le solde à la livraison.`,
  figures: {
    label: { fr: 'Repères', de: 'Eckdaten' },
    title: 'Ce qu’il y a derrière le prix.',
    stats: [
      { figure: `${claims.companies.atLeast}+`, text: 'entreprises accompagnées' },
      { figure: `${claims.projects.atLeast}+`, text: 'projets menés à leur terme' },
      { figure: `${claims.successRate.percent} %`, text: 'de projets réussis' },
      { figure: `+${claims.organicGrowth.percent} %`, text: 'de croissance organique, en moyenne' },
    ],
  },
  extra: {
    label: { fr: 'À la carte', de: 'Einzeln' },
    title: 'Trois services plus courts.',
    lead: 'Leur prix dépend de votre équipe et de votre question. Écrivez-moi, je réponds avec un montant.',
    list: [
      {
        kind: 'training',
        title: 'Formation d’équipe',
        text: 'Vos commerciaux ou votre marketing apprennent ce qu’un acheteur allemand attend d’une page, d’un devis et d’un appel. Les exercices sont vos propres dossiers.',
        button: 'Demander un programme',
      },
      {
        kind: 'consultation',
        title: 'Consultation express',
        text: 'Une question précise, un appel, une réponse écrite. Pour trancher avant de signer un salon, un agent commercial ou un devis de traduction.',
        button: 'Poser la question',
      },
      {
        kind: 'sponsoring',
        title: 'Sponsoring de la newsletter',
        text: `Votre message dans la newsletter BusinessBretzel, plus de ${formatNumber(claims.subscribers.atLeast, 'fr')} abonnés. Il y porte la mention « Sponsorisé », en toutes lettres.`,
        button: 'Demander les conditions',
      },
    ],
  },
  process: {
    label: { fr: 'Déroulement', de: 'Ablauf' },
    title: 'Des miettes au nœud, en quatre temps.',
    steps: [
      {
        title: 'On regarde',
        text: `${consultation.minutes} minutes au téléphone, votre site ouvert. On nomme l’endroit qui perd des clients.`,
      },
      { title: 'On répare', text: 'D’abord ce qui empêche d’acheter. Le reste attend son tour, avec une date.' },
      {
        title: 'On relie',
        text: 'Pages, liens, vente : chaque action s’appuie sur la précédente au lieu de repartir de zéro.',
      },
      {
        title: 'On serre',
        text: `On garde ce qui vend, votre équipe prend la main, et je reste joignable ${followFrom} à ${followTo} mois après la mission.`,
      },
    ],
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Avant de signer.',
    questions: [
      {
        question: 'Par quelle offre commencer ?',
        answer: `Par l’audit si vous êtes déjà présent en Allemagne et que rien ne bouge. Par les backlinks si le site convainc ceux qui le trouvent, mais que trop peu le trouvent. Par l’accompagnement si tout est à mener à la fois. En cas de doute, l’appel de ${consultation.minutes} minutes est gratuit et sert exactement à cela.`,
      },
      {
        question: 'Que veut dire « à partir de » ?',
        answer:
          'Le prix affiché vaut pour un site et un marché. Plusieurs pays, plusieurs langues ou un très grand catalogue demandent plus de lecture, donc plus de temps. Le devis donne le montant exact ; il ne bouge plus ensuite.',
      },
      {
        question: 'Comment se passe le paiement ?',
        answer: `${terms.depositPercent} % à la signature du devis, le solde à la livraison. Les prix sont en euros et hors taxes. Pour une formule au mois, l’échéancier figure au devis.`,
      },
      {
        question: 'Quand verra-t-on un résultat ?',
        answer: `Les premiers effets arrivent en général vers ${firstResults.months} mois ; pour le SEO seul, comptez ${seoFrom} à ${seoTo} mois. C’est une observation, pas une garantie : le calendrier de Google appartient à Google.`,
      },
      {
        question: 'Travaillez-vous avec notre agence ?',
        answer:
          'Oui. Votre agence garde le site, les annonces et ses habitudes. J’apporte ce qui manque du côté allemand : les mots, les preuves, les règles, les contacts. Chacun sait qui fait quoi dès le devis.',
      },
      {
        question: 'L’Autriche et la Suisse sont-elles comprises ?',
        answer: `Elles peuvent l’être, à condition de les traiter comme ce qu’elles sont : avec l’Allemagne, ${claims.countries.exactly} marchés et non un seul. Prix, droit, paiement et vocabulaire changent à la frontière. La Suisse alémanique écrit même sans ß.`,
      },
    ],
  },
  closing: {
    title: ['Deux offres vous tentent ?', 'Une seule suffit souvent.'],
    text: 'Décrivez-moi votre situation en quelques lignes. Je vous dirai laquelle prendre, ou qu’il est trop tôt. Et la checklist se lit sans me parler.',
    primary: 'Décrire mon projet',
    secondary: 'Recevoir la checklist',
  },
}
