import { formatPrice } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { contractTerms } from '../../offers/legal-terms.ts'
import { prices } from '../../offers/prices.ts'
import { settings } from '../../settings.ts'
import type { TermsWords } from './shape.ts'

const { brand, consultant, publisher } = settings
const { depositPercent, noticeDays } = prices.terms
const { quoteDays, paymentDays, latePenaltyPoints, recoveryCharge, remarksDays, confidentialityYears } = contractTerms

export const fr: TermsWords = {
  head: {
    title: 'Conditions générales de vente',
    description: `Dix sections pour commander sans surprise : acompte de ${depositPercent} %, solde à la livraison, prix en euros hors taxes, droits, résiliation, droit français.`,
    keywords: ['conditions générales de vente', 'CGV', 'conseil B2B', 'acompte', 'résiliation'],
  },
  hero: {
    label: { fr: 'Conditions de vente', de: 'AGB' },
    title: 'Conditions générales de vente',
    lead: 'Ce à quoi je m’engage, ce à quoi vous vous engagez, et ce qui se passe quand l’un de nous n’y arrive pas.',
  },
  changedOn: '2026-11-21',
  summary: [
    'Ces conditions valent pour les entreprises et les indépendants qui commandent pour leur activité.',
    `Vous payez ${depositPercent} % à la signature du devis et le solde à la livraison. Les prix sont en euros, hors taxes.`,
    'Je m’engage sur un travail soigné et complet, pas sur une position dans Google : elle ne dépend pas de moi.',
    'Une fois payés, les livrables sont à vous.',
    `Chacun peut mettre fin au contrat ${noticeDays} jours après une mise en demeure restée sans effet. Droit français, tribunaux de Paris, responsabilité limitée au montant payé.`,
  ],
  isNumbered: true,
  sections: [
    {
      id: 'objet',
      title: 'Objet et champ d’application',
      blocks: [
        `Ces conditions règlent la vente des prestations de conseil proposées sous le nom ${brand} : audits, liens depuis des médias germanophones, accompagnement, formation, consultation, sponsoring de la newsletter.`,
        `Le prestataire est ${consultant}, ${publisher.legalForm.fr}, dont les coordonnées figurent dans les mentions légales. Le client est l’entreprise ou la personne qui commande pour les besoins de son activité professionnelle. Les consommateurs ne sont pas concernés.`,
        'Elles s’appliquent à toute commande, dans leur version à la date du devis. Le devis signé les complète et l’emporte s’il dit autre chose. Les conditions d’achat du client ne valent que si le prestataire les a acceptées par écrit.',
        { kind: 'links', links: [{ label: 'Lire les mentions légales', page: 'legalNotice' }] },
      ],
    },
    {
      id: 'commande',
      title: 'Devis et commande',
      blocks: [
        `Le premier appel de ${claims.consultation.minutes} minutes est gratuit et n’engage personne.`,
        `Le prestataire établit ensuite un devis écrit : contenu, livrables, prix, calendrier, durée. Sauf mention contraire, il est valable ${quoteDays} jours.`,
        'La commande est ferme quand le devis signé et l’acompte sont arrivés. La signature vaut acceptation de ces conditions, que le client a reçues avec le devis.',
        'Ce qui n’est pas dans le devis fait l’objet d’un complément accepté par écrit, avec son prix et son délai.',
        'Une vente entre professionnels n’ouvre pas de droit de rétractation. Reste le cas de l’article L221‑3 du Code de la consommation (contrat conclu hors établissement avec une très petite entreprise) : si le client en relève, il garde ce droit.',
      ],
    },
    {
      id: 'prix',
      title: 'Prix',
      blocks: [
        'Les prix sont en euros et s’entendent hors taxes. La TVA s’ajoute au taux en vigueur. Un client établi dans un autre pays la règle en général lui-même dans le sien (autoliquidation) ; s’il est dans l’Union européenne, il communique son numéro de TVA.',
        'Un prix annoncé « à partir de » est un prix de départ ; le devis fixe le prix définitif. Un prix valable jusqu’à une date s’applique aux devis signés jusqu’à ce jour inclus.',
        'Le prix du devis comprend ce que le devis énumère. Les déplacements, achats d’espace, traductions ou outils achetés pour le client sont facturés à leur coût réel, avec son accord préalable.',
      ],
    },
    {
      id: 'paiement',
      title: 'Paiement',
      blocks: [
        `Un acompte de ${depositPercent} % est dû à la signature du devis, le solde à la livraison.`,
        'Pour une formule mensuelle, l’acompte porte sur le premier mois. Chaque mois accompli vaut livraison et se facture à son terme.',
        `Les factures se règlent par virement à la date qu’elles indiquent, au plus tard ${paymentDays} jours après leur émission. Un paiement anticipé ne donne pas droit à un escompte.`,
        `En cas de retard, des pénalités sont dues dès le lendemain de l’échéance, sans rappel. Leur taux est celui de la Banque centrale européenne pour son opération de refinancement la plus récente, majoré de ${latePenaltyPoints} points. S’y ajoute une indemnité forfaitaire de ${formatPrice(recoveryCharge, 'fr')} pour frais de recouvrement, ou davantage si les frais réels le justifient.`,
        'Si une échéance reste impayée après un rappel écrit, le prestataire peut suspendre son travail jusqu’au règlement. Les délais se décalent d’autant.',
      ],
    },
    {
      id: 'livraison',
      title: 'Exécution et livraison',
      blocks: [
        'Le prestataire exécute lui-même la mission, avec soin et selon les règles du métier. S’il fait appel à quelqu’un, il en répond comme de son propre travail.',
        'Les délais du devis courent à partir du jour où l’acompte et les éléments demandés au client sont arrivés. Un délai en heures s’entend hors samedis, dimanches et jours fériés, sauf mention contraire au devis.',
        'Les livrables sont remis sous forme de fichiers, par e-mail ou par un lien. Cette remise vaut livraison.',
        `Le client a ${remarksDays} jours pour signaler par écrit ce qui ne correspond pas au devis ; le prestataire le corrige sans supplément. Passé ce délai, le livrable est accepté.`,
        'L’obligation du prestataire est une obligation de moyens. Une position dans un moteur de recherche, un nombre de visites ou un chiffre d’affaires dépendent de tiers et de l’activité du client : ils ne sont ni promis ni garantis, même quand un exemple en montre.',
        'Les médias restent libres de refuser, de signaler comme partenariat, de modifier ou de retirer une publication. Un lien convenu est livré le jour où il est publié.',
      ],
    },
    {
      id: 'client',
      title: 'Coopération du client',
      blocks: [
        'Le client nomme un interlocuteur qui peut décider, fournit à temps les documents et les accès nécessaires, et répond aux questions. Un retard de sa part décale les délais d’autant.',
        'Il garantit qu’il a le droit d’utiliser et de faire utiliser ce qu’il remet : textes, images, marques, données.',
        'Il relit et valide ce qui paraît en son nom. Il reste responsable de ses produits, de son site et du respect des règles qui s’y appliquent. Le prestataire signale les points de droit qu’il rencontre ; il ne donne pas de consultation juridique.',
      ],
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle et références',
      blocks: [
        'Quand le prix est entièrement payé, le prestataire cède au client, à titre exclusif, le droit de reproduire, de représenter, d’adapter et de traduire les livrables faits pour lui, sur tout support, pour les besoins de son activité, dans le monde entier et pour la durée légale des droits. Cette cession est comprise dans le prix. Avant le paiement complet, aucun droit ne passe.',
        'Les méthodes, modèles, grilles et outils du prestataire restent à lui. Le client peut s’en servir tels qu’ils figurent dans ses livrables, sans les revendre.',
        'Les éléments de tiers (images, caractères, logiciels, données d’un outil) suivent leur propre licence, que le prestataire indique.',
        'Le prestataire ne cite le nom, la marque ou les résultats du client qu’avec son accord écrit, que le client peut retirer pour l’avenir.',
      ],
    },
    {
      id: 'confidentialite',
      title: 'Confidentialité et données personnelles',
      blocks: [
        `Chacun garde pour soi ce qu’il apprend de l’autre et qui n’est pas public, pendant le contrat et ${confidentialityYears} ans après sa fin. Ce que la loi ou un juge oblige à révéler fait exception.`,
        'Les coordonnées du client et de ses interlocuteurs sont traitées comme le décrit la politique de confidentialité.',
        'Si la mission conduit le prestataire à traiter pour le compte du client les données d’autres personnes, un accord écrit le règle d’abord, comme l’exige l’article 28 du RGPD.',
        { kind: 'links', links: [{ label: 'Lire la politique de confidentialité', page: 'privacy' }] },
      ],
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      blocks: [
        'Le prestataire répond des dommages directs que lui-même, ou ceux à qui il fait appel, causent par leur faute.',
        'Sa responsabilité totale, toutes causes confondues, est limitée au montant que le client a payé pour la prestation en cause.',
        'Il ne répond pas des dommages indirects, comme la perte de chiffre d’affaires, de clientèle, de données ou d’image.',
        'Ces limites ne jouent pas en cas de faute lourde ou intentionnelle, de dommage corporel, ni partout où la loi les écarte.',
        'Aucune partie n’est en faute tant qu’un cas de force majeure, au sens de l’article 1218 du Code civil, l’empêche d’agir. Elle en avertit l’autre sans attendre.',
      ],
    },
    {
      id: 'fin',
      title: 'Résiliation, droit applicable et litiges',
      blocks: [
        `Si une partie manque gravement à ses obligations, l’autre peut la mettre en demeure par lettre recommandée avec avis de réception. Si rien n’est réparé ${noticeDays} jours après, le contrat prend fin de plein droit, sans préjudice de dommages et intérêts.`,
        'Une formule mensuelle prend fin au terme fixé par le devis. À la fin du contrat, quelle qu’en soit la cause, le travail déjà fait est dû ; l’acompte s’y impute, et le prestataire rend ou détruit les documents et les accès confiés.',
        'Le droit français s’applique. La version française de ces conditions fait foi. Si une clause se révèle nulle, les autres demeurent.',
        'En cas de désaccord, les parties cherchent d’abord une solution amiable. À défaut, les tribunaux de Paris sont seuls compétents.',
        'Ces conditions ne concernant que des professionnels, aucun médiateur de la consommation n’est désigné.',
      ],
    },
  ],
}
