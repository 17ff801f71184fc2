import type { Checklist } from './shape.ts'
import { englishSources } from './sources-germany.ts'

/** The German market, for firms that come from France and read English. One long file, so that it reads from cover to cover like the PDF. */
export const en: Checklist = {
  title: '7 mistakes of the German market',
  coverLines: ['7 mistakes', 'of the German', 'market.'],
  subtitle: 'Tick them off before you spend the first euro across the Rhine.',
  subject: 'Checklist for firms in France that are entering Germany, Austria and Switzerland',
  keywords: ['Germany', 'DACH', 'export', 'checklist', 'Impressum', 'LUCID', 'SEO', 'B2B sales'],
  date: '2026-11-21',
  edition: 'As of November 2026',
  coverDrawing: 'A red line enters from the left, ties itself into a pretzel and leaves to the right.',
  closingDrawing: 'The red line, tied into a pretzel.',
  use: {
    title: 'How to use it',
    steps: [
      { title: 'Tick', text: 'What is done, not what is planned. One mistake a page, five boxes a mistake.' },
      { title: 'Count', text: 'Thirty-five boxes in all. Page 9 tells you what your number means.' },
      { title: 'Start', text: 'On Monday. The thirty-day plan puts the work in the right order.' },
    ],
  },
  labels: {
    footer: '7 mistakes of the German market',
    sign: 'The sign',
    cost: 'What it costs',
    here: 'In France',
    there: 'Across the Rhine',
    facts: 'The facts',
    boxes: 'Monday morning',
    term: 'A word to know',
    box: 'Mistake {mistake}, box {box}: ',
    source: 'Source: {source}',
    link: 'Link: ',
  },
  mistakes: [
    {
      title: 'Translating instead of rewriting',
      sign: 'Your German page says the same as the French one, in the same order, and Google finds it under your own name only.',
      cost: 'Nobody searches in German with translated French words. German welds its words together: the query becomes one long noun that your translation never writes. The page exists and nobody asks for it. And the reader who turns up anyway hears the accent in the first line.',
      here: '[fr:Machine d’emballage] is a query. The menu says [fr:Actualités], [fr:Réalisations], [fr:Formation].',
      there:
        'The query is [de:Verpackungsmaschine]. [de:Realisationen] and [de:Formation] give the translation away: readers expect [de:Referenzen] and [de:Schulung].',
      facts: [
        {
          text: '**76%** of online shoppers prefer information in their own language, **40%** say they never buy in another. Stated preference, 8,709 consumers, 29 countries, 2020: not a German figure.',
          sources: ['csa'],
        },
        {
          text: 'Google tells the language of a page from its visible text, not from its tags. If only the menu is translated, the version counts as a duplicate (2026).',
          sources: ['google'],
        },
        {
          text: 'With hreflang, each version lists itself and all the others, in both directions. Otherwise Google ignores the link (2026).',
          sources: ['google'],
        },
      ],
      boxes: [
        'Look up five keywords in a tool set to Germany, before writing a line',
        'Choose [de:Sie] or [de:du] once and for all: site, e-mails, ads',
        'Replace [de:Aktualitäten], [de:Realisationen] and [de:Formation] with the words people use',
        'Adapt prices, units, proof and payment methods, page by page',
        'Have it revised by a native German speaker who knows your trade',
      ],
      term: {
        word: 'Muttersprachler',
        language: 'de',
        sound: 'MOOT-er-shprakh-ler',
        meaning: 'Native speaker. On a translation quote, ask who revises, and which language that person dreams in.',
      },
    },
    {
      title: 'Copying your legal pages from France',
      sign: 'Your [de:Impressum] is your [fr:mentions légales] in translation, and your [de:AGB] are your [fr:CGV].',
      cost: 'Across the Rhine, competitors and qualified associations may send an [de:Abmahnung], a cease-and-desist letter. Partners and buyers, meanwhile, look for the [de:Impressum] to learn whom they are dealing with. If it limps they do not write to say so: they leave.',
      here: '[fr:Mentions légales] name the hosting provider and the [fr:directeur de la publication].',
      there:
        'The [de:Impressum] names the commercial register and the legal representatives. It stays directly reachable, at all times.',
      facts: [
        {
          text: 'The [de:Impressum] has been governed by § 5 DDG since 14 May 2024. “Angaben gemäß § 5 TMG” is out of date: the heading [de:Impressum] is enough.',
          sources: ['ddg', 'tmg'],
        },
        {
          text: 'Established in France, you fall in principle under French law (country of origin, § 3 DDG). An [de:Impressum] is still advisable; a German subsidiary must have one (2024).',
          sources: ['juris'],
        },
        {
          text: 'Since 19 June 2026 a B2C shop offers a withdrawal button, for instance [de:Vertrag widerrufen], that works without a customer account.',
          sources: ['widerruf', 'atimedia'],
        },
        {
          text: 'Price cuts for consumers: show the lowest price of the last 30 days (§ 11 PAngV, 2022) and work out the percentage from it (CJEU, 2024).',
          sources: ['pangv', 'aldi'],
        },
      ],
      boxes: [
        'Check the [de:Impressum]: name, form, address, representatives, register, e-mail, second fast contact',
        'Remove “§ 5 TMG” and the link to the EU dispute platform, closed on 20 July 2025',
        'Test the withdrawal button while signed out, if you sell to consumers',
        'Read the order button: [de:zahlungspflichtig bestellen], nothing vaguer',
        'Give [de:AGB] and [de:Widerrufsbelehrung] to a German lawyer, never to a translator',
      ],
      term: {
        word: 'Abmahnung',
        language: 'de',
        sound: 'AP-mah-noong',
        meaning:
          'Cease-and-desist letter under unfair-competition law. It sets a deadline and asks for a signature: do not sign alone, and do not wait.',
      },
    },
    {
      title: 'Prospecting by e-mail as in France',
      sign: 'Your sales team writes to German strangers with the list and the message that already serve in France.',
      cost: 'What is daily practice in France is unlawful in Germany without prior consent, even between businesses. A campaign sent too early is paid for twice: first the cease-and-desist letter, then a name burnt with the very people you hoped to win.',
      here: 'An e-mail to a professional is fine if it concerns their job and they can easily opt out.',
      there: 'The same e-mail needs express consent, given beforehand, and you must be able to prove it.',
      facts: [
        {
          text: 'Advertising by e-mail: prior express consent, between businesses too (§ 7 UWG, as of 2022). The exception for existing customers is narrow.',
          sources: ['kaltakquise'],
        },
        {
          text: 'Cold calls: at least presumed consent for a business, judged case by case; express consent for a consumer (BGH, I ZR 191/03, source from 2007).',
          sources: ['kaltakquise'],
        },
        {
          text: 'Each consent must be documented, stored and printable (BGH, 10 February 2011). Hence double opt-in: a means of proof, not a statute. It does not cover phone calls.',
          sources: ['doi'],
        },
        {
          text: 'In France, information and a right to object are enough in B2B, if the message concerns the recipient’s job (CNIL, 2021).',
          sources: ['cnil', 'village'],
        },
      ],
      boxes: [
        'Stop cold e-mails to Germany and Austria, today',
        'Separate the contacts who gave consent, with its date and its proof',
        'Set up double opt-in and keep its log',
        'Prepare another first contact: trade fair, trade association, referral',
        'Have LinkedIn messages cleared: some courts treat them as e-mail',
      ],
      term: {
        word: 'Einwilligung',
        language: 'de',
        sound: 'INE-vil-ee-goong',
        meaning:
          'Consent given beforehand. [de:Mutmaßliche Einwilligung], presumed consent, only helps on the phone, between businesses, and is open to argument.',
      },
    },
    {
      title: 'Taking cards and nothing else',
      sign: 'The German basket fills up and stops at payment. You offer cards there, and nothing else.',
      cost: 'A French checkout leaves out the two leading German ways to pay. Then comes the return: a customer who has to search for who pays the postage mostly finds another shop.',
      here: 'The card is a reflex, and so is the pick-up point. Invoices are for companies.',
      there:
        'PayPal and purchase on invoice lead, cards come fourth. The parcel goes to the [de:Packstation] or to the neighbour.',
      facts: [
        {
          text: 'Germany, share of online turnover in 2024: **PayPal 28.5%**, **invoice 25.8%**, direct debit 17.3%, cards 12.3% (EHI, 2025; check every year).',
          sources: ['ehi'],
        },
        {
          text: 'France: **92%** of online buyers use the bank card (Fevad, 2026; to be checked). These are users, not turnover: do not compare the two.',
          sources: ['fevad'],
        },
        {
          text: 'Almost one German parcel in four went back in 2021, but 91% of the items returned were fashion: do not apply this rate elsewhere (Bamberg, 2022; to be checked).',
          sources: ['bamberg'],
        },
        {
          text: 'About one German shop in ten charged for returns, against nearly one in two elsewhere in Europe (same study, 2022; to be checked).',
          sources: ['bamberg'],
        },
      ],
      boxes: [
        'Add PayPal and purchase on invoice, with a provider that carries the default risk',
        'Place an order from Germany, right to the end, then send it back',
        'Write a returns page: deadline, costs, address, refund',
        'Show delivery time and shipping costs before the basket',
        'Plan EPS for Austria, invoice and TWINT for Switzerland',
      ],
      term: {
        word: 'Kauf auf Rechnung',
        language: 'de',
        sound: 'KOWF owf REKH-noong',
        meaning:
          'Purchase on invoice: goods first, bank transfer later. Customers judge the thing itself before they pay for it.',
      },
    },
    {
      title: 'Shipping before registering',
      sign: 'The first parcels have left, and nobody in the house knows the word LUCID.',
      cost: 'Without registration the goods may not be sold. Marketplaces and fulfilment firms have to check: the offer is blocked, the stock waits, and the campaign paid for yesterday points to a product that is gone.',
      here: 'Your [fr:identifiant unique] and your [fr:éco-organisme] cover France.',
      there:
        'They have no effect in Hamburg: there it takes LUCID and a dual system, plus [de:stiftung ear] for anything electrical.',
      facts: [
        {
          text: 'Packaging: register with LUCID before placing goods on the market. The register has been public since 1 January 2019; foreign shops are concerned.',
          sources: ['lucid', 'verpackg'],
        },
        {
          text: 'Maxima of the VerpackG: a fine of €200,000 and a sales ban (since 2019). Electrical goods without a WEEE number: up to €100,000 (2022).',
          sources: ['ecocycle', 'ear'],
        },
        {
          text: 'The EU packaging regulation (PPWR) applies since 12 August 2026. A German act, the VerpackDG, was meant to replace the VerpackG then, keeping LUCID (2026, to be checked).',
          sources: ['verpackdg', 'verpackdg-2'],
        },
        {
          text: 'Austria: since 1 January 2023 a foreign mail-order seller appoints a representative for its packaging, with a certified power of attorney.',
          sources: ['wko'],
        },
      ],
      boxes: [
        'Weigh and list all packaging, shipping box and padding included',
        'Open the LUCID account, then sign with a dual system for consumer sales',
        'Spot every product with a battery, plug or chip, and check its register',
        'Appoint the Austrian representative before the first parcel to Vienna',
        'Keep each number with the product data: marketplaces ask for it',
      ],
      term: {
        word: 'Systembeteiligung',
        language: 'de',
        sound: 'zoos-TAME-be-tile-ee-goong',
        meaning:
          'Paid membership of a dual system, for packaging that ends up with consumers. The LUCID account alone is not enough.',
      },
    },
    {
      title: 'Calling it green without proof',
      sign: '“Eco-friendly”, “sustainable” or “carbon neutral” stands on your pack, without a line of explanation beside it.',
      cost: 'Since 27 September 2026 these words have rules across the Union. One adjective too many can ground a whole stock of packaging. The word was free; the reprint is not.',
      here: '[fr:Biodégradable] and [fr:respectueux de l’environnement] are already banned from products and packs (AGEC act).',
      there:
        '[de:Klimaneutral] must be explained in the advertisement itself. A pack that is fine in France is not automatically fine in Germany.',
      facts: [
        {
          text: 'BGH, 27 June 2024 (I ZR 98/23): [de:klimaneutral] is ambiguous and a QR code does not explain it. The advertisement ran in a trade journal: B2B counts too.',
          sources: ['klimaneutral', 'epd'],
        },
        {
          text: 'EmpCo Directive (EU) 2024/825: applicable since 27 September 2026, transposed into the UWG (Bundesrat, 30 January 2026).',
          sources: ['empco', 'futurecamp'],
        },
        {
          text: 'To consumers, “green” or “sustainable” takes a recognised performance, or a clear specification on the same medium (2026).',
          sources: ['bdew', 'cbh'],
        },
        {
          text: 'Banned: product neutrality obtained by offsetting, and the home-made label without certification. The food industry warned: no sell-off period for existing packs (2025).',
          sources: ['arqum', 'futurecamp', 'bve'],
        },
      ],
      boxes: [
        'List every green adjective: packs, data sheets, site, stand, signatures',
        'Write the measured proof beside each one, or cross it out',
        'Remove every product promise that rests on offsetting',
        'Replace the home-made label with a certified one, or with a precise sentence',
        'Ask for the date of the next print run, and correct the file first',
      ],
      term: {
        word: 'nachhaltig',
        language: 'de',
        sound: 'NAKH-hal-tikh',
        meaning:
          'Sustainable. The softest word in any brochure, and one of the riskiest. Say what, by how much and since when.',
      },
    },
    {
      title: 'Treating DACH as one country',
      sign: 'A single “DACH” page, a price in euros, ß everywhere, and not one link from Germany, Austria or Switzerland.',
      cost: 'Three countries, three legal systems, two currencies. The single page loses Switzerland at the first euro price and Austria at the first parcel. And without links or proof from the country, a search engine has no reason to prefer you to those who have them.',
      here: 'On 9 February 2026, Google’s AI Overviews were not live in France (to be checked).',
      there:
        'They were announced for Germany, Austria and Switzerland in March 2025. Your French charts do not show it.',
      facts: [
        {
          text: 'An hreflang code names a language, and a country if need be: de-DE, de-AT, de-CH. There is no “de-DACH” (2026).',
          sources: ['hreflang'],
        },
        {
          text: 'Switzerland: a foreign mail-order seller reaching 100,000 francs a year in small consignments must register for Swiss VAT (since 2019).',
          sources: ['estv'],
        },
        {
          text: '**50%** of German internet users use AI chats instead of a search engine at least sometimes (Bitkom, 1,156 people, November 2025).',
          sources: ['bitkom'],
        },
        {
          text: 'AI Overviews: announced in March 2025 for the three countries, in German and English, in Switzerland also in French. Absent from France in February 2026 (to be checked).',
          sources: ['aio-dach', 'aio-france'],
        },
      ],
      boxes: [
        'Decide on the first country and say so on the page: delivery, price, law, contact',
        'For Switzerland: prices in francs, “ss” instead of “ß”, customs explained',
        'Ask for three clean links: trade association, exhibitor list, supplier',
        'Mark every paid link: [de:Anzeige] for the reader, rel="sponsored" for Google',
        'Note each month what Google and AI chats answer, in German, to your five questions',
      ],
      term: {
        word: 'Beleg',
        language: 'de',
        sound: 'beh-LAYK',
        meaning:
          'Supporting evidence: certificate, standard, measurement, a reference from the country. What gets read before the slogan.',
      },
    },
  ],
  score: {
    title: 'Your count',
    lead: 'Add up the boxes you ticked. A box that does not apply to you counts, provided you have written down why.',
    ranges: [
      {
        from: 0,
        to: 11,
        title: 'The line is in crumbs',
        text: 'No advertising for now. Start with mistakes 2, 3 and 5: these are the ones that can block a sale.',
      },
      {
        from: 12,
        to: 23,
        title: 'The line is laid',
        text: 'Take the page with the most empty boxes and finish it before you open another.',
      },
      {
        from: 24,
        to: 31,
        title: 'The loop is forming',
        text: 'You can test: one page, a fixed budget, a stop rule written before the start.',
      },
      {
        from: 32,
        to: 35,
        title: 'The knot holds',
        text: 'Take the list up again in six months: the lines “to be checked” move, and so does your site.',
      },
    ],
    after: 'My count',
  },
  month: {
    title: 'Thirty days, in this order',
    lead: 'First what can cost you, then what can sell.',
    weeks: [
      {
        title: 'Stop',
        days: 'Days 1 to 7',
        steps: [
          'Suspend cold e-mails (3)',
          'Cross out green words without proof (6)',
          'Check LUCID before the next parcel (5)',
        ],
      },
      {
        title: 'Put in order',
        days: 'Days 8 to 14',
        steps: ['Redo [de:Impressum], withdrawal and prices (2)', 'Start registers, dual system, representative (5)'],
      },
      {
        title: 'Make it buyable',
        days: 'Days 15 to 21',
        steps: [
          'Connect PayPal and invoice, write the returns page (4)',
          'Order it yourself, from click to return (4)',
        ],
      },
      {
        title: 'Rewrite, connect',
        days: 'Days 22 to 30',
        steps: [
          'Rewrite one page around five keywords (1)',
          'Choose the first country, ask for three links (7)',
          'Count again, then set a test and its stop rule',
        ],
      },
    ],
  },
  sources: {
    title: 'Sources',
    lead: 'Consulted or noted in November 2026. Several report on an official text: before acting, read the text itself.',
    list: englishSources,
  },
  legal: {
    title: 'What this document is not',
    text: 'It is information, not legal advice. Fines are maxima. The lines “to be checked” change quickly. Habits described here are tendencies, never persons. For your own case, ask a lawyer in the country concerned.',
  },
  closing: {
    title: 'One box won’t tick?',
    text: 'Thirty minutes, free. You leave with an answer either way.',
    booking: 'Book a call',
    site: 'The site:',
  },
}
