import { formatNumber } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import type { ContactWords } from './shape.ts'

const { minutes, perMonth, replyHours, planDays, blockers } = claims.consultation
const companies = formatNumber(claims.companies.atLeast, 'en')

export const en: ContactWords = {
  head: {
    title: 'Contact: where does Germany get stuck?',
    description: `Write, or book a free ${minutes}-minute call: describe your German challenge and you’ll have an answer within ${replyHours} hours, in English, French or German.`,
    keywords: [
      'contact Franco-German consultant',
      'free consultation Germany',
      'German market advice',
      'book a call DACH expansion',
    ],
  },
  hero: {
    label: { fr: 'Contact', de: 'Kontakt' },
    badge: 'First consultation free',
    title: 'Tell me where it gets stuck.',
    lead: 'In English, French or German. Three lines will do: an untidy problem tells me more than a nicely bound brief.',
    stats: [
      { figure: `${replyHours} h`, text: 'for an answer, guaranteed' },
      { figure: `${claims.satisfaction.percent.en}%`, text: 'of clients satisfied, roughly' },
      { figure: `${companies}+`, text: 'companies advised' },
    ],
  },
  form: {
    title: 'Describe your German challenge.',
    subtitle: 'What you sell, to whom, and where Germany says no. I’ll ask for the rest.',
  },
  booking: {
    title: `Or let’s talk, ${minutes} minutes.`,
    text: 'It’s free, and nothing has to follow from it. You pick the time, I open your site before the call.',
    button: 'Pick a time',
  },
  panel: {
    title: 'The free consultation.',
    pitch: `${minutes} minutes on your case, not on my slides. You leave with:`,
    takeaways: [
      `the ${blockers} main blockers between you and the German market, each with a name;`,
      `a plan of action for ${planDays} days, to follow with me or without me;`,
      'an honest word if the moment is wrong.',
    ],
    channelsTitle: 'Three ways to reach me',
    email: { name: 'E-mail' },
    calendar: { name: 'Calendar', action: 'Book a slot' },
    network: { name: 'Professional network', action: 'Write to me there' },
    urgency: `**${perMonth} consultations a month**, no more: I read the sites before we talk, and that takes evenings.`,
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Before you write.',
    questions: [
      {
        question: 'What kind of clients do you work with?',
        answer:
          'Firms in France that sell to Germany, Austria or Switzerland, or are about to, and German firms that travel the other way. I usually talk to the owner, a founder, or somebody in marketing or SEO. Size matters less than this: a product that already sells at home.',
      },
      {
        question: 'Is the first consultation really free?',
        answer: `Yes. ${minutes} minutes, no credit card, no quote slipped in at the end. If I’m not the right person I’ll say so, and if I know who is, I’ll say that too. There are ${perMonth} of them a month.`,
      },
      {
        question: 'Can we do everything remotely?',
        answer:
          'Yes. Video, phone, shared documents: a market with two banks is rarely worked from one office. A trade fair or a client meeting may call for being there; we agree on that beforehand.',
      },
      {
        question: 'What should I have ready for the first contact?',
        answer:
          'The address of your site, the country you are after, what you have tried and how it went, even if it isn’t glorious. A rough budget helps. No access, no password, no slides.',
      },
    ],
  },
  closing: {
    title: ['Too early to talk?', 'Seven mistakes to take away.'],
    text: 'The checklist takes half an hour, on your own, and commits you to nothing. The express audit walks your buyers’ path for you.',
    primary: 'Get the checklist',
    secondary: 'See the express audit',
  },
}
