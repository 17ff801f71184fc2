import { formatNumber } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { method } from '../../offers/method.ts'
import { questions } from './questions.ts'
import type { AboutWords } from './shape.ts'

const number = (value: number) => formatNumber(value, 'fr')
const range = ([from, to]: readonly [number, number], unit: string) => `${number(from)} à ${number(to)} ${unit}`
const { consultation } = claims

export const fr: AboutWords = {
  head: {
    title: 'À propos : un consultant, deux marchés',
    description:
      'Un consultant franco-allemand lit votre site avec des yeux d’acheteur : ce que je fais, comment, en combien de temps, et ce que je ne promets pas.',
    keywords: [
      'consultant franco-allemand',
      'consultant marché allemand',
      'méthode marché DACH',
      'conseil export Allemagne',
      'consultant SEO Allemagne',
    ],
  },
  hero: {
    label: { fr: 'À propos', de: 'Über mich' },
    title: 'Je lis votre site comme un acheteur allemand.',
    lead: 'Puis je vous explique, en français, pourquoi il n’a pas commandé. Consultant franco-allemand à mon compte, je travaille pour les marques françaises qui veulent vendre en Allemagne, en Autriche et en Suisse, et pour les entreprises allemandes qui arrivent en France.',
    portrait:
      'Portrait dessiné : la moitié gauche du visage est tracée d’un fil rouge qui vient du bord de la page, la moitié droite est faite de formes géométriques sur fond moutarde.',
    contact: 'Me parler de votre site',
    offers: 'Voir les offres',
  },
  approach: {
    label: { fr: 'Approche', de: 'Haltung' },
    title: 'Un acheteur qui doute n’écrit pas. Il part.',
    paragraphs: [
      'Vos statistiques montrent une visite, puis plus rien. Entre les deux, quelqu’un a cherché une adresse, un délai, un numéro où appeler. Il ne les a pas trouvés, et il ne vous le dira jamais.',
      'Je prends sa place. J’ouvre vos pages, vos e-mails, votre panier ou votre formulaire, et je note l’endroit où j’aurais renoncé. Ensuite seulement, on parle de SEO, de liens et d’annonces : amener du monde devant une porte qui ferme mal coûte cher et n’apprend rien.',
      'Je n’ai ni équipe commerciale ni jargon maison. La personne que vous avez au téléphone est celle qui fait le travail, et celle qui vous dira s’il faut l’arrêter.',
    ],
    rules: [
      {
        title: 'La preuve d’abord',
        text: 'Une phrase que l’acheteur peut vérifier vaut mieux qu’un adjectif. On cherche ce que vous pouvez prouver, puis on écrit.',
      },
      {
        title: 'Un pays à la fois',
        text: 'Allemagne, Autriche et Suisse partagent une langue, pas une caisse ni une administration. On ouvre un marché, on apprend, on étend.',
      },
      {
        title: 'Rien à deviner',
        text: 'Prix affichés, délais écrits, étapes nommées. Vous savez ce que vous achetez avant de m’avoir au téléphone.',
      },
    ],
    stats: [
      { figure: `${number(claims.years.atLeast)}+`, text: 'ans de travail entre les deux marchés' },
      { figure: `${number(claims.companies.atLeast)}+`, text: 'entreprises accompagnées' },
      { figure: `${number(claims.projects.atLeast)}+`, text: 'projets menés' },
      { figure: number(claims.countries.exactly), text: 'pays : Allemagne, Autriche, Suisse' },
    ],
  },
  problems: {
    label: { fr: 'Problèmes', de: 'Baustellen' },
    title: 'Trois phrases que j’entends avant de commencer.',
    causeLabel: 'Ce qui casse',
    repairLabel: 'Ce que je fais',
    list: [
      {
        phrase: '« Le site est traduit, et Google ne le montre à personne. »',
        cause:
          'Une requête allemande se construit autrement : trois mots français deviennent souvent un seul mot composé. Une traduction fidèle passe à côté, très correctement.',
        repair:
          'Je relève les mots que vos clients tapent, pays par pays, singulier et pluriel compris. On réécrit les pages autour. La traduction vient après.',
      },
      {
        phrase: '« On a des visites allemandes, et presque pas de commandes. »',
        cause:
          'La caisse ne prend que la carte, les retours tiennent en une ligne, l’[de:Impressum] est introuvable. Aucun de ces doutes n’est grave. À eux trois, ils ne commandent pas.',
        repair:
          'Je fais le chemin de la première page au paiement et je range les doutes par effet sur les ventes : preuves, paiement, délais, ton. Vous corrigez dans l’ordre.',
      },
      {
        phrase: '« Nos commerciaux écrivent beaucoup. Personne ne répond. »',
        cause:
          'En Allemagne, la publicité par e-mail demande un accord préalable et exprès, y compris entre entreprises (§ 7 UWG, texte de 2022). La séquence qu’une équipe française envoie chaque jour devient là-bas une faute bien rédigée.',
        repair:
          'On remplace l’envoi en masse par ce qui ouvre une porte : une raison précise d’appeler, un dossier technique complet, un salon, un article dans la presse du métier.',
      },
    ],
  },
  skills: {
    label: { fr: 'Métier', de: 'Handwerk' },
    title: 'Ce que je sais faire, et ce que je laisse à d’autres.',
    fits: {
      title: 'Je m’en charge',
      list: [
        'Lire, écrire et téléphoner en français et en allemand, avec [de:Sie] ou [de:du], jamais les deux.',
        'Chercher les mots-clés allemands, autrichiens et suisses, mots composés compris.',
        'Réécrire une page de vente, une annonce, un argumentaire, et dire ce qui manque pour les prouver.',
        'Obtenir des liens sur des sites germanophones, signalés comme la loi et Google le demandent.',
        'Préparer un premier rendez-vous : à qui parler, avec quels documents, dans quel ordre.',
        'Mesurer, et prévenir quand une dépense ne rapporte plus.',
      ],
    },
    misfits: {
      title: 'Je le laisse à d’autres',
      list: [
        'Le conseil juridique et fiscal : je signale la règle et sa date, votre avocat tranche.',
        'La traduction assermentée et les notices de sécurité.',
        'Le code de votre boutique : je décris la correction, vos développeurs la posent.',
        'Les premières places garanties : personne ne les tient.',
      ],
    },
  },
  expertise: {
    label: { fr: 'Domaines', de: 'Fachgebiete' },
    title: 'Quatre domaines, tenus par le même fil.',
    areas: [
      {
        title: 'SEO franco-allemand',
        text: 'Structure par pays, hreflang, mots composés, liens. Et la place de votre marque dans les réponses d’IA, que Google a annoncées pour l’Allemagne, l’Autriche et la Suisse en mars 2025.',
        link: 'Voir les packs de liens',
        page: 'backlinks',
      },
      {
        title: 'Marketing digital',
        text: 'Pages de vente, annonces, réseaux : le même message, réécrit pour quelqu’un qui lit les conditions avant le slogan.',
        link: 'Voir l’audit DACH',
        page: 'auditDach',
      },
      {
        title: 'Vente B2B',
        text: 'Argumentaires, fiches techniques, références, premier appel. De quoi tenir devant un service achats qui ouvre les annexes.',
        link: 'Voir l’accompagnement',
        page: 'vip',
      },
      {
        title: 'Entrée de marché',
        text: 'Par quel pays commencer, avec quelle offre, et quelles inscriptions avant le premier colis : en Allemagne, un produit emballé passe par le registre LUCID avant de passer en rayon.',
        link: 'Voir la checklist',
        page: 'checklist',
      },
    ],
  },
  method: {
    label: { fr: 'Méthode', de: 'Vorgehen' },
    title: 'Quatre étapes, dessinées à l’échelle.',
    lead: 'Chaque étape a ici sa longueur réelle, au plus long. Le milieu prend presque toute la place : c’est là que le travail se fait, et que les projets pressés s’arrêtent.',
    drawing:
      'Un fil à l’échelle du temps : quelques miettes pendant l’analyse, un trait droit pendant la stratégie, une longue suite de boucles pendant la mise en œuvre, puis un nœud, et le fil continue.',
    phases: [
      {
        title: 'Analyse du marché',
        duration: range(method.analysis.weeks, 'semaines'),
        text: 'On ramasse les miettes : votre site, vos concurrents sur place, les mots, les règles. À la fin, vous savez où le fil casse.',
      },
      {
        title: 'Stratégie',
        duration: range(method.strategy.weeks, 'semaines'),
        text: 'Un pays, une offre, un ordre de marche. Un document assez court pour être relu.',
      },
      {
        title: 'Mise en œuvre',
        duration: range(method.implementation.months, 'mois'),
        text: 'Pages, liens, annonces, rendez-vous : une boucle par mois, et un point à chaque tour.',
      },
      {
        title: 'Suivi',
        duration: 'puis en continu',
        text: 'On mesure, on resserre ce qui tient, on défait le reste. Votre équipe prend la main.',
      },
    ],
  },
  opinion: {
    label: { fr: 'Clients', de: 'Kunden' },
    title: 'Ce qu’une cliente en dit.',
    testimonial: {
      quote:
        'Je m’attendais à un rapport sur nos mots-clés. La première ligne parlait de notre numéro de téléphone : il n’y en avait pas. Nous avons commencé par là.',
      role: 'Directrice générale',
      sector: 'instruments de mesure',
      date: 'septembre 2025',
      rating: 5,
      highlight: 'Le simple d’abord',
      result: 'Un numéro, un nom, des horaires. Les premières demandes allemandes sont arrivées par là.',
      sample: true,
    },
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Ce qu’on me demande avant de me confier un pays.',
    questions,
  },
  closing: {
    title: ['Envoyez-moi une page,', 'je vous dirai où ça casse.'],
    text: `Une adresse et deux phrases suffisent. Je réponds sous ${number(consultation.replyHours)} heures, et le premier échange de ${number(consultation.minutes)} minutes est gratuit.`,
    primary: 'M’envoyer une page',
    secondary: 'Voir les offres',
  },
}
