import { z } from 'zod'
import { dataKinds, type Period, uses } from '../privacy/personal-data.ts'
import { day, email, exactly, group, keyed, list, optional, rich, text, url } from './fields.ts'
import { pageHead, pageHero, pageKey } from './parts.ts'

const label = text('Texte du lien')

/** Where a line of a legal page leads: a page of the site, a mailbox, another site. */
const link = z
  .union([
    group('Vers une page du site', {
      label,
      page: pageKey,
    }),
    group('Vers une boîte e-mail', { label, email: email('Adresse e-mail') }),
    group('Vers un autre site', { label, address: url('Adresse') }),
  ])
  .meta({ description: 'Un lien' })

const kind = <const Kind extends string>(name: Kind) => z.literal(name).meta({ description: 'Sorte de bloc' })
const caption = text('Titre du tableau')
const columns = list('Titres des colonnes', text('Un titre'))
const row = group('Une ligne', { name: 'Première case', cells: list('Les autres cases', rich('Une case')) })

/** A part of a section. Those without fields of their own are drawn from the settings and the declared data. */
const block = z.union([
  rich('Un paragraphe'),
  z.discriminatedUnion('kind', [
    group('Une liste', { kind: kind('list'), items: list('Lignes', rich('Une ligne')) }),
    group('Des liens', { kind: kind('links'), links: list('Liens', link) }),
    group('Un tableau', { kind: kind('table'), caption, columns, rows: list('Lignes', row) }),
    group('Coordonnées, d’après « Vous »', { kind: kind('contact') }),
    group('Éditeur, d’après « Vous »', { kind: kind('publisher') }),
    group('Hébergeur, d’après « Vous »', { kind: kind('host') }),
    group('Ce qui est conservé', { kind: kind('retention'), caption, columns }),
    group('Prestataires, d’après « Vous »', {
      kind: kind('processors'),
      caption,
      columns,
      allInEu: rich('Sous le tableau, quand tous sont dans l’Union européenne'),
      outsideEu: rich('Sous le tableau, quand l’un d’eux est en dehors'),
    }),
  ]),
])

const section = group('Une section', {
  id: text('Ancre de la section, en minuscules et traits d’union').regex(/^[a-z0-9-]+$/),
  title: 'Titre',
  blocks: list('Contenu', block.meta({ description: 'Un paragraphe ou un bloc' })),
})

const legalPage = {
  head: pageHead,
  hero: group('Haut de la page', pageHero),
  original: optional(
    group('Sur une version de lecture : quel texte fait foi, et le lien vers lui', {
      text: rich('Quel texte fait foi'),
      link: 'Lien vers la page en français',
    }),
  ),
  changedOn: day('Jour de la dernière modification'),
  summary: list('La page en quelques lignes', rich('Une ligne')),
}

/** Copy of a legal page. */
export const legalPageSchema = group('Page légale', { ...legalPage, sections: list('Sections', section) })

/** The terms of sale: ten numbered sections, so that they can be cited. The French text binds. */
export const termsPageSchema = group('Page légale', {
  ...legalPage,
  isNumbered: z.literal(true).meta({ description: 'Sections et paragraphes numérotés, pour être cités' }),
  sections: exactly(10, 'Dix sections', section),
})

const retained = { name: 'Nom de la ligne', purpose: 'À quoi cela sert' }
const elsewhere = { ...retained, data: rich('Ce qui est conservé') }
const basis = rich('Base légale')
const period = rich('Durée')

const periods: readonly Period[] = Object.values(uses).map((use) => use.period)

const retention = group('Tableau de ce qui est conservé', {
  rows: group('Lignes du tableau', {
    ...keyed(
      '',
      Object.keys(uses) as (keyof typeof uses)[],
      group('Une ligne que la base de données remplit', retained),
    ).shape,
    correspondence: group('E-mails et rendez-vous', elsewhere),
    client: group('Clients', { ...elsewhere, period }),
    accounts: group('Comptabilité', { ...elsewhere, basis, period }),
    backup: group('Sauvegardes', { ...elsewhere, period }),
    browsing: group('Fréquentation, comptée par jour', { ...elsewhere, basis, period }),
  }),
  data: keyed('Noms des données', dataKinds, rich('Nom, sans majuscule')),
  bases: keyed(
    'Bases légales',
    Object.values(uses).map((use) => use.basis),
    basis,
  ),
  periods: keyed('Durées', periods, period),
})

/** What stands around the words of every legal page, and what its tables are made of. */
export const legalFrameSchema = group('Textes communs aux pages légales', {
  contents: 'Titre du sommaire',
  summary: 'Titre du résumé',
  changed: 'Avant la date',
  question: 'Question à la fin',
  contact: 'Lien vers la page de contact',
  identity: group('Noms des coordonnées', {
    name: 'Nom',
    legalForm: 'Forme juridique',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    siret: 'SIRET',
    vatId: 'Numéro de TVA',
    website: 'Site',
  }),
  retention,
})

/** `isNumbered` numbers the sections and their paragraphs, so that they can be cited. */
export type LegalWords = z.infer<typeof legalPageSchema> & { isNumbered?: true }
/** A part of a section as written: what is drawn from elsewhere is only named. */
export type LegalBlock = z.infer<typeof block>
export type LegalFrame = z.infer<typeof legalFrameSchema>
