import type { Testimonial } from './shape.ts'

/** German firms in France. Written without quotation marks: the page adds those of its language. */
export const testimonialsDe: readonly Testimonial[] = [
  {
    quote:
      'Unser englisches Angebot wurde in Lyon höflich gelobt. Das französische, mit einem Menschen am Telefon, wurde unterschrieben.',
    role: 'Vertriebsleiterin',
    sector: 'Maschinen',
    date: 'Februar 2026',
    rating: 5,
    highlight: 'Angebot auf Französisch',
    result: 'Angebot, Vertrag und Support laufen in Frankreich heute auf Französisch.',
    sample: true,
  },
  {
    quote:
      'Auf unsere LUCID-Nummer waren wir stolz. In Frankreich hilft sie nichts. Das erfuhren wir in der ersten Stunde und nicht aus dem ersten Bescheid.',
    role: 'Geschäftsführer',
    sector: 'Spielzeug',
    date: 'Oktober 2025',
    rating: 5,
    highlight: 'Pflichten geklärt',
    sample: true,
  },
  {
    quote:
      'Ich hatte eine Tagesordnung dabei, der Kunde einen Tisch reserviert. Dank der Vorbereitung wusste ich, dass beides zum Termin gehört.',
    role: 'Exportleiter',
    sector: 'Werkzeug',
    date: 'Mai 2026',
    rating: 5,
    highlight: 'Erstgespräch vorbereitet',
    sample: true,
  },
]
