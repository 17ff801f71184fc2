import { formatDate, formatPrice } from '../../../contract/formats.ts'
import { prices } from '../../offers/prices.ts'
import { expressAudit } from './product.ts'
import type { ExpressAuditWords } from './shape.ts'

const { summer, price, deliveryDays } = prices.expressAudit
const { auditDach, terms } = prices
const { corrections, places, videoMinutes } = expressAudit
const summerPrice = formatPrice(summer.price, 'fr')
const fullPrice = formatPrice(price, 'fr')
const lastDay = formatDate(summer.until, 'fr')
const [fromPages, toPages] = auditDach.pages

export const fr: ExpressAuditWords = {
  head: {
    title: 'Audit express de votre site allemand',
    description: `Un parcours d’achat de votre site, lu avec des yeux d’acheteur allemand : ${corrections} corrections au plus, une vidéo, une page pour la direction.`,
    keywords: [
      'audit site allemand',
      'audit express Allemagne',
      'acheteur allemand',
      'site en allemand',
      'conversion Allemagne',
    ],
  },
  hero: {
    label: { fr: 'Audit express', de: 'Express-Audit' },
    title: 'Où l’acheteur allemand perd le fil.',
    lead: `Je parcours votre site comme quelqu’un qui doit acheter, pas comme quelqu’un qui le trouve joli. Un seul parcours, du résultat de recherche au dernier bouton. Puis ${corrections} corrections au plus, la plus utile en tête.`,
  },
  price: {
    label: 'Prix de l’audit express',
    summer: { name: 'Prix d’été', price: summerPrice, when: `jusqu’au ${lastDay} inclus` },
    full: { name: 'Prix courant', price: fullPrice, when: `après le ${lastDay}` },
    unit: 'HT',
    today: 'Valable aujourd’hui',
    note: `Livré en ${deliveryDays} jours. ${terms.depositPercent} % à la signature du devis, le solde à la livraison.`,
    button: 'Réserver mon audit',
    larger: 'Un rapport complet plutôt ? L’Audit DACH',
  },
  deliverables: {
    label: { fr: 'Livrables', de: 'Ergebnis' },
    title: 'Trois pièces, aucune pour l’étagère.',
    lead: 'L’audit express ne cherche pas à tout voir. Il suit un chemin, et dit quoi changer dans quel ordre.',
    list: [
      {
        title: `${corrections} corrections au plus`,
        text: 'Rangées par effet attendu sur la vente. Pour chacune : l’endroit, ce que l’acheteur y comprend, les mots allemands à mettre à la place, et le temps que cela demande.',
      },
      {
        title: `Une vidéo de ${videoMinutes} minutes`,
        text: 'Votre site à l’écran, ma voix par-dessus. On voit l’hésitation au moment où elle arrive. À montrer telle quelle à votre équipe ou à votre agence.',
      },
      {
        title: 'Une page pour la direction',
        text: 'Ce qui bloque, ce que demande la réparation, par quoi commencer. Sans sigle, lisible entre deux réunions.',
      },
    ],
    sample: {
      label: 'Exemple de correction',
      rank: `Correction 2 sur ${corrections}`,
      title: '« [de:Realisationen] » ne mène nulle part.',
      rows: [
        { title: 'Endroit', text: 'Menu principal de la version allemande, troisième entrée.' },
        {
          title: 'Ce que comprend l’acheteur',
          text: 'Un mot calqué sur « réalisations ». Il cherche vos références clients et ne les voit pas.',
        },
        { title: 'À écrire', text: '[de:Referenzen], et trois clients germanophones en tête de page.' },
        { title: 'Effet', text: 'Fort : la preuve manque au moment où il compare.' },
        { title: 'Temps', text: 'Une heure, sans développeur.' },
      ],
      note: 'Composé pour cette page ; ce site-là n’existe pas.',
    },
  },
  path: {
    label: { fr: 'Le parcours', de: 'Der Kaufweg' },
    title: `Un chemin, ${places} endroits où il casse.`,
    points: [
      {
        title: 'Le résultat de recherche',
        text: 'Le titre et les deux lignes que voit quelqu’un qui cherche en allemand. S’il y devine une traduction, la ligne du dessous l’attend.',
      },
      {
        title: 'La première page',
        text: 'Le vocabulaire, le [de:Sie], la promesse. Comprend-il ce que vous vendez, à qui, et si vous livrez chez lui ?',
      },
      {
        title: 'La preuve',
        text: 'Fiche technique, normes, références, interlocuteur nommé : un acheteur professionnel allemand s’y attend souvent. Je regarde s’il les trouve sans avoir à les demander.',
      },
      {
        title: 'Les conditions',
        text: 'Livraison, retours, paiement, [de:Impressum]. Je relève ce qui manque et ce qui se contredit. Le droit reste l’affaire de votre avocat.',
      },
      {
        title: 'Le dernier bouton',
        text: 'Panier, devis ou formulaire : ce qu’il demande, ce qu’il promet, et ce qui se passe après le clic.',
      },
    ],
  },
  audience: {
    label: { fr: 'Pour qui', de: 'Für wen' },
    title: 'Un petit outil, pour un problème précis.',
    fits: {
      title: 'Il est pour vous si',
      list: [
        'la version allemande est en ligne depuis des mois, et le formulaire reste muet ;',
        'une refonte commence, et vous voulez savoir quoi réparer avant de tout redessiner ;',
        'une décision attend, et il faut une page que la direction lira vraiment.',
      ],
    },
    misfits: {
      title: 'Il n’est pas pour vous si',
      list: [
        'rien n’est encore en ligne en allemand : la checklist suffit, et elle est gratuite ;',
        'vous voulez les mots-clés, les concurrents et tout le site : c’est l’Audit DACH ;',
        'vous cherchez une promesse de ventes : je montre où l’on hésite, pas combien signeront.',
      ],
    },
  },
  process: {
    label: { fr: 'Déroulé', de: 'Ablauf' },
    title: `De l’appel à la livraison, ${deliveryDays} jours.`,
    steps: [
      {
        title: 'On choisit le chemin',
        text: 'Le créneau que vous réservez est l’appel de départ. Vous me donnez une page et un but : commande, devis ou rendez-vous.',
      },
      {
        title: 'Je le parcours',
        text: 'En allemand, sur ordinateur et sur téléphone, jusqu’au dernier écran. Chaque hésitation est notée là où elle naît.',
      },
      {
        title: 'Je trie',
        text: `Des dizaines de remarques, il en reste ${corrections} au plus. Une liste trop longue ne se corrige jamais.`,
      },
      {
        title: 'Vous recevez tout',
        text: `Corrections, vidéo et page de direction, ${deliveryDays} jours après l’appel. Une question sur un point ? Un e-mail suffit.`,
      },
    ],
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Avant de réserver.',
    questions: [
      {
        question: 'Combien coûte l’audit express ?',
        answer: `${summerPrice} HT jusqu’au ${lastDay} inclus, ${fullPrice} HT après. C’est le jour de la réservation qui compte. Vous réglez ${terms.depositPercent} % à la signature du devis et le solde à la livraison.`,
      },
      {
        question: 'Quelle différence avec l’Audit DACH ?',
        answer: `L’Audit DACH lit tout le site et son marché : un rapport de ${fromPages} à ${toPages} pages, plus de ${auditDach.keywords} mots-clés, ${auditDach.competitors} concurrents, à partir de ${formatPrice(auditDach.from, 'fr')} HT. L’audit express suit un seul parcours et rend ${corrections} corrections au plus. Le premier prépare un plan, le second une semaine de réparations.`,
      },
      {
        question: 'Que faut-il vous donner ?',
        answer:
          'L’adresse d’une page et un but. Ni accès, ni mot de passe, ni statistiques : un acheteur n’en a pas non plus. Si le parcours finit par un paiement, je m’arrête juste avant.',
      },
      {
        question: 'Qui fait les corrections ?',
        answer:
          'Vous, votre agence ou votre développeur. Les phrases allemandes sont fournies, la plupart se copient telles quelles. Rien ne vous oblige à me confier la suite.',
      },
      {
        question: `Et si vous n’en trouvez pas ${corrections} ?`,
        answer: `Alors il y en aura moins. Le chiffre est un plafond, pas un quota, et je ne remplis pas de pages pour qu’elles pèsent.`,
      },
      {
        question: 'L’Autriche et la Suisse sont-elles comprises ?',
        answer:
          'Une lecture, un pays. L’Allemagne par défaut ; l’Autriche ou la Suisse alémanique si vous le dites à l’appel de départ. Monnaie, vocabulaire et livraison y changent, et l’acheteur s’en aperçoit.',
      },
    ],
  },
  closing: {
    title: [`${deliveryDays} jours,`, 'et vous savez où ça casse.'],
    text: 'Une page, un but, un créneau : le reste est mon travail. Un doute avant de réserver ? Écrivez-moi, la réponse est gratuite.',
    primary: 'Réserver mon audit',
    secondary: 'Poser une question',
  },
}
