import type { ChecklistWords } from './shape.ts'

export const en: ChecklistWords = {
  head: {
    title: '7 mistakes of the German market: checklist',
    description:
      'Free PDF checklist: seven mistakes that cost firms from France dearly in Germany, how to spot them, the evidence, and what to do on Monday morning.',
    keywords: [
      'German market checklist',
      'German market mistakes',
      'sell in Germany',
      'German market entry',
      'Impressum',
    ],
  },
  hero: {
    label: { fr: 'À cocher', de: 'Zum Abhaken' },
    title: '7 mistakes of the German market.',
    lead: 'Tick them off before the first euro crosses the Rhine. A short, free PDF for teams in France that sell to Germany, or are about to.',
    formTitle: 'Where shall I send it?',
  },
  inside: {
    label: { fr: 'Dedans', de: 'Drin' },
    title: 'One mistake a page, and how to mend it.',
    lead: 'Every page follows the same thread. Take the fourth one, about card payments.',
    mistake: 4,
    parts: [
      {
        title: 'The sign',
        text: 'How you recognise the mistake at home. Here: the German basket fills up, then stops at payment.',
      },
      { title: 'The cost', text: 'What it takes from you, and why nobody writes in to complain.' },
      {
        title: 'Both banks',
        text: 'The same checkout seen from France and from Germany. What reassures one side can make the other hesitate.',
      },
      { title: 'The proof', text: 'Dated facts. Each source has a number and is listed on the last page.' },
      { title: 'Monday', text: 'Five boxes, each beginning with a verb. None of them says “consider reflecting on”.' },
      {
        title: 'The word',
        text: 'A term worth knowing on the phone, with its pronunciation. Here: [de:Kauf auf Rechnung], purchase on invoice.',
      },
    ],
    extras: {
      title: 'And after the seven pages',
      list: [
        { title: 'Your score', text: 'Thirty-five boxes to count, and what your number means.' },
        { title: 'Thirty days', text: 'A plan, week by week, urgent matters first.' },
        { title: 'The sources', text: 'All of them, numbered, with an address where they are online.' },
      ],
    },
  },
  audience: {
    label: { fr: 'Pour qui', de: 'Für wen' },
    title: 'Useful to most, wasted on some.',
    fits: {
      title: 'It is for you if',
      list: [
        'you already sell in Germany, and visits don’t turn into orders;',
        'you are planning the launch, and the translation quote is on the table;',
        'you run the company, its marketing or its SEO, and someone will ask you for results.',
      ],
    },
    misfits: {
      title: 'It isn’t for you if',
      list: [
        'you need legal advice: it informs, your lawyer advises;',
        'you want the work done for you: boxes don’t tick themselves;',
        'your Hamburg team has been selling for ten years: buy them a coffee instead.',
      ],
    },
  },
  proof: {
    label: { fr: 'Preuves', de: 'Belege' },
    title: 'Three facts from the checklist.',
    lead: 'In Germany a promise without proof tends to irritate. So the proof comes first.',
    facts: [
      {
        figure: '12.3%',
        text: 'The share of credit cards and international debit cards in German online retail turnover in 2024. PayPal stood at 28.5%, purchase on invoice at 25.8%.',
        source: 'EHI, Online-Payment 2025, as reported by [de:möbelmarkt]',
        address: 'https://www.moebelmarkt.de/beitrag/deutscher-onlinehandel-paypal-ist-meistgenutztes-zahlungsmittel',
      },
      {
        figure: '§ 7 UWG',
        text: 'E-mail advertising needs prior, express consent, between businesses too. The prospecting e-mail that French law allows is not allowed in Germany.',
        source: 'German act against unfair competition, section 7(2), as of 2022',
        address: 'https://www.gesetze-im-internet.de/uwg_2004/__7.html',
      },
      {
        figure: 'LUCID',
        text: 'Since 2019 the German packaging register has been public. Packaged goods that are not in it may not be sold in Germany, not even from a shop in France.',
        source: '[de:recyclingmagazin], 2021',
        address: 'https://www.recyclingmagazin.de/2021/07/02/novelle-des-verpackungsgesetzes-tritt-am-3-juli-in-kraft/',
      },
    ],
    sourceLabel: 'Source',
  },
  method: {
    label: { fr: 'Méthode', de: 'Machart' },
    title: 'Written with the evidence at hand.',
    points: [
      {
        title: 'A year and a source',
        text: 'No figure gets in without both. The famous statistics whose study nobody can find stayed outside.',
      },
      {
        title: 'Habits, not characters',
        text: 'No cold Germans, no flighty French. A habit is called a habit, and comes with its practical consequence.',
      },
      {
        title: 'Law with a date',
        text: 'Each rule carries its date, and whatever moves fast is marked “to be checked”. Before you sign anything, have those that concern you checked.',
      },
    ],
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Before you hand over your address.',
    questions: [
      {
        question: 'Is it really free?',
        answer: 'Yes. You give an e-mail address, you get a PDF. No credit card, no trial to cancel.',
      },
      {
        question: 'What happens to my address?',
        answer:
          'It is used to send you the checklist e-mail and for nothing else: no newsletter, no follow-ups. A link in that e-mail erases everything, no questions asked. If you never confirm, the address is deleted by itself after thirty days.',
      },
      {
        question: 'Why do I have to confirm my address?',
        answer:
          'To show that it is yours. In Germany it is up to the sender to prove consent, and that click is the usual record of it. A checklist about German mistakes had better not start with one.',
      },
      {
        question: 'Does it cover Austria and Switzerland?',
        answer:
          'Germany first. Austria and Switzerland appear wherever they differ, and the seventh mistake starts right there: treating DACH as one country.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Ten pages, half an hour to read and tick, coffee included. The plan that follows runs over thirty days, at your pace.',
      },
      {
        question: 'Do I need to speak German?',
        answer:
          'No. Everything is in English. The German words you need are explained, with enough help to say them without blushing.',
      },
      {
        question: 'We are not a French firm. Is it still useful?',
        answer:
          'Mostly. It compares Germany with France, because that is the road I know best. The German half holds wherever you come from; the comparisons you will have to redraw.',
      },
    ],
  },
  closing: {
    title: ['Tick first,', 'spend later.'],
    text: 'The checklist shows where to look. If one box won’t be ticked, thirty minutes on the phone are often enough to see why. They are free as well.',
    primary: 'Get the checklist',
    secondary: 'Book a call',
  },
}
