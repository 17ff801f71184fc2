import { expect, test } from 'vitest'
import { isFilledIn, type ToReplace } from '../../contract/content/to-replace.ts'
import { loadChanged } from '../../tests/support/changed-content.ts'
import { testContent } from '../../tests/support/content.ts'

const openOf = (toReplace: readonly ToReplace[]) =>
  toReplace.filter(({ isDone }) => !isDone).map(({ file, label, text }) => `${file}: ${text ?? label}`)

test('as it comes, every fact of the owner is named as missing or a placeholder, and every sample', () => {
  const open = openOf(testContent.toReplace)
  expect(open).toContain('offers.yaml: Entreprises accompagnées')
  expect(open).toContain('wordmarks.yaml: Mur des clients')
  expect(open.filter((text) => text.startsWith('testimonials/'))).toHaveLength(12)
  expect(open.filter((text) => text.startsWith('settings.yaml'))).toHaveLength(22)
  expect(open).toHaveLength(49)
})

/** Each in the form in which one writes it oneself. */
const real: Record<string, string> = {
  'name: Nom Prénom': 'name: Anna Muster',
  'email: bonjour@businessbretzel.example': 'email: anna@muster.fr',
  'newsletter: https://network.example.com/newsletters/businessbretzel': 'newsletter: https://muster.fr/n',
  'social: https://network.example.com/in/businessbretzel': 'social: https://muster.fr/s',
  'video: https://video.example.com/@businessbretzel': 'video: https://muster.fr/v',
  'siret: 000 000 000 00000': 'siret: 732 829 320 00074',
  'vatId: FR00000000000': 'vatId: FR44732829320',
  'director: Nom Prénom': 'director: Anna Muster',
  'phone: +33 1 99 00 00 00': 'phone: 01 23 45 67 89',
  'atLeast: 50\n    sample: true\n': 'atLeast: 50\n',
}

test('a fact of the owner is done once it is the real one, a figure once it is confirmed', async () => {
  const { toReplace } = await loadChanged((text, file) =>
    ['settings.yaml', 'offers.yaml'].includes(file)
      ? Object.entries(real).reduce((changed, [before, after]) => changed.replace(before, after), text)
      : text,
  )
  expect(openOf(testContent.toReplace).length - openOf(toReplace).length).toBe(Object.keys(real).length)
})

test('a fact is open as long as a language lacks it', () => {
  const biography = { fr: 'Conseil', en: 'Advice', de: 'Rat' }
  expect([{ fr: 'Conseil' }, biography].map(isFilledIn)).toEqual([false, true])
})

test('a photograph is done without a description, for which the name stands in, and not before it is chosen', () => {
  const portraits = ['anna.jpg', ''].map((file) => ({ file, description: {} }))
  expect(portraits.map(isFilledIn)).toEqual([true, false])
})

test('each field is named by the keys that lead to it, written or not', () => {
  const pathOf = (file: string, label: string) =>
    testContent.toReplace.find((one) => one.file === file && one.label === label)?.path.join('.')
  expect(pathOf('settings.yaml', 'Votre photo')).toBe('owner.portrait')
  expect(pathOf('settings.yaml', 'Directeur de la publication')).toBe('publisher.director')
  expect(pathOf('testimonials/fr.yaml', 'Un avis')).toBe('list.0')
  expect(pathOf('wordmarks.yaml', 'Mur des clients')).toBe('sample')
})
