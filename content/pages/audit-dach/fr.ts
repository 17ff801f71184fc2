import { formatPrice } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { prices } from '../../offers/prices.ts'
import type { AuditDachWords } from './shape.ts'

const { auditDach, expressAudit, terms } = prices
const { keywords, competitors, trustPoints, errors, deliveryHours, debriefHours } = auditDach
const [pagesFrom, pagesTo] = auditDach.pages

export const fr: AuditDachWords = {
  head: {
    title: `Audit SEO Allemagne : rapport en ${deliveryHours} h`,
    description: `Audit SEO de votre site pour l’Allemagne, l’Autriche et la Suisse : ${pagesFrom} à ${pagesTo} pages, plus de ${keywords} mots-clés, ${competitors} concurrents, restitution comprise.`,
    keywords: [
      'audit SEO Allemagne',
      'audit SEO allemand',
      'référencement Allemagne',
      'mots-clés allemands',
      'audit DACH',
    ],
  },
  hero: {
    label: { fr: 'Audit DACH', de: 'DACH-Audit' },
    title: 'L’audit SEO de votre site, vu d’Allemagne.',
    lead: `Un rapport de ${pagesFrom} à ${pagesTo} pages sur ce que l’on cherche en allemand, qui vous prend la place, ce qui fait douter l’acheteur et ce qui égare Google. Chaque constat a sa preuve, et chaque preuve sa correction.`,
  },
  order: {
    from: 'à partir de',
    price: formatPrice(auditDach.from, 'fr'),
    unit: 'HT, une fois',
    note: `Livré en ${deliveryHours} h, puis ${debriefHours} h de restitution. ${terms.depositPercent} % à la signature du devis, le solde à la livraison.`,
    button: 'Réserver l’audit',
    express: 'Un seul parcours à vérifier ? L’audit express',
  },
  report: {
    label: { fr: 'Le rapport', de: 'Der Bericht' },
    title: 'Un rapport que l’on rouvre.',
    lead: 'Il se lit dans l’ordre, mais chaque partie tient seule. La première va à la direction, la dernière au développeur, et personne n’a besoin des deux.',
    parts: [
      {
        title: 'La synthèse',
        text: 'Trouvé, compris, cru : trois verdicts sur une page. Si votre direction ne lit qu’elle, elle a l’essentiel.',
      },
      {
        title: `Plus de ${keywords} mots-clés`,
        text: 'Ce que les germanophones tapent vraiment : mot composé ou séparé, singulier ou pluriel, et les variantes d’Autriche et de Suisse. La traduction de vos mots français y figure rarement en tête.',
      },
      {
        title: `${competitors} concurrents`,
        text: 'Ceux qui occupent vos résultats, pas ceux que l’on croise sur les salons. Leurs pages, leurs liens et leurs arguments, à côté des vôtres.',
      },
      {
        title: `${trustPoints} points de confiance`,
        text: '[de:Impressum], délais, retours, paiement, interlocuteur nommé : ce qu’un acheteur germanophone cherche avant d’acheter. Présent, caché ou absent.',
      },
      {
        title: `${errors} erreurs critiques`,
        text: 'Balises hreflang sans réciproque, pages à moitié traduites, redirection selon l’adresse IP. La liste est longue, connue, et vérifiée case par case.',
      },
      {
        title: 'Le plan',
        text: 'Tout est rangé par effet et par effort, avec un nom à côté : le vôtre, celui du développeur, celui du rédacteur. Le rapport finit là où le travail commence.',
      },
    ],
    note: 'Exemple composé pour cette page ; ce site-là n’existe pas.',
    drawing: {
      description:
        'Exemple de rapport, dessiné : trois verdicts en haut, puis une liste de mots-clés allemands, cinq concurrents en colonnes, les points de confiance, une grille d’erreurs et le plan d’action.',
      title: 'Audit DACH',
      verdicts: ['Trouvé', 'Compris', 'Cru'],
      keywords: ['Verpackungsmaschine', 'Verpackungsmaschinen', 'Verpackungs-Maschine'],
      trust: ['Impressum', 'Lieferzeit', 'Rückgabe', 'Rechnungskauf'],
      plan: 'Plan',
    },
  },
  figures: {
    label: { fr: 'En chiffres', de: 'In Zahlen' },
    title: 'Compté avant d’être écrit.',
    stats: [
      { figure: `${pagesFrom}–${pagesTo}`, text: 'pages, sans annexe de remplissage' },
      { figure: `${keywords}+`, text: 'mots-clés allemands analysés' },
      { figure: `${competitors}`, text: 'concurrents comparés' },
      { figure: `${trustPoints}`, text: 'points de confiance contrôlés' },
      { figure: `${errors}`, text: 'erreurs critiques recherchées' },
      { figure: `${deliveryHours} h`, text: 'de délai de livraison' },
      { figure: `${debriefHours} h`, text: 'de restitution en direct' },
      { figure: `${claims.countries.exactly}`, text: 'pays du DACH, au choix' },
    ],
  },
  study: {
    label: { fr: 'Cas', de: 'Fallbeispiel' },
    title: 'Le bon site, dans la mauvaise langue.',
    study: {
      company: 'Fabricant de machines d’emballage',
      sector: 'Industrie',
      challenge:
        'Les pages allemandes existaient, mais Google montrait les françaises aux acheteurs de Munich. Quant au mot choisi pour la machine, il était juste ; seulement, personne ne le tape.',
      solution: [
        'Mots composés vérifiés un par un, puis titres et rubriques réécrits',
        'Balises hreflang rendues réciproques, redirection selon l’adresse IP retirée',
        '[de:Impressum], délais et interlocuteur nommé ajoutés aux pages de produits',
      ],
      results: [
        'Une recherche en allemand mène à une page en allemand',
        'Les demandes de devis citent la bonne machine, avec le bon mot',
        'L’équipe suit seule ce qui reste de la liste',
      ],
      sample: true,
    },
  },
  quotes: {
    label: { fr: 'Avis', de: 'Stimmen' },
    title: 'Ce qu’ils en ont fait.',
    list: [
      {
        quote:
          'J’attendais un export de logiciel avec un logo dessus. J’ai reçu un document que notre développeur a imprimé et fini.',
        role: 'Responsable e-commerce',
        sector: 'articles de cuisine',
        date: 'avril 2026',
        rating: 5,
        highlight: 'Un plan suivi',
        result: 'La liste du rapport est devenue le calendrier de l’équipe.',
        sample: true,
      },
      {
        quote:
          'Nous avions acheté une traduction de tout le catalogue. La page des mots-clés nous a appris que la moitié des rubriques portait un nom que personne ne cherche.',
        role: 'Directeur général',
        sector: 'outillage professionnel',
        date: 'septembre 2025',
        rating: 5,
        highlight: 'Rubriques renommées',
        sample: true,
      },
    ],
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Avant de commander.',
    questions: [
      {
        question: 'En quoi diffère-t-il de l’audit express ?',
        answer: `L’audit express suit un seul parcours d’achat avec les yeux d’un acheteur, et rend son avis en ${expressAudit.deliveryDays} jours. L’Audit DACH mesure le site entier : mots-clés, concurrents, confiance, technique. Le premier dit ce qui gêne ; le second dit aussi ce que vous ne voyez pas, faute de visiteurs pour s’en plaindre.`,
      },
      {
        question: 'De quoi avez-vous besoin ?',
        answer: `De l’adresse du site, du ou des pays visés et de vos concurrents si vous les connaissez. Un accès en lecture à la Search Console aide, sans être obligatoire. Les ${deliveryHours} h commencent quand j’ai tout reçu.`,
      },
      {
        question: 'Et si notre site n’existe pas encore en allemand ?',
        answer:
          'C’est même le bon moment. La recherche de mots-clés vient avant la traduction : elle décide des pages à écrire, de leurs noms et de leur ordre. L’audit lit alors le site français, la demande allemande et les concurrents en place.',
      },
      {
        question: 'Faites-vous aussi les corrections ?',
        answer:
          'L’audit s’arrête au plan, rédigé pour que d’autres puissent l’exécuter. Votre équipe ou votre agence suffit souvent. Sinon, l’accompagnement VIP prend la suite, par un devis séparé.',
      },
      {
        question: 'Qu’est-ce qui fait monter le prix ?',
        answer:
          'Le prix affiché vaut pour un site et un marché. Un deuxième pays, une boutique à très grand catalogue ou plusieurs langues ajoutent des heures. Le devis les compte avant que vous signiez.',
      },
      {
        question: 'Est-ce un avis juridique ?',
        answer:
          'Non. Je relève ce qui manque ou se contredit, par exemple un [de:Impressum] incomplet, avec la règle et sa date. Ce qu’il faut y écrire relève de votre avocat.',
      },
    ],
  },
  closing: {
    title: ['Vous saurez ce qui casse.', 'Et dans quel ordre réparer.'],
    text: `Un appel pour cadrer, un rapport en ${deliveryHours} h, ${debriefHours} h pour en parler. Après, vous faites sans moi si vous voulez.`,
    primary: 'Réserver l’audit',
    secondary: 'Comparer les offres',
  },
}
