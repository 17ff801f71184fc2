import type { Testimonial } from './shape.ts'

/** Written without quotation marks: the page adds those of its language. */
export const testimonialsEn: readonly Testimonial[] = [
  {
    quote:
      'Everyone told us the price was the problem. It was the checkout: cards only. Since we began to take payment on invoice, German baskets make it to the end.',
    role: 'Marketing director',
    sector: 'cosmetics',
    date: 'March 2026',
    rating: 5,
    highlight: 'Payment fixed',
    result: 'PayPal and payment on invoice are now offered before the card.',
    sample: true,
  },
  {
    quote:
      'Our pages were read the way a buyer in Stuttgart reads them, pencil in hand. Half of the text went, and nobody has asked for it back.',
    role: 'Founder',
    sector: 'HR software',
    date: 'November 2025',
    rating: 5,
    highlight: 'Shorter pages',
    sample: true,
  },
  {
    quote:
      'Not many links, but in trade journals that our customers really have on their desks. The report was one page long, and one was enough.',
    role: 'Head of SEO',
    sector: 'furniture',
    date: 'June 2026',
    rating: 5,
    highlight: 'Links people read',
    sample: true,
  },
]
