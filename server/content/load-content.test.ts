// Long: each thing that can be wrong in a file of content, with the sentence that the owner gets.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Content } from '../../contract/content/content.ts'
import { pageRoutes } from '../../contract/routes.ts'
import { loadAgain, testFiles } from '../../tests/support/content.ts'
import { type Complaint, toSentence } from './complaint.ts'
import { type ContentFile, type ContentFiles, readContentFolder } from './content-files.ts'
import type { LoadOptions } from './load-content.ts'

type Spoilt = readonly [file: string, from: string | RegExp, to: string]

/**
 * The content of this repository with other words in its files, found by a pattern where the owner changes them; the test
 * is wrong if they are not there.
 */
function spoil(...spoilt: Spoilt[]): Map<string, ContentFile> {
  const files = new Map(testFiles)
  for (const [path, from, to] of spoilt) {
    const text = String(files.get(path)?.bytes)
    if (text.replace(from, to) === text) throw new Error(`${path} does not contain "${from}"`)
    files.set(path, { path, bytes: Buffer.from(text.replace(from, to)) })
  }
  return files
}

async function complaintsOf(files: ContentFiles, options: LoadOptions = {}): Promise<Complaint[]> {
  const loaded = await loadAgain(files, options)
  return 'complaints' in loaded ? loaded.complaints : []
}

async function loadSpoilt(...spoilt: Spoilt[]): Promise<Content> {
  const loaded = await loadAgain(spoil(...spoilt))
  if ('complaints' in loaded) throw new Error(loaded.complaints.map(toSentence).join('\n'))
  return loaded.content
}

/** File, words there, words put in their place, and what the owner is told. */
const faults: readonly [name: string, file: string, from: string | RegExp, to: string, told: string][] = [
  [
    'a figure that is not confirmed yet, in a text beside which the page cannot say so',
    'pages/not-found/fr.yaml',
    /title: .*/,
    "title: '{offers.claims.companies.atLeast} entreprises'",
    'un chiffre à confirmer est cité là où la page ne peut pas le dire. Retirez le chiffre de la phrase, ou confirmez-le dans « Offres et prix ».',
  ],
  [
    'a name without the consent of who bears it',
    'pages/about/fr.yaml',
    /^ {4}role: /m,
    '    name: Anne Exemple\n    role: ',
    '« consent » : un nom, une entreprise ou une photo ne se publie qu’avec l’accord de la personne. Notez le jour de son accord et comment il a été donné, ou retirez nom, entreprise et photo.',
  ],
  [
    'a confirmed testimonial, and nothing on how reviews are gathered',
    'testimonials/de.yaml',
    / {2}gathered: >-\n(?: {4}.*\n)+ {2}sample: true([\s\S]*?) {4}sample: true\n/,
    '$1',
    'un avis confirmé ne va pas sans dire comment les avis ont été recueillis. Écrivez-le dans les avis des clients de cette langue, parmi les mots autour des avis.',
  ],
  [
    'a photograph that was never sent',
    'testimonials/en.yaml',
    /^ {4}role: /m,
    '    picture: anne.jpg\n    consent:\n      on: 2026-11-03\n      how: e-mail\n    role: ',
    'l’image « anne.jpg » manque. Choisissez-la de nouveau, ou retirez-la.',
  ],
  [
    'a price with a space and a sign',
    'offers.yaml',
    /from: \d+/,
    'from: 1 500 €',
    'offers.yaml, ligne 7 : « from » contient « 1 500 € », ce n’est pas un nombre entier. Écrivez un nombre entier sans espace ni signe, par exemple 1500.',
  ],
  ['a price in quotes', 'offers.yaml', /once: \d+/, "once: '1500'", '« once » n’est pas écrit comme prévu ici ('],
  [
    'a range written the other way round',
    'offers.yaml',
    /pages: \[.*\]/,
    'pages: [30, 20]',
    '« pages » : le second nombre est plus petit que le premier. Écrivez le plus petit d’abord.',
  ],
  [
    'a telephone number that lacks a digit',
    'settings.yaml',
    'phone: +33 1 99 00 00 00',
    'phone: 01 99 00 00 0',
    '« phone » : ce n’est pas un numéro complet. Écrivez-le en entier, par exemple 01 23 45 67 89 ; hors de France, commencez par l’indicatif du pays, par exemple +49 30 1234567.',
  ],
  [
    'a VAT number of another firm than the SIRET',
    'settings.yaml',
    /siret: .*\n {2}vatId: .*/,
    'siret: 732 829 320 00074\n  vatId: FR83404833048',
    '« vatId » : ce numéro de TVA n’est pas celui de l’entreprise dont vous donnez le SIRET. Écrivez FR44732829320, ou corrigez le SIRET.',
  ],
  [
    'a list without an entry',
    'settings.yaml',
    /address:\n {4}- 3 .*\n {4}- TSA.*\n {4}- 75.*/,
    'address: []',
    '« address » est vide. Ajoutez-en une ligne.',
  ],
  [
    'a profile on a site without encryption',
    'settings.yaml',
    'name: Nom Prénom',
    'name: Nom Prénom\n  profile: http://www.exemple.fr',
    '« profile » contient « http://www.exemple.fr ». Écrivez l’adresse entière, par exemple https://www.exemple.fr/page.',
  ],
  [
    'a brace without its fellow',
    'messages/fr.yaml',
    'closeMenu: Fermer le menu',
    'closeMenu: Fermer {offers.name le menu',
    '« closeMenu » : une accolade n’a pas de pendant. Écrivez { et } autour du nom, ou retirez l’accolade.',
  ],
  [
    'a key that is missing in one language',
    'pages/home/de.yaml',
    '  badge: ',
    '  # badge: ',
    'pages/home/de.yaml, ligne 14 : il manque « badge » (Lien vers l’article du classement). Ajoutez une ligne « badge: … » à cet endroit.',
  ],
  [
    'a key that nobody knows',
    'messages/en.yaml',
    '  openMenu:',
    '  openmenu:',
    'messages/en.yaml, ligne 6 : « openmenu » n’est pas écrit comme prévu ici. Écrivez-le comme le fait `npm run format`, ou comme une entrée voisine.',
  ],
  [
    'a place that nothing fills',
    'messages/fr.yaml',
    'Envoyer le message',
    'Envoyer {message}',
    '« submit » : {message} n’est remplacé par rien ici. Retirez {message}.',
  ],
  [
    'a reference that leads nowhere',
    'pages/home/fr.yaml',
    'offers.prices.auditDach.deliveryHours',
    'offers.prices.auditDach.deliveryHour',
    'pages/home/fr.yaml, ligne 36 : {offers.prices.auditDach.deliveryHour} ne mène à aucune valeur. Vérifiez chaque mot entre les points, d’après le fichier offers.',
  ],
  [
    'a description that is too long',
    'pages/contents/fr.yaml',
    ' De quoi avancer avant de m’appeler.',
    ' De quoi avancer avant de m’appeler, et de quoi en parler.',
    'pages/contents/fr.yaml, ligne 5 : « description » compte 163 caractères. Gardez-en 155 au plus.',
  ],
  [
    'a title that does not fit with the brand',
    'pages/vip/fr.yaml',
    'title: ',
    'title: Notre ',
    'caractères avec la marque. Gardez-en 60 au plus, soit 42 sans elle.',
  ],
  [
    'a source that is not in the list',
    'checklist/fr.yaml',
    '- ddg',
    '- dgd',
    'la source « dgd » n’existe pas. Vérifiez son nom dans checklist/sources-germany.yaml.',
  ],
  [
    'a text that is empty',
    'answers/fr.yaml',
    'greetingWithoutName: Bonjour,',
    "greetingWithoutName: ''",
    '« greetingWithoutName » est vide. Écrivez un texte.',
  ],
]

let sentences: string[]

beforeAll(async () => {
  const files = spoil(...faults.map(([, file, from, to]) => [file, from, to] as const))
  files.delete('pages/contact/de.yaml')
  const put = (path: string, bytes: Buffer) => files.set(path, { path, bytes })
  put('pages/home/es.yaml', Buffer.from('title: Inicio\n'))
  put('consent-sentences.yaml', Buffer.from([0x66, 0x72, 0x3a, 0x20, 0xe9, 0x0a]))
  sentences = (await complaintsOf(files)).map(toSentence)
})

test('the content of this repository has no fault', async () => {
  expect((await complaintsOf(testFiles)).map(toSentence)).toEqual([])
})

test.each(faults)('the owner is told of %s', (_, file, __, ___, told) => {
  expect(sentences.filter((sentence) => sentence.startsWith(file)).join('\n')).toContain(told)
})

test('the owner is told of each fault once, all at once', () => {
  expect(sentences).toHaveLength(new Set(sentences).size)
})

test('the owner is told of a file that is missing, one that nobody reads, and one that is no text', () => {
  expect(sentences).toContain(
    'pages/contact/de.yaml : le fichier manque. Remettez-le à sa place, ou copiez celui d’une autre langue.',
  )
  expect(sentences).toContain(
    'pages/home/es.yaml : aucun fichier de ce nom n’est prévu. Vérifiez son nom et son dossier, ou retirez-le.',
  )
  expect(sentences).toContainEqual(
    expect.stringMatching(
      /^consent-sentences\.yaml, ligne 1 : ce fichier n’est pas écrit comme prévu ici \(en UTF-8\)/,
    ),
  )
})

test('the owner is told of a sentence that has to stand and cites a figure that was taken out', async () => {
  const files = spoil(
    ['offers.yaml', / {2}companies:\n(?: {4}.*\n)+/, ''],
    ['pages/not-found/fr.yaml', /title: .*/, "title: '{offers.claims.companies.atLeast} entreprises'"],
  )
  expect((await complaintsOf(files)).map(toSentence)).toEqual([
    'pages/not-found/fr.yaml, ligne 3 : cette phrase cite un chiffre que vous avez retiré. Écrivez-la sans ce chiffre.',
  ])
})

test('a source that was checked on a day to come is told, in an article, a checklist and a page', async () => {
  const complaints = await complaintsOf(testFiles, { today: '2026-11-20' })
  const told = complaints.map(toSentence).join('\n')
  for (const file of [
    'articles/en/packaging-lucid-germany/article.md, ligne ',
    'checklist/sources-france.yaml',
    'pages/backlinks/fr.yaml',
  ])
    expect(told).toContain(file)
  expect(told).toContain('aurait été vérifiée le 2026-11-21, un jour à venir.')
})

test('a page chosen in a language that has it neither in itself nor in French is told at its line', async () => {
  const { vip, privacy } = pageRoutes
  const [vipPaths, privacyPaths] = [vip.paths, privacy.paths]
  vip.paths = { de: '/de/vip' }
  privacy.paths = { de: '/de/datenschutz' }
  const complaints = await complaintsOf(testFiles)
  vip.paths = vipPaths
  privacy.paths = privacyPaths
  const found = complaints.filter(({ remedy }) => remedy === 'Choisissez une autre page')
  expect(found.filter(({ file }) => file.endsWith('/de.yaml'))).toEqual([])
  const [area] = found.filter(({ file }) => file === 'pages/about/fr.yaml')
  expect(area?.field).toEqual(['expertise', 'areas', 2, 'page'])
  expect(area?.line).toBeGreaterThan(1)
  expect(area?.problem).toBe('la page « Accompagnement VIP » n’existe pas en français')
  const [link] = found.filter(({ file }) => file === 'pages/cookies/en.yaml')
  expect(link?.problem).toBe('la page « Confidentialité » n’existe ni en anglais ni en français')
})

test('a value is changed in one place, and written as each language writes it', async () => {
  const { pages } = await loadSpoilt(
    ['offers.yaml', /^ {4}price: \d+/m, '    price: 12000'],
    ['offers.yaml', /until: \S+/, 'until: 2031-08-10'],
  )
  const { fr, en, de } = pages.expressAudit
  expect([fr, en, de].map(({ price }) => price.full.price)).toEqual(['12\u202f000\u00a0€', '€12,000', '12.000\u00a0€'])
  expect(fr.price.full.when).toContain('10\u00a0août 2031')
})

test('a figure that is still to be confirmed is said to be one, also beside one that is confirmed', async () => {
  const both = "text: 'entreprises, {offers.claims.projects.atLeast} projets'"
  const { pages } = await loadSpoilt(
    ['offers.yaml', '50\n    sample: true', '50\n    basis: { fr: Compté, en: Counted, de: Gezählt }'],
    ['pages/about/fr.yaml', 'text: entreprises accompagnées', both],
  )
  expect(pages.about.fr.approach.stats[1]?.claim).toEqual({ sample: true, basis: 'Compté' })
})

test('a text below the key of a language is set by the rules of that language', async () => {
  const words = "fr: 'Hébergement : site et base de données'"
  const { settings } = await loadSpoilt(['settings.yaml', /fr: Hébergement .*/, words])
  expect(settings.processors[0]?.task.fr).toBe('Hébergement\u00a0: site et base de données')
})

test('a file that is missing or no YAML is told of once, not by each text that refers to it', async () => {
  const files = spoil(['messages/fr.yaml', '  closeMenu: Fermer le menu', '\tcloseMenu: Fermer'])
  files.delete('offers.yaml')
  expect((await complaintsOf(files)).map(toSentence)).toEqual([
    expect.stringContaining('messages/fr.yaml, ligne 7 : ce texte n’est pas écrit comme prévu ici'),
    'offers.yaml : le fichier manque. Remettez-le à sa place, ou copiez celui d’une autre langue.',
  ])
})

test('Windows line endings and a mark at the beginning change nothing', async () => {
  const windows = ['messages/fr.yaml', 'offers.yaml', 'articles/fr/sie-ou-du/article.md'].flatMap((file): Spoilt[] => [
    [file, /\n/g, '\r\n'],
    [file, /^/, '\ufeff'],
  ])
  expect((await complaintsOf(spoil(...windows))).map(toSentence)).toEqual([])
})

test('files of the system are none of the content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  for (const name of ['Thumbs.db', 'settings.yaml']) await writeFile(join(folder, name), '')
  expect([...(await readContentFolder(folder)).keys()]).toEqual(['settings.yaml'])
  await rm(folder, { recursive: true })
})

test('an owner whose prices are half written is told what is missing, and the rest is still read', async () => {
  const complaints = await complaintsOf(spoil(['offers.yaml', /^ {2}vip:$/m, '  vipp:']))
  expect(complaints.filter(({ file }) => file !== 'offers.yaml')).toEqual([])
  expect(complaints.map(({ problem }) => problem)).toContain('« vipp » n’est pas écrit comme prévu ici')
})
