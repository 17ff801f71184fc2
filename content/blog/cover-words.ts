import type { CategorySlug } from '../../contract/blog-routes.ts'

/** The drawings that an article may ask for (`cover: pont`), each with what it shows, for those who do not see it. */
export const coverMotifs = {
  automate: 'Une machine qui écrit, un crayon rouge derrière l’oreille',
  badge: 'Un badge de salon au bout de son cordon',
  balance: 'Un colis sur une balance',
  barriere: 'Une barrière levée devant un colis',
  bocal: 'Un bocal rempli en vrac, une feuille sur le verre',
  'boite-aux-lettres': 'Une lettre à l’entrée d’une boîte qui refuse la publicité',
  carte: 'Un chemin sur une carte pliée, une épingle au bout',
  casque: 'Un visage en forme de « ü », un casque sur les oreilles',
  chronometre: 'Un chronomètre au tiers de son tour',
  ecran: 'Un téléphone qui joue une vidéo, le fil en guise de son',
  etal: 'Un étal de marché sous son auvent rayé',
  etiquettes: 'Trois étiquettes de prix sur un même fil',
  fauteuil: 'Un fauteuil dont l’étiquette est raturée',
  grue: 'Une grue pose une page à côté d’une autre',
  journal: 'Une page de journal, une étiquette sur l’annonce',
  lit: 'Un lit sous une règle graduée',
  livre: 'Un livre ouvert sur cinq réponses',
  loupe: 'Une loupe à cheval sur une frontière de mots',
  maison: 'Une maison et, à côté, un dossier',
  paragraphe: 'Le fil écrit le signe du paragraphe sur une feuille',
  piles: 'Trois piles de pages et une corbeille',
  place: 'Un nuage de points, et le fil autour de la place libre',
  pont: 'Un pont suspendu entre deux rives',
  poteau: 'Un poteau indicateur à trois bras',
  prise: 'Une fiche devant une prise qui n’est pas la sienne',
  reponse: 'Un champ de recherche, la réponse juste en dessous',
  reseau: 'Des contacts reliés par un seul fil',
  retour: 'Un colis dont le fil fait le tour et revient',
  sablier: 'Un sablier à moitié écoulé',
  temoin: 'Quelqu’un parle entre guillemets',
} as const satisfies Record<string, string>

export type CoverMotif = keyof typeof coverMotifs

/** Colours on which a cover may be drawn (`cover: [pont, encre]`). */
export const coverGrounds = ['moutarde', 'brume', 'farine', 'encre', 'fil'] as const
export type CoverGround = (typeof coverGrounds)[number]

/** What a category lends an article that asks for nothing: its colours, and drawings that fit any of its questions. */
export const categoryCovers: Record<
  CategorySlug,
  { grounds: readonly [CoverGround, ...CoverGround[]]; motifs: readonly [CoverMotif, ...CoverMotif[]] }
> = {
  'seo-dach': { grounds: ['farine', 'encre', 'moutarde'], motifs: ['loupe', 'pont', 'poteau'] },
  'contenu-et-localisation': { grounds: ['brume', 'moutarde'], motifs: ['livre', 'piles', 'temoin'] },
  'e-commerce': { grounds: ['fil', 'brume', 'moutarde'], motifs: ['etal', 'etiquettes', 'retour'] },
  'vente-b2b': { grounds: ['moutarde', 'encre', 'farine'], motifs: ['badge', 'reseau', 'sablier'] },
  'juridique-et-confiance': { grounds: ['brume', 'fil'], motifs: ['paragraphe', 'balance', 'temoin'] },
  'reseaux-et-ia': { grounds: ['encre', 'moutarde'], motifs: ['automate', 'reponse', 'ecran'] },
  'autriche-et-suisse': { grounds: ['fil', 'brume'], motifs: ['fauteuil', 'barriere', 'poteau'] },
  'methode-et-etudes': { grounds: ['encre', 'farine', 'moutarde'], motifs: ['place', 'carte', 'chronometre'] },
}
