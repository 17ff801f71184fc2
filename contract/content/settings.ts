import type { z } from 'zod'
import type { Locale } from '../locales.ts'
import { offerNames, offersByName } from '../offers.ts'
import { perKey } from '../per-key.ts'
import type { Picture } from './article.ts'
import {
  email,
  flag,
  group,
  list,
  number,
  optional,
  owned,
  perLocale,
  picture,
  rich,
  secureUrl,
  telephone,
  text,
  url,
} from './fields.ts'

const address = list('Adresse postale sans le pays, une entrée par ligne', text('Une ligne'))
const country = perLocale('Pays de l’adresse', text('Dans cette langue'))
const phone = telephone('Téléphone, à l’international : +33 1 …')

const inEach = (description: string, max?: number) =>
  perLocale(description, text('Dans cette langue', max === undefined ? {} : { max }))

/** One station of the owner's career. */
const station = group('Une étape', {
  years: text('Années, par exemple : 2014 – 2019', { max: 30 }),
  where: inEach('Employeur ou sorte d’employeur, et lieu', 120),
  what: inEach('Ce que vous y avez fait, en une ou deux phrases', 300),
})

const owner = group('Vous ; ce qui manque n’est pas montré, et le portrait dessiné remplace le vôtre', {
  name: owned(
    text('Votre nom : sur l’accueil, « À propos », le contact, les offres, les articles et les pages légales'),
  ),
  portrait: optional(
    owned(
      group('Votre photo', {
        file: picture('Nom du fichier, dans le dossier owner : portrait.jpg'),
        description: inEach('Ce que la photo montre, pour qui ne la voit pas'),
      }),
    ),
  ),
  biography: optional(owned(inEach('Qui vous êtes, en une ligne, à côté de votre nom', 160))),
  base: optional(owned(inEach('Où vous travaillez, et depuis quand', 120))),
  languages: optional(owned(inEach('Vos langues, par exemple : français et allemand, langues maternelles', 120))),
  career: optional(owned(list('Votre parcours, du plus récent au plus ancien', station))),
  phone: optional(
    owned(
      telephone('Téléphone à côté de votre nom, à l’international ; celui des mentions légales est plus bas'),
      'optional',
    ),
  ),
  insurance: optional(owned(inEach('Assurance professionnelle : assureur, et où elle vaut', 160), 'optional')),
  absence: optional(owned(inEach('Qui vous remplace en votre absence', 160), 'optional')),
  profile: optional(
    owned(secureUrl('Page d’un autre site qui vous présente, en https : « À propos » y mène'), 'optional'),
  ),
})

const facts = {
  brand: text('Nom de la marque'),
  owner,
  email: owned(email('Adresse e-mail du site')),
  booking: owned(
    group('Calendriers de rendez-vous, selon ce que dit le bouton', {
      hero: url('Premier appel'),
      checklist: url('Premier appel, une fois la checklist reçue'),
      contact: url('Premier appel, sur la page de contact'),
      ...perKey(offerNames, (name) => url(offersByName[name].title)),
    }),
  ),
  newsletter: owned(url('Inscription à la newsletter')),
  social: owned(url('Profil sur le réseau professionnel')),
  video: owned(url('Chaîne vidéo')),
  ranking: owned(
    group('Classement SEO cité en haut des accueils', {
      address: url('Article du classement'),
      publication: 'Qui l’a publié',
      year: number('Année'),
    }),
  ),
  publisher: group('Éditeur du site, pour les pages légales', {
    legalForm: perLocale(
      'Forme juridique',
      rich('Avec le capital social s’il y en a un ; [fr:…] marque des mots français'),
    ),
    address: owned(address),
    country,
    phone: owned(phone),
    siret: owned(text('Numéro SIRET, inscrit au Registre national des entreprises (RNE)')),
    vatId: owned(text('Numéro de TVA intracommunautaire')),
    director: owned(text('Directeur de la publication')),
  }),
  host: owned(
    group('Hébergeur du site', { name: 'Nom', address, country, phone, website: url('Site de l’hébergeur') }),
  ),
  processors: owned(
    list(
      'Prestataires qui traitent des données pour vous',
      group('Un prestataire', {
        name: 'Nom',
        task: perLocale('Ce qu’il fait', text('Dans cette langue')),
        place: perLocale('Pays', text('Dans cette langue')),
        isInEu: flag('Établi dans l’Union européenne'),
        isUsed: flag('En service : seuls ceux-là sont imprimés sur la page de confidentialité'),
      }),
    ),
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
export const settingsSchema = group('Vos coordonnées, vos liens et votre identité légale', facts)

export type Settings = z.infer<typeof settingsSchema>
type OwnerSettings = Settings['owner']

/** The owner's picture as it is served, and what it shows. */
export type Portrait = { picture: Picture; description: Record<Locale, string> }

/** What pages may show of the owner: what is not known yet, a placeholder among it, is not there. */
export type Owner = Omit<OwnerSettings, 'name' | 'portrait'> & { name?: string; portrait?: Portrait }
