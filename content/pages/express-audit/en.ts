import { formatDate, formatPrice } from '../../../contract/formats.ts'
import { prices } from '../../offers/prices.ts'
import { expressAudit } from './product.ts'
import type { ExpressAuditWords } from './shape.ts'

const { summer, price, deliveryDays } = prices.expressAudit
const { auditDach, terms } = prices
const { corrections, places, videoMinutes } = expressAudit
const summerPrice = formatPrice(summer.price, 'en')
const fullPrice = formatPrice(price, 'en')
const lastDay = formatDate(summer.until, 'en')
const [fromPages, toPages] = auditDach.pages

export const en: ExpressAuditWords = {
  head: {
    title: 'Express audit of your German website',
    description: `One buying path of your site, read the way a German buyer reads it: up to ${corrections} corrections in order of effect, a short video and one page for the board.`,
    keywords: [
      'German website audit',
      'express audit Germany',
      'German buyer',
      'German website conversion',
      'website localisation Germany',
    ],
  },
  hero: {
    label: { fr: 'Audit express', de: 'Express-Audit' },
    title: 'Where your German buyer loses the thread.',
    lead: `I go through your site as somebody who has to buy, not as somebody who has to like it. One path, from the search result to the last button. Then up to ${corrections} corrections, the most useful one first.`,
  },
  price: {
    label: 'Price of the express audit',
    summer: { name: 'Summer price', price: summerPrice, when: `up to and including ${lastDay}` },
    full: { name: 'Regular price', price: fullPrice, when: `after ${lastDay}` },
    unit: 'excl. VAT',
    today: 'Valid today',
    note: `Delivered in ${deliveryDays} days. ${terms.depositPercent}% when you sign the quote, the balance on delivery.`,
    button: 'Book my audit',
    larger: 'Rather the full report? The Audit DACH',
  },
  deliverables: {
    label: { fr: 'Livrables', de: 'Ergebnis' },
    title: 'Three things, none of them for the shelf.',
    lead: 'The express audit doesn’t try to see everything. It follows one path, and says what to change in which order.',
    list: [
      {
        title: `Up to ${corrections} corrections`,
        text: 'Ranked by their likely effect on sales. For each one: where it is, what the buyer makes of it, the German words to put there instead, and how long it takes.',
      },
      {
        title: `A ${videoMinutes}-minute video`,
        text: 'Your site on the screen, my voice over it, in English. You watch the hesitation happen. Show it as it is to your team or your agency.',
      },
      {
        title: 'One page for management',
        text: 'What is in the way, what it takes to repair it, and where to begin. No acronyms; it can be read between two meetings.',
      },
    ],
    sample: {
      label: 'A sample correction',
      rank: `Correction 2 of ${corrections}`,
      title: '“[de:Realisationen]” leads nowhere.',
      rows: [
        { title: 'Where', text: 'Main menu of the German version, third item.' },
        {
          title: 'What the buyer makes of it',
          text: 'A word carried over from the French [fr:réalisations]. The buyer is looking for customer references and can’t see any.',
        },
        { title: 'Write', text: '[de:Referenzen], and three German-speaking customers at the top of the page.' },
        { title: 'Effect', text: 'Strong: the proof is missing at the moment of comparing.' },
        { title: 'Time', text: 'An hour, no developer needed.' },
      ],
      note: 'Made up for this page; that site doesn’t exist.',
    },
  },
  path: {
    label: { fr: 'Le parcours', de: 'Der Kaufweg' },
    title: `One path, ${places} places where it breaks.`,
    points: [
      {
        title: 'The search result',
        text: 'The title and the two lines shown to somebody who searches in German. If they smell of translation, the next result is one line down.',
      },
      {
        title: 'The first page',
        text: 'Vocabulary, [de:Sie], promise. Is it clear what you sell, to whom, and whether you deliver to Germany?',
      },
      {
        title: 'The proof',
        text: 'Data sheet, standards, references, a contact with a name: German business buyers often expect them. I look whether they can be found without asking.',
      },
      {
        title: 'The terms',
        text: 'Delivery, returns, payment, [de:Impressum] (the legal notice). I note what is missing and what contradicts itself. The law stays with your lawyer.',
      },
      {
        title: 'The last button',
        text: 'Basket, quote or form: what it asks for, what it promises, and what happens after the click.',
      },
    ],
  },
  audience: {
    label: { fr: 'Pour qui', de: 'Für wen' },
    title: 'A small tool for one precise problem.',
    fits: {
      title: 'It is for you if',
      list: [
        'you sell from France, the German version has been online for months, and the form stays silent;',
        'a relaunch is about to start, and you’d like to know what to repair before everything is redrawn;',
        'a decision is waiting, and it takes one page that management will really read.',
      ],
    },
    misfits: {
      title: 'It isn’t for you if',
      list: [
        'nothing is online in German yet: the checklist will do, and it’s free;',
        'you want the keywords, the competitors and the whole site: that is the Audit DACH;',
        'you need a promise of sales: I show where buyers hesitate, not how many will sign.',
      ],
    },
  },
  process: {
    label: { fr: 'Déroulé', de: 'Ablauf' },
    title: `From the call to delivery, ${deliveryDays} days.`,
    steps: [
      {
        title: 'We choose the path',
        text: 'The slot you book is the starting call. You give me a page and a goal: an order, a quote or a meeting.',
      },
      {
        title: 'I walk it',
        text: 'In German, on a computer and on a phone, up to the last screen. Every hesitation is noted where it begins.',
      },
      {
        title: 'I sort',
        text: `Dozens of remarks become ${corrections} corrections at most. A list that is too long never gets corrected.`,
      },
      {
        title: 'You get the lot',
        text: `Corrections, video and management page, ${deliveryDays} days after the call. A question about one of them? An e-mail is enough.`,
      },
    ],
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Before you book.',
    questions: [
      {
        question: 'What does the express audit cost?',
        answer: `${summerPrice} excl. VAT up to and including ${lastDay}, ${fullPrice} excl. VAT after that. The day of your booking decides. You pay ${terms.depositPercent}% when you sign the quote and the balance on delivery.`,
      },
      {
        question: 'How does it differ from the Audit DACH?',
        answer: `The Audit DACH reads the whole site and its market: a report of ${fromPages} to ${toPages} pages, more than ${auditDach.keywords} keywords, ${auditDach.competitors} competitors, from ${formatPrice(auditDach.from, 'en')} excl. VAT. The express audit follows one path and returns ${corrections} corrections at most. The first prepares a plan, the second a week of repairs.`,
      },
      {
        question: 'What do you need from us?',
        answer:
          'The address of a page and a goal. No access, no password, no statistics: a buyer has none either. If the path ends in a payment, I stop just before it.',
      },
      {
        question: 'Which language do I get it in?',
        answer:
          'English, or French if you prefer. The sentences for your site come in German, ready to paste, each with a word on why.',
      },
      {
        question: 'Who makes the corrections?',
        answer:
          'You, your agency or your developer. Most of the German wording can be copied as it stands. Nothing obliges you to hand me the rest.',
      },
      {
        question: 'Are Austria and Switzerland included?',
        answer:
          'One reading, one country. Germany by default; Austria or German-speaking Switzerland if you say so on the starting call. Currency, vocabulary and delivery differ, and buyers notice.',
      },
    ],
  },
  closing: {
    title: [`${deliveryDays} days,`, 'and you know where it breaks.'],
    text: 'A page, a goal, a slot: the rest is my work. Not sure yet? Write to me first, the answer is free.',
    primary: 'Book my audit',
    secondary: 'Ask a question',
  },
}
