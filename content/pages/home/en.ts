import { formatNumber } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { prices } from '../../offers/prices.ts'
import type { HomeWords } from './shape.ts'

const { companies, consultation, firstResults, reviews, subscribers, years } = claims
const readers = formatNumber(subscribers.atLeast, 'en')

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
  services: {
    label: { fr: 'Services', de: 'Leistungen' },
    title: 'Four ways to pick up the thread.',
    diagnostic: {
      title: 'Conversion diagnostic',
      tag: `In ${prices.expressAudit.deliveryDays} days`,
      text: 'German visitors arrive, look around, leave. I read your site the way they do: evidence, payment, delivery, tone. You get the points where it breaks, the urgent ones first.',
      link: 'See the express audit',
    },
    backlinks: {
      title: 'Authority backlinks',
      tag: `${prices.backlinks.offersPage.links[0]} to ${prices.backlinks.offersPage.links[1]} links a month`,
      text: 'Editorial links from German, Austrian and Swiss sites that people do read. We settle on the subject, the text is written in German, and it is marked [de:Anzeige] wherever the law asks for that.',
      link: 'First, the express audit',
    },
    vip: {
      title: 'VIP business transformation',
      tag: `${prices.vip.transformation.days} days`,
      text: `${prices.vip.transformation.months} months side by side, one firm knot a month. You keep the decisions; I look after the verbs at the end of the sentence.`,
      link: 'First, the express audit',
      stages: ['Offer', 'Visibility', 'Sales'],
    },
    newsletter: {
      title: 'A place in the newsletter',
      tag: `${readers}+ decision makers`,
      text: 'Your offer in front of people who buy or sell between France and the German-speaking countries. It is marked as sponsored, which is more honest and reads better too.',
      link: 'First, the express audit',
    },
  },
  about: {
    label: { fr: 'À propos', de: 'Über mich' },
    title: 'One head, two markets.',
    lead: 'On the left, the line. On the right, the ruler. I work with both.',
    portrait:
      'A drawn portrait: half of a face in one red line on the left, the other half in geometric shapes on the right.',
    paragraphs: [
      'A French page tends to charm first and to reassure later. German buyers often look for the evidence before the promise. Hence those campaigns that are faultless in Lyon and suspect in Leipzig, without a single mistranslated word.',
      'I’m an independent Franco-German consultant. I help firms in France grow in Germany, Austria and Switzerland, and German firms find their place in France. One person to talk to, two languages, no agency in between.',
    ],
    facts: [
      { figure: `${companies.atLeast}+`, text: 'companies helped' },
      { figure: `${years.atLeast}+`, text: 'years across the Rhine' },
      { figure: `${readers}+`, text: 'newsletter subscribers' },
    ],
    link: 'Tell me about your case',
  },
  articles: {
    label: { fr: 'Blog', de: 'Lesestoff' },
    title: 'Worth reading first, in French.',
    lead: 'The articles are written in French, for people who sell in Germany. Your browser can translate them; the facts, years and sources stay put.',
    all: 'All articles',
  },
  checklist: {
    label: { fr: 'À cocher', de: 'Zum Abhaken' },
    title: 'Count the crumbs first.',
    lead: 'A budget never goes all at once. It goes in e-mails that German law forbids without consent, in baskets left at the checkout, in parcels that should not have been shipped. Seven mistakes, a page each: tick yours, and you know where to start on Monday.',
    button: 'See what is inside',
    note: 'A free PDF, sent by e-mail. One e-mail only, with a link that erases everything.',
  },
  clients: {
    label: { fr: 'Clients', de: 'Kunden' },
    title: 'They crossed the Rhine with dry feet.',
    you: 'And you?',
    note: 'Names stay between my clients and me. Each box shows a sector, in lettering of our own: none of them is a trademark.',
  },
  testimonials: {
    label: { fr: 'Avis', de: 'Stimmen' },
    title: 'What they say once the invoice is paid.',
    score: `over more than ${reviews.atLeast} client reviews`,
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Before we tie anything.',
    questions: [
      {
        question: 'Isn’t a good translation enough?',
        answer:
          'It is enough to be understood, not to be chosen. Before ordering, German buyers often look for what might go wrong: returns, delivery time, a person to call, the [de:Impressum] (the legal notice). If the answer isn’t there, the sentence may be perfect and the order still waits.',
      },
      {
        question: 'Do we need to speak German to work with you?',
        answer:
          'No. We work in English or French, and I take care of what happens in German: texts, revision, calls. If your team speaks several languages, we’ll switch as we go.',
      },
      {
        question: 'How long until the first results?',
        answer: `About ${firstResults.months} months, and ${firstResults.seoMonths[0]} to ${firstResults.seoMonths[1]} for SEO alone. That is an order of magnitude from my own work, not a promise: Google guarantees no delay, and neither do I. A repaired checkout may act sooner, since visitors are already passing through it.`,
      },
      {
        question: 'Is it the same recipe for Austria and Switzerland?',
        answer:
          'The same dough, baked differently. Since 2023 Austria has asked foreign sellers to appoint a representative for the packaging they send to consumers (source: WKO). Switzerland has its own currency, its own customs and not a single ß. Start with one country, learn, then extend.',
      },
      {
        question: 'Do you also help German firms in France?',
        answer:
          'Yes, and the work is a mirror image: an offer in French, [fr:mentions légales] that are more than a translated [de:Impressum], a checkout that takes French bank cards. The German version of this site is written for them.',
      },
      {
        question: `What happens in the ${consultation.minutes}-minute call?`,
        answer: `You describe your situation, I look at your site while we talk. You leave with your ${consultation.blockers} main obstacles and a ${consultation.planDays}-day plan of action. It’s free, I only offer ${consultation.perMonth} a month, and I answer your request within ${consultation.replyHours} hours. If I’m not the right person, I’ll tell you.`,
      },
    ],
  },
  closing: {
    title: ['The harder both sides pull,', 'the tighter the knot.'],
    text: 'The checklist is free and can be read tonight. The express audit looks at your site the way a German buyer does. One shows where to look, the other what breaks.',
    primary: 'Get the checklist',
    secondary: 'See the express audit',
  },
}
