import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '../../../contract/locales.ts'
import { testContent } from '../../../tests/support/content.ts'
import { ContactForm } from './ContactForm.tsx'
import { toContactFormProps } from './ContactPage.tsx'

const subjects: [Locale, string[]][] = [
  [
    'fr',
    [
      ...['Sélectionnez un sujet', 'Stratégie d’Expansion', 'Packs de Backlinks DACH', 'VIP Expansion Support'],
      ...['Sponsoring BusinessBretzel', 'Audit express ou Audit DACH', 'Autre'],
    ],
  ],
  [
    'en',
    [
      ...['Select a subject', 'Expansion strategy', 'Backlink packs', 'VIP support'],
      ...['Newsletter sponsorship', 'Express audit or Audit DACH', 'Other'],
    ],
  ],
  [
    'de',
    [
      ...['Thema auswählen', 'Expansionsstrategie', 'Backlink-Pakete', 'VIP-Begleitung'],
      ...['Newsletter-Sponsoring', 'Express-Audit oder Audit DACH', 'Etwas anderes'],
    ],
  ],
]

test.each(subjects)('a message in %s is about one of the same six subjects, none of them chosen', (locale, names) => {
  const html = renderToStaticMarkup(<ContactForm {...toContactFormProps(locale, testContent)} />)
  const options = [...html.matchAll(/<option value="(\w*)"[^>]*>([^<]+)/g)].map(([, key, name]) => [key, name])
  const keys = ['', 'expansion', 'backlinks', 'vip', 'sponsoring', 'audit', 'other']
  expect(options).toEqual(names.map((name, index) => [keys[index], name]))
})
