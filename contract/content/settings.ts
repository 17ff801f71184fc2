import { z } from 'zod'
import type { Locale } from '../locales.ts'
import { offerNames, offersByName } from '../offers.ts'
import { perKey } from '../per-key.ts'
import type { Picture } from './article.ts'
import {
  email,
  flag,
  group,
  keyed,
  list,
  number,
  optional,
  owned,
  perLocale,
  picture,
  refuse,
  rich,
  secureUrl,
  shown,
  siret,
  telephone,
  text,
  url,
  vatId,
} from './fields.ts'
import { findOtherFirm } from './identifiers.ts'
import type { Place } from './places.ts'

const inEach = (description: string, max?: number) => perLocale(description, text('', max === undefined ? {} : { max }))

/** Of what a page can do without: it is not shown in a language that lacks it. */
const inSome = (description: string, max?: number) =>
  perLocale(description, optional(text('', max === undefined ? {} : { max })))

const address = list('Adresse, sans le pays', text('Une ligne de l’adresse'))
const country = inEach('Pays')

/** One station of the owner's career. */
const station = group('Une étape', {
  years: text('Années, par exemple : 2014 – 2019', { max: 30 }),
  where: inSome('Employeur ou sorte d’employeur, et lieu', 120),
  what: inSome('Ce que vous y avez fait, en une ou deux phrases', 300),
})

const legalPages = ['legalNotice', 'privacy', 'terms'] as const satisfies Place[]
/** Who answers, beside a form or an order. */
const besideForms = ['home', 'about', 'offers', 'contact'] as const satisfies Place[]

const owner = group('Vous', {
  name: shown([...besideForms, 'articles', ...legalPages, 'mails'], owned(text('Votre nom'))),
  portrait: optional(
    shown(
      besideForms,
      owned(
        group('Votre photo', {
          file: picture('Photo'),
          description: inSome('Ce que la photo montre, pour qui ne la voit pas'),
        }),
      ),
    ),
  ),
  biography: optional(shown(besideForms, owned(inSome('Qui vous êtes, en une ligne', 160)))),
  base: optional(shown(besideForms, owned(inSome('Où vous travaillez, et depuis quand', 120)))),
  languages: optional(
    shown(besideForms, owned(inSome('Vos langues, par exemple : français et allemand, langues maternelles', 120))),
  ),
  career: optional(shown(['home', 'about'], owned(list('Votre parcours, du plus récent au plus ancien', station)))),
  phone: shown(['legalNotice', 'privacy'], owned(telephone('Téléphone'))),
  isPhoneShown: shown(['offers', 'contact', 'mails'], flag('Afficher aussi ce numéro à côté de votre nom')),
  absence: optional(shown(besideForms, owned(inSome('Qui vous remplace en votre absence', 160), 'optional'))),
  insurance: optional(
    shown(besideForms, owned(inSome('Assurance professionnelle : assureur et pays couverts', 160), 'optional')),
  ),
  profile: optional(
    shown(['about'], owned(secureUrl('Adresse d’une page d’un autre site qui vous présente (https://…)'), 'optional')),
  ),
})

const site = {
  brand: shown(['everywhere', 'pdf', 'mails'], text('Nom de la marque')),
  email: shown(['everywhere', 'pdf', 'mails'], owned(email('Adresse e-mail'))),
}

const identity = {
  legalForm: shown(['legalNotice', 'terms'], perLocale('Forme juridique', rich(''))),
  address: shown(legalPages, owned(address)),
  country: shown(legalPages, country),
  siret: shown(['legalNotice', 'terms'], owned(siret('Numéro SIRET'))),
  vatId: shown(['legalNotice', 'terms'], owned(vatId('Numéro de TVA intracommunautaire'))),
  director: shown(['legalNotice'], owned(text('Directeur de la publication'))),
}

const ways = {
  newsletter: shown(['everywhere'], owned(url('Adresse de la page d’inscription à la newsletter (https://…)'))),
  social: shown(['everywhere'], owned(url('Adresse de votre profil professionnel, par exemple LinkedIn (https://…)'))),
  video: shown(['everywhere'], owned(url('Adresse de votre chaîne vidéo (https://…)'))),
  ranking: shown(
    ['home'],
    owned(
      group('Classement SEO cité en haut des pages d’accueil', {
        address: url('Adresse de l’article du classement (https://…)'),
        publication: 'Qui l’a publié',
        year: number('Année'),
      }),
    ),
  ),
}

/** Where the first call or an offer is booked; `first` is the calendar of all that have none of their own. */
const ownCalendars = {
  hero: shown(['home'], url('Bouton en haut des pages d’accueil')),
  checklist: shown(['checklist', 'pdf'], url('Après la checklist')),
  contact: shown(['contact'], url('Page de contact')),
  ...perKey(offerNames, (name) => shown(['offers'], url(offersByName[name].title))),
}
export const bookingPlaces = Object.keys(ownCalendars) as (keyof typeof ownCalendars)[]

const host = shown(
  ['legalNotice'],
  owned(
    group('Hébergeur', {
      name: 'Nom',
      address,
      country,
      phone: telephone('Téléphone'),
      website: url('Site de l’hébergeur'),
    }),
  ),
)

const processors = shown(
  ['privacy'],
  owned(
    list(
      'Qui traite des données pour vous',
      group('Un prestataire', {
        name: 'Nom',
        task: inEach('Ce qu’il fait'),
        place: inEach('Pays'),
        isInEu: flag('Établi dans l’Union européenne'),
        isUsed: flag('En service : seuls ceux-là sont affichés'),
      }),
    ),
  ),
)

const authority = shown(
  ['privacy'],
  group('Autorité de protection des données', {
    name: 'Nom court',
    fullName: 'Nom complet',
    address,
    country,
    website: url('Site'),
    complaints: url('Page où déposer une plainte'),
  }),
)

/** The owner's own facts, in the sections of their form: `content/settings.yaml`. */
export const settingsSchema = group('Vous et votre entreprise', {
  owner,
  publisher: group('Votre entreprise', { ...site, ...identity })
    .superRefine((value, context) => {
      const fault = findOtherFirm(value)
      if (fault) refuse(context, fault, ['vatId'])
    })
    .meta({ description: 'Votre entreprise' }),
  links: group('Rendez-vous et liens', {
    booking: shown(['everywhere'], owned(url('Adresse du calendrier pour réserver le premier appel (https://…)'))),
    calendars: optional(
      group(
        'Un autre calendrier à certains endroits',
        perKey(bookingPlaces, (place) => optional(ownCalendars[place])),
      ),
    ),
    ...ways,
  }),
  host,
  processors: group('Prestataires', { list: processors }),
  authority,
})

type SettingsFile = z.infer<typeof settingsSchema>

/** The same facts as everything else reads them and texts refer to them. */
export const settingsFacts = z.strictObject({
  ...site,
  owner,
  publisher: group('', identity),
  ...ways,
  host,
  processors,
  authority,
  booking: keyed('', ['first', ...bookingPlaces], url('')),
})

export type Settings = z.infer<typeof settingsFacts>

export function toSettings({ publisher, links, processors, ...others }: SettingsFile): Settings {
  const { brand, email, ...identity } = publisher
  const { booking: first, calendars, ...ways } = links
  const booking = { first, ...perKey(bookingPlaces, (place) => calendars?.[place] ?? first) }
  return { brand, email, publisher: identity, ...ways, booking, processors: processors.list, ...others }
}

type OwnerSettings = Settings['owner']

/** The owner's picture as it is served, and what it shows. */
export type Portrait = { picture: Picture; description: Record<Locale, string> }

/** What pages may show of the owner: what is not known yet, a placeholder among it, is not there. */
export type Owner = Omit<OwnerSettings, 'name' | 'portrait' | 'phone' | 'isPhoneShown'> & {
  name?: string
  portrait?: Portrait
  phone?: string
}
