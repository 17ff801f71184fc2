import type { Locale } from '../../contract/locales.ts'
import type { Wordmark } from './shape.ts'

/**
 * The clients of the wall, each as a sector: face, then French, English, German. Cells that touch have different
 * faces, whether the wall has two, four or six columns.
 */
const clients = [
  ['a', 'Cosmétique', 'Cosmetics', 'Kosmetik'],
  ['h', 'Logiciel RH', 'HR software', 'HR-Software'],
  ['b', 'Vin bio', 'Organic wine', 'Biowein'],
  ['f', 'Papeterie', 'Stationery', 'Papeterie'],
  ['d', 'Vélo', 'Bicycles', 'Fahrrad'],
  ['g', 'Outillage', 'Tools', 'Werkzeug'],
  ['c', 'Literie', 'Bedding', 'Betten'],
  ['a', 'Luminaire', 'Lighting', 'Leuchten'],
  ['e', 'Emballage', 'Packaging', 'Verpackung'],
  ['b', 'Formation', 'Training', 'Schulung'],
  ['h', 'Épicerie', 'Groceries', 'Feinkost'],
  ['f', 'Énergie', 'Energy', 'Energie'],
  ['g', 'Santé', 'Health', 'Gesundheit'],
  ['h', 'Fintech', 'Fintech', 'Fintech'],
  ['f', 'Audio', 'Audio', 'Audio'],
  ['g', 'Jardin', 'Garden', 'Garten'],
  ['a', 'Voyage', 'Travel', 'Reisen'],
  ['d', 'Jouet', 'Toys', 'Spielzeug'],
  ['c', 'Textile', 'Textiles', 'Textil'],
  ['e', 'Machines', 'Machinery', 'Maschinen'],
  ['d', 'Mobilier', 'Furniture', 'Möbel'],
  ['c', 'Chimie', 'Chemicals', 'Chemie'],
  ['e', 'Édition', 'Publishing', 'Verlag'],
] as const satisfies readonly (readonly [Wordmark['face'], string, string, string])[]

const toWordmark = (face: Wordmark['face'], name: string): Wordmark => ({ name, face, sample: true })

export const wordmarks: Record<Locale, readonly Wordmark[]> = {
  fr: clients.map(([face, name]) => toWordmark(face, name)),
  en: clients.map(([face, , name]) => toWordmark(face, name)),
  de: clients.map(([face, , , name]) => toWordmark(face, name)),
}
