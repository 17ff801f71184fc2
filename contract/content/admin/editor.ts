/*
 * Messages of the article editor; French only. Longer than a file should be: one field a line, as in the file that it
 * describes.
 */
import type { z } from 'zod'
import { articleBlocks, titledBlocks } from '../article-blocks.ts'
import { articleOffers } from '../article-front-matter.ts'
import { coverGrounds } from '../covers.ts'
import { exactly, group, keyed, list, perLocale, text } from '../fields.ts'
import { notice } from '../parts.ts'
import { editorActions } from './editor-actions.ts'

const n = { places: ['{n}'] }
const name = { places: ['{name}'] }
const counted = (description: string) => group(description, { one: text('Un seul', n), many: text('Plusieurs', n) })

const toolbar = group('Barre d’outils', {
  label: 'Nom de la barre, pour les lecteurs d’écran',
  actions: keyed('Boutons', editorActions, text('Nom du bouton')),
  keys: group('Noms des touches', { control: 'Touche Ctrl', shift: 'Touche Maj', alt: 'Touche Alt' }),
})

const link = group('Lien', {
  heading: 'Titre',
  words: 'Champ des mots du lien',
  wordsMissing: 'Les mots manquent',
  target: 'Nom du choix entre le site et ailleurs',
  inside: 'Une page du site',
  outside: 'Une adresse ailleurs',
  search: 'Champ de recherche',
  searchHint: 'Aide du champ de recherche',
  loading: 'Pendant le chargement',
  failed: 'Le chargement a échoué',
  none: 'Rien n’a été trouvé',
  pages: 'Nom de la liste, pour les lecteurs d’écran',
  chosenMissing: 'Aucune page n’est choisie',
  unpublished: 'Marque d’un article qui n’a pas encore paru',
  address: 'Champ de l’adresse',
  addressHint: 'Aide du champ de l’adresse',
  addressWrong: 'L’adresse n’est pas lisible',
  insert: 'Bouton qui pose le lien',
  remove: 'Bouton qui retire le lien',
})

const source = group('Source', {
  heading: 'Titre',
  lead: 'À quoi sert une source',
  again: 'Liste des sources du texte',
  againHint: 'Aide de la liste',
  fresh: 'Entrée de la liste : une nouvelle source',
  office: 'Champ de l’organisme',
  officeHint: 'Aide du champ',
  officeMissing: 'L’organisme manque',
  title: 'Champ du titre',
  titleHint: 'Aide du champ',
  language: 'Champ de la langue du titre',
  year: 'Champ de l’année',
  address: 'Champ de l’adresse',
  addressWrong: 'L’adresse n’est pas lisible',
  checkedOn: 'Champ du jour de la vérification',
  checkedOnHint: 'Aide du champ',
  checkedOnWrong: 'Le jour manque ou est à venir',
  checked: perLocale('Comment un article dit ce jour, dans sa langue', text('Mots', { places: ['{day}'] })),
  insert: 'Bouton qui pose la source',
})

const picture = group('Image', {
  heading: 'Titre',
  description: 'Champ de la description',
  descriptionHint: 'Aide du champ',
  descriptionMissing: 'La description manque',
  noView: 'L’image ne peut pas être montrée ici',
  view: text('Aperçu, pour les lecteurs d’écran', name),
  insert: 'Bouton qui pose l’image',
  tooLarge: text('L’image pèse trop', { places: ['{name}', '{n}'] }),
  notPicture: text('Le fichier n’est pas une image', name),
  sending: text('Pendant l’envoi', { places: ['{name}', '{n}'] }),
  placing: text('L’image est envoyée, le serveur la prépare', name),
  waiting: text('Sans réseau', name),
  refused: text('Refusée', { places: ['{name}', '{problem}', '{remedy}'] }),
  failed: text('Échec', { places: ['{name}', '{reason}'] }),
  retry: 'Bouton qui réessaie',
  drop: 'Bouton qui abandonne',
  placed: notice('L’image est posée', name),
  mark: text('Place tenue dans le texte pendant l’envoi', name),
})

const pictures = group('Images de l’article', {
  heading: 'Titre',
  none: 'Aucune image',
  insert: 'Bouton qui pose l’image',
  toward: text('Ajouté au bouton, pour les lecteurs d’écran', name),
  unused: 'Marque d’une image que le texte ne montre pas',
  size: text('Poids', n),
  limits: text('Ce qui est admis', n),
})

const head = group('L’en-tête', {
  heading: 'Titre',
  aside: 'À quoi il sert',
  faults: counted('Points à corriger dans l’en-tête'),
  unreadable: 'L’en-tête n’est pas lisible',
  raw: 'Champ de l’en-tête tel quel',
  draft: 'Interrupteur du brouillon',
  draftHint: 'Aide de l’interrupteur',
  category: 'Champ de la catégorie',
  offer: 'Champ de l’offre',
  offerHint: 'Aide du champ',
  offers: keyed('Noms des offres', articleOffers, text('Nom')),
  motif: 'Champ du dessin',
  motifHint: 'Aide du champ',
  anyMotif: 'Choix du site',
  ground: 'Champ du fond',
  anyGround: 'Choix du site',
  grounds: keyed('Noms des fonds', coverGrounds, text('Nom')),
  none: 'Rien n’est choisi',
  revisedOn: 'Champ de la révision',
  revisedOnHint: 'Aide du champ',
  revisedToday: 'Bouton qui note une révision du jour',
  related: 'Articles à lire ensuite',
  relatedHint: text('Aide de la liste', { places: ['{least}', '{most}'] }),
  add: 'Champ qui ajoute un article',
  addNone: 'Rien n’est choisi',
  remove: 'Bouton qui retire',
  toward: text('Ajouté au bouton, pour les lecteurs d’écran', name),
})

const complaints = group('Points à corriger', {
  heading: 'Titre',
  none: 'Aucun point à corriger',
})

const block = 'Aide du bloc'
const blocks = group('Blocs', {
  heading: 'Titre',
  lead: 'Introduction',
  names: keyed('Noms des blocs', articleBlocks, text('Nom')),
  hints: keyed('À quoi sert chaque bloc', articleBlocks, text(block)),
  titles: keyed('Premiers mots d’un nouveau bloc', titledBlocks, text('Mots à remplacer')),
  texts: keyed(
    'Texte d’un nouveau bloc',
    articleBlocks.filter((one) => one !== 'table'),
    text('Mots à remplacer'),
  ),
  columns: exactly(3, 'Colonnes d’un nouveau tableau', text('Mots à remplacer')),
  quote: 'Nom de la citation',
  quoteHint: 'À quoi sert une citation',
})

const search = group('Recherche dans le texte', {
  find: 'Champ de recherche',
  replace: 'Champ du remplacement',
  next: 'Bouton suivant',
  previous: 'Bouton précédent',
  matchCase: 'Respecter les majuscules',
  byWord: 'Mots entiers',
  replaceOne: 'Bouton qui remplace',
  replaceAll: 'Bouton qui remplace tout',
  close: 'Bouton qui ferme',
  current: 'Annoncé devant ce qui est trouvé',
  onLine: 'Annoncé devant le numéro de ligne',
  replacedOne: text('Annoncé après un remplacement, avec le numéro de ligne', n),
  replacedMany: text('Annoncé après plusieurs remplacements', n),
})

/** The article editor: `content/admin/editor.yaml`. */
export const adminEditorSchema = group('Éditeur d’articles', {
  text: 'Nom du texte, pour les lecteurs d’écran',
  keyboard: 'Comment quitter le texte au clavier',
  counts: group('Compteurs', {
    words: counted('Mots'),
    characters: counted('Caractères'),
    minutes: counted('Minutes de lecture'),
  }),
  cancel: 'Bouton qui annule',
  toolbar,
  link,
  source,
  picture,
  pictures,
  head,
  complaints,
  blocks,
  search,
  languages: perLocale('Noms des langues', text('Nom de la langue, en français')),
  help: group('Aide', {
    heading: 'Titre',
    keys: 'Titre de la liste des touches',
    marks: 'Titre de la liste des signes',
    lines: list('Ce qu’il faut savoir', text('Une phrase')),
    complaint: 'Touche qui mène au point à corriger suivant',
    save: 'Touche qui enregistre',
    close: 'Bouton qui ferme',
  }),
})

export type AdminEditor = z.infer<typeof adminEditorSchema>
