import type { HomeWords } from './shape.ts'

export const en: HomeWords = {
  head: {
    title: 'SEO and sales in Germany – BusinessBretzel',
    description:
      'Independent Franco-German consultant: SEO, digital marketing and B2B sales for firms in France that want to sell in Germany, Austria and Switzerland.',
    keywords: ['Franco-German consultant', 'SEO Germany', 'German market entry', 'B2B sales Germany', 'DACH market'],
  },
  hero: {
    badge: 'In the Franco-German SEO ranking',
    title: 'Your German budget is',
    crumbling: 'crumbling.',
    lead: 'The site is translated, the ads are translated, the offer is translated, and Germany isn’t buying. I find the spot where the thread between your brand and the German-speaking market breaks. Then I tie it again.',
    checklist: 'Get the checklist',
    booking: 'Book a call',
    note: '“7 mistakes of the German market”, a free PDF. The call takes 30 minutes and is free as well.',
    from: 'Paris',
    to: 'Berlin',
  },
  checklist: {
    label: { fr: 'À cocher', de: 'Zum Abhaken' },
    title: 'Count the crumbs first.',
    lead: 'A budget never goes all at once. It goes in e-mails that German law forbids without consent, in baskets left at the checkout, in parcels that should not have been shipped. Seven mistakes, a page each: tick yours, and you know where to start on Monday.',
    button: 'See what is inside',
    note: 'A free PDF, sent by e-mail. One e-mail only, with a link that erases everything.',
  },
  closing: {
    title: ['The harder both sides pull,', 'the tighter the knot.'],
    text: 'The checklist is free and can be read tonight. The express audit looks at your site the way a German buyer does. One shows where to look, the other what breaks.',
    primary: 'Get the checklist',
    secondary: 'See the express audit',
  },
}
