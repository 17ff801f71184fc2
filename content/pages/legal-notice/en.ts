import { settings } from '../../settings.ts'
import { hostFacts, publisherFacts } from './identity.ts'
import type { LegalWords } from './shape.ts'

const { brand, consultant, publisher } = settings

export const en: LegalWords = {
  head: {
    title: 'Legal notice',
    description:
      'Who publishes this site, who answers for what it says, who hosts it and how to reach me, and what you may reuse of its texts and drawings.',
    keywords: ['legal notice', 'imprint', 'publisher', 'hosting provider', brand],
  },
  hero: {
    label: { fr: 'Mentions légales', de: 'Impressum' },
    title: 'Legal notice',
    lead: 'Who speaks on this site, who answers for it, and how to reach them.',
  },
  changedOn: '2026-11-21',
  summary: [
    `${brand} is published from France by ${consultant}, ${publisher.legalForm.en}, who is also the director of publication.`,
    'To reach me, use the e-mail address, the telephone number or the postal address below.',
    'You may quote a short passage with a link to the page. For anything more, please ask.',
    'The offers are for businesses. French law applies.',
  ],
  sections: [
    { id: 'publisher', title: 'Publisher', blocks: [{ kind: 'facts', facts: publisherFacts('en') }] },
    {
      id: 'director',
      title: 'Director of publication',
      blocks: [
        `French law asks every site to name one person who answers for its content. Here it is ${publisher.director}, at the publisher’s address.`,
        'Found a mistake, or something that concerns you? Write to me with the address of the page. I’ll correct it, take it down, or publish your reply as the law provides.',
      ],
    },
    { id: 'host', title: 'Hosting', blocks: [{ kind: 'facts', facts: hostFacts('en') }] },
    {
      id: 'copyright',
      title: 'Intellectual property',
      blocks: [
        'The texts, drawings, layout and PDFs of this site are protected by copyright. Unless stated otherwise, the rights belong to the publisher.',
        {
          kind: 'list',
          items: [
            'You may quote a short passage if you name the source and link to the page.',
            'You may print a page or a checklist for your own use and pass it round your company.',
            'You may not republish a whole text, sell a checklist or reuse a drawing without my written consent.',
          ],
        },
        'The typefaces derive from Bricolage Grotesque and Source Serif 4, both released under the SIL Open Font License 1.1. Trade marks mentioned here belong to their owners. The wall of names on the home page shows lines of business drawn for this site; no client’s mark is reproduced.',
      ],
    },
    {
      id: 'data',
      title: 'Personal data',
      blocks: [
        'Until you send a form, this site records nothing about you. What is kept after that, why, for how long and how to have it erased is set out in the privacy policy.',
        { kind: 'links', links: [{ label: 'Read the privacy policy', page: 'privacy' }] },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Your visit sets no cookie. That is why no banner asks you to accept any.',
        { kind: 'links', links: [{ label: 'Read the cookie policy', page: 'cookies' }] },
      ],
    },
    {
      id: 'links',
      title: 'Links',
      blocks: [
        'Links to other sites (booking calendar, professional network, video channel, sources of figures) open in a new tab. I choose those pages but don’t write them: their publishers answer for them, and their own rules apply. Tell me about a dead or misleading link and I’ll remove it.',
        'You may link to any page of this site without asking.',
      ],
    },
    {
      id: 'law',
      title: 'Applicable law',
      blocks: [
        'This site and this notice are governed by French law. Sales follow the terms of sale, which are in French.',
        'Articles and checklists are information. They carry dates and sources, and don’t replace a lawyer’s advice on your own case.',
        'The offers are for businesses only, so no consumer mediator is appointed.',
        { kind: 'links', links: [{ label: 'Read the terms of sale', page: 'terms' }] },
      ],
    },
  ],
}
