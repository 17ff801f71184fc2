import type { CategorySlug } from '../../contract/blog-routes.ts'
import type { LabelPair, PageHead, RichText } from '../pages/shape.ts'

/** A category of the blog: its name on cards, and the page that gathers its articles. */
export type Category = {
  slug: CategorySlug
  name: string
  head: PageHead
  label: LabelPair
  title: string
  /** Introduces the articles: what they answer, and for whom. */
  introduction: readonly [RichText, RichText]
}

export const categories: Record<CategorySlug, Omit<Category, 'slug'>> = {
  'seo-dach': {
    name: 'SEO DACH',
    head: {
      title: 'SEO en Allemagne, articles',
      description:
        'Mots-clés, liens, hreflang, vitesse, annuaires : les articles qui expliquent comment être trouvé en Allemagne, en Autriche et en Suisse.',
      keywords: ['SEO Allemagne', 'SEO DACH', 'référencement allemand', 'hreflang', 'backlinks allemands'],
    },
    label: { fr: 'SEO DACH', de: 'Gefunden werden' },
    title: 'Être trouvé en allemand.',
    introduction: [
      'Le moteur de recherche est le même des deux côtés du Rhin. Ce qu’on lui demande ne l’est pas : les Allemands collent les mots, les Autrichiens en prennent d’autres, et la page qui répondait si bien en français arrive traduite, juste, et à côté de la question.',
      'Ces articles vont du choix des mots à celui du domaine, puis aux liens et à la vitesse. Commencez par les différences entre les deux pays si vous débutez, par les mots si votre version allemande existe et dort.',
    ],
  },
  'contenu-et-localisation': {
    name: 'Contenu et localisation',
    head: {
      title: 'Localisation allemande, articles',
      description:
        'Traduire, réécrire ou jeter, dire Sie ou du, composer une fiche produit : les articles sur le contenu qu’un lecteur allemand croit.',
      keywords: ['localisation allemand', 'contenu marché allemand', 'fiche produit allemande', 'Sie ou du'],
    },
    label: { fr: 'Contenu', de: 'Wortwahl' },
    title: 'Des pages écrites pour être crues.',
    introduction: [
      'Une traduction peut n’avoir aucune faute et ne rien vendre. Il y manque l’ordre des arguments, la dimension au millimètre, le ton qui convient, et parfois une ligne que personne n’avait pensé à écrire parce qu’en France elle va de soi.',
      'Vous trouverez ici de quoi décider ce qui se traduit, ce qui se réécrit et ce qui se jette, avec des exemples en allemand que vous pouvez soumettre à un relecteur du pays. C’est d’ailleurs conseillé.',
    ],
  },
  'e-commerce': {
    name: 'E-commerce',
    head: {
      title: 'E-commerce en Allemagne, articles',
      description:
        'Paiement, retours, places de marché, comparateurs, service client : les articles pour une boutique française qui vend en Allemagne.',
      keywords: ['e-commerce Allemagne', 'vendre en ligne Allemagne', 'paiement Allemagne', 'retours Allemagne'],
    },
    label: { fr: 'E-commerce', de: 'Im Warenkorb' },
    title: 'Du panier au colis, puis au retour.',
    introduction: [
      'Quand un panier allemand se perd, on soupçonne la page produit. Regardez aussi après elle : le paiement, le transporteur, les conditions de retour, bref les endroits que l’on confie volontiers au réglage par défaut.',
      'Chaque article prend une étape de la commande et dit ce qu’un acheteur du pays s’attend à y voir, ce que cela coûte et par quoi commencer. Les chiffres portent leur année, parce qu’ils bougent.',
    ],
  },
  'vente-b2b': {
    name: 'Vente B2B',
    head: {
      title: 'Vente B2B en Allemagne, articles',
      description:
        'Prospection permise, premier appel, salon, réseaux, cycle de décision : les articles pour vendre à des entreprises allemandes.',
      keywords: ['vente B2B Allemagne', 'prospection Allemagne', 'salon professionnel allemand', 'client allemand'],
    },
    label: { fr: 'Vente B2B', de: 'Im Gespräch' },
    title: 'Vendre à des entreprises, sans les brusquer.',
    introduction: [
      'On peut perdre un client allemand avant de lui avoir parlé : il suffit d’un e-mail de prospection envoyé à la française, que le droit du pays n’admet pas. On peut aussi le gagner en préparant mieux que les autres un appel de vingt minutes.',
      'Ces articles suivent la vente dans l’ordre où elle se déroule, de la première prise de contact à la signature, avec ce que l’on fait pendant les semaines où, vu de Paris, il ne se passe rien.',
    ],
  },
  'juridique-et-confiance': {
    name: 'Juridique et confiance',
    head: {
      title: 'Impressum, emballages, labels',
      description:
        'Impressum, registre LUCID, avis, labels : les obligations et les signes de confiance à régler avant de vendre en Allemagne, sources à l’appui.',
      keywords: ['Impressum', 'LUCID', 'VerpackG', 'labels de confiance Allemagne', 'obligations e-commerce Allemagne'],
    },
    label: { fr: 'Juridique', de: 'Im Rahmen' },
    title: 'Ce qu’il faut afficher, déclarer, prouver.',
    introduction: [
      'Le droit allemand de la publicité a une particularité : ce sont souvent les concurrents et les associations qui le font respecter, par courrier recommandé, et pas toujours gratuitement. Mieux vaut lire la liste avant qu’ils ne vous la récitent.',
      'Ces articles décrivent les règles avec leur date et renvoient aux textes. Ils informent et ne remplacent pas un avocat : faites vérifier ce qui vous concerne avant de signer, de vendre ou d’expédier.',
    ],
  },
  'reseaux-et-ia': {
    name: 'Réseaux et IA',
    head: {
      title: 'IA et réseaux en Allemagne',
      description:
        'ChatGPT, réponses génératives de Google, TikTok : ce que l’IA et les réseaux changent, ou non, pour une marque française en Allemagne.',
      keywords: ['IA marketing Allemagne', 'ChatGPT allemand', 'AI Overviews Allemagne', 'TikTok Allemagne'],
    },
    label: { fr: 'Réseaux et IA', de: 'Neuland' },
    title: 'Ce qui change vite, daté.',
    introduction: [
      'Une machine écrit un allemand irréprochable et se trompe de pays au troisième paragraphe. Une vidéo fait rire Lyon et laisse Leipzig sans un mot. Les outils nouveaux n’effacent pas la frontière, ils la franchissent plus vite.',
      'Dans cette catégorie plus qu’ailleurs, regardez la date de révision en tête de l’article : les chiffres et les lancements y sont donnés avec leur mois, et ce que je n’ai pas pu vérifier est dit comme tel.',
    ],
  },
  'autriche-et-suisse': {
    name: 'Autriche et Suisse',
    head: {
      title: 'Vendre en Autriche et en Suisse',
      description:
        'Deux pays que l’on traite trop souvent comme des annexes de l’Allemagne : vocabulaire, règles, douane et habitudes, article par article.',
      keywords: ['vendre en Autriche', 'vendre en Suisse alémanique', 'marché autrichien', 'marché suisse'],
    },
    label: { fr: 'Autriche et Suisse', de: 'Nebenan' },
    title: 'Deux voisins, pas deux régions.',
    introduction: [
      'DACH est un sigle commode pour un organigramme et dangereux pour un site. À Vienne la tomate se dit aussi [de:Paradeiser], à Zurich on paie en francs derrière une douane, et personne ne s’y reconnaît dans une page écrite pour Hambourg.',
      'Ces articles disent ce qui demande vraiment une version à part et ce qui peut attendre. La réponse n’est pas la même pour les deux pays, ni pour une boutique et un fabricant.',
    ],
  },
  'methode-et-etudes': {
    name: 'Méthode et études',
    head: {
      title: 'Méthode pour le marché allemand',
      description:
        'Feuilles de route, test en 90 jours, lecture des concurrents : comment préparer, essayer puis décider d’un marché germanophone.',
      keywords: ['entrer sur le marché allemand', 'étude de marché Allemagne', 'stratégie DACH', 'test de marché'],
    },
    label: { fr: 'Méthode', de: 'Der Reihe nach' },
    title: 'Dans quel ordre s’y prendre.',
    introduction: [
      'Un projet allemand s’enlise très bien avec de gros moyens : il suffit de traduire avant de vérifier, de recruter avant de vendre ou d’ouvrir trois pays le même lundi. L’ordre des étapes ne coûte rien, c’est peut-être pour cela qu’on l’oublie.',
      'Vous trouverez ici des feuilles de route avec leurs règles d’arrêt, et des façons de lire un marché sans acheter d’étude. Prenez celle qui ressemble à votre situation et rayez ce qui ne vous concerne pas.',
    ],
  },
}

/** A category with its address. */
export function getCategory(slug: CategorySlug): Category {
  return { slug, ...categories[slug] }
}
