import type { z } from 'zod'
import type { Locale } from '../locales.ts'
import type { Picture } from './article-body.ts'
import {
  choice,
  email,
  flag,
  group,
  list,
  optional,
  perLocale,
  rich,
  secureUrl,
  telephone,
  text,
  url,
} from './fields.ts'

const address = list('Adresse postale sans le pays, une entrée par ligne', text('Une ligne'))
const country = perLocale('Pays de l’adresse', text('Dans cette langue'))
const phone = telephone('Téléphone, à l’international : +33 1 …')

/** Keys of `settings` that are placeholders until the owner replaces them. */
const replaceable = [
  'owner.name',
  'email',
  'booking',
  'newsletter',
  'social',
  'video',
  'rankingArticle',
  'publisher',
  'host',
  'processors',
] as const

const facts = {
  brand: text('Nom de la marque'),
  owner: group('Vous ; ce qui manque n’est pas montré, et le portrait dessiné remplace le vôtre', {
    name: 'Votre nom : sur l’accueil, « À propos », les articles et les pages légales',
    portrait: optional(
      group('Votre photo', {
        file: 'Nom du fichier, dans le dossier owner : portrait.jpg',
        description: perLocale('Ce que la photo montre, pour qui ne la voit pas', text('Dans cette langue')),
      }),
    ),
    biography: optional(
      perLocale('Qui vous êtes, en une ligne : sur l’accueil et « À propos »', text('Dans cette langue', { max: 160 })),
    ),
    profile: optional(secureUrl('Page d’un autre site qui vous présente, en https : « À propos » y mène')),
    phone: optional(
      telephone('Téléphone des pages de contact, à l’international ; celui de la loi est sous publisher'),
    ),
  }),
  email: email('Adresse e-mail du site'),
  booking: group('Calendriers de rendez-vous, selon ce que dit le bouton', {
    hero: url('Premier appel'),
    checklist: url('Premier appel, une fois la checklist reçue'),
    contact: url('Premier appel, sur la page de contact'),
    expressAudit: url('Audit express'),
    auditDach: url('Audit DACH'),
    backlinks: url('Backlinks'),
    vip: url('Accompagnement VIP'),
  }),
  newsletter: url('Inscription à la newsletter'),
  social: url('Profil sur le réseau professionnel'),
  video: url('Chaîne vidéo'),
  rankingArticle: url('Article du classement SEO, cité sur l’accueil'),
  publisher: group('Éditeur du site, pour les pages légales', {
    legalForm: perLocale(
      'Forme juridique',
      rich('Avec le capital social s’il y en a un ; [fr:…] marque des mots français'),
    ),
    address,
    country,
    phone,
    siren: text('Numéro SIREN, inscrit au Registre national des entreprises (RNE)'),
    vatId: text('Numéro de TVA intracommunautaire'),
    director: text('Directeur de la publication'),
  }),
  host: group('Hébergeur du site', { name: 'Nom', address, country, phone, website: url('Site de l’hébergeur') }),
  processors: list(
    'Prestataires qui traitent des données pour vous',
    group('Un prestataire', {
      name: 'Nom',
      task: perLocale('Ce qu’il fait', text('Dans cette langue')),
      place: perLocale('Pays', text('Dans cette langue')),
      isInEu: flag('Établi dans l’Union européenne'),
      isUsed: flag('En service : seuls ceux-là sont imprimés sur la page de confidentialité'),
    }),
  ),
  authority: group('Autorité de protection des données', {
    name: 'Nom court',
    fullName: 'Nom complet',
    address,
    country,
    website: url('Site'),
    complaints: url('Page où déposer une plainte'),
  }),
}

/** The owner's own facts: brand, addresses, links, legal identity. */
const settingsSchema = group('Vos coordonnées, vos liens et votre identité légale', facts)

/** The file: the settings, and which of them still stand on a reserved name or a number that nobody has. */
export const settingsFileSchema = group('Vos coordonnées, vos liens et votre identité légale', {
  ...facts,
  placeholders: choice('Nom d’une entrée qui reste à remplacer', replaceable)
    .array()
    .readonly()
    .meta({ description: 'Entrées à remplacer avant l’ouverture ; retirez le nom de celles qui sont vraies' }),
})

export type Settings = z.infer<typeof settingsSchema>
type OwnerSettings = Settings['owner']

/** The owner's picture as it is served, and what it shows. */
export type Portrait = { picture: Picture; description: Record<Locale, string> }

/** What pages may show of the owner: what is not known yet, a placeholder among it, is not there. */
export type Owner = Pick<OwnerSettings, 'biography' | 'profile' | 'phone'> & { name?: string; portrait?: Portrait }
export type Placeholder = (typeof replaceable)[number]
