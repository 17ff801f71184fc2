import { retention, rightsAnswerMonths } from '../../offers/legal-terms.ts'
import { settings } from '../../settings.ts'
import { words } from '../../words/index.ts'
import { contactFacts } from '../legal-notice/identity.ts'
import type { LegalWords } from '../legal-notice/shape.ts'
import { areAllInEu, processorTable } from './processors.ts'
import { retentionTable } from './retention.ts'

const { authority, consultant } = settings
const { contactYears, contractYears, accountingYears, browsingMonths, unconfirmedDays, mailTextDays } = retention

export const en: LegalWords = {
  head: {
    title: 'Privacy policy',
    description:
      'What this site keeps about you, why and for how long: nothing while you read, only what a form needs, and a link in every e-mail that erases it.',
    keywords: ['privacy policy', 'personal data', 'GDPR', 'right to erasure', 'CNIL'],
  },
  hero: {
    label: { fr: 'Confidentialité', de: 'Datenschutz' },
    title: 'Privacy policy',
    lead: 'What this site keeps about you, why, for how long, and how to erase it.',
  },
  changedOn: '2026-11-22',
  summary: [
    'Reading this site leaves nothing behind: no cookie, no analytics, no IP address on file, no request to another site.',
    'A form keeps what is needed to answer you, and proof that you asked. Nothing is sold or lent.',
    'Asking for the checklist gets you the checklist. It doesn’t sign you up to a newsletter.',
    `Unconfirmed, your address is erased after ${unconfirmedDays} days; confirmed, ${contactYears} years after you were last in touch. Client files are kept for ${contractYears} years after the relationship ends.`,
    'Every e-mail this site sends you carries a link that erases your data at once.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Controller',
      blocks: [
        'The person who decides what is collected, and answers for it, is the publisher of this site.',
        { kind: 'facts', facts: contactFacts('en') },
      ],
    },
    {
      id: 'officer',
      title: 'Data protection officer',
      blocks: [
        `None is appointed: the law doesn’t ask it of a business that tracks nobody on a large scale and handles no sensitive data. Your contact is the controller in person, ${consultant}, at the addresses above.`,
      ],
    },
    {
      id: 'data',
      title: 'Data collected',
      blocks: [
        '**While you read: none.** The pages are ready-made files. Texts, drawings and typefaces come from this site alone, with no analytics and nothing embedded from anyone else.',
        '**When you ask for the checklist:** your e-mail address, the language of the page, the dates, the sentence of consent as it was shown, what your browser says about itself and, if you followed a campaign link, the words that link carried. Only the address has to be typed; without it there is nowhere to send the checklist.',
        '**When you fill in the contact form:** your name, e-mail address, subject, message, language, page and date. All four fields are needed for a useful answer. The box for the terms is checked by your browser and isn’t sent.',
        '**When you write to me, book a call or become a client:** what you tell me on that occasion.',
        'No data is bought, and none is collected from anyone but you.',
      ],
    },
    {
      id: 'purposes',
      title: 'Purposes, legal bases and periods',
      blocks: [
        'Here is everything that is kept, line by line. Articles are those of the GDPR unless another law is named.',
        {
          kind: 'table',
          caption: 'What is kept',
          columns: ['Data', 'Purpose', 'Legal basis', 'Period'],
          rows: retentionTable('en'),
        },
        'Where the basis is legitimate interest, the interest is that of a site that displays well, knows where its requests come from, and can’t be used to flood mailboxes. You may object (see “Your rights”).',
        'No decision is left to a machine, and no profile is drawn up. A hidden field catches what robots send: a request caught there waits until I have looked at it; it isn’t refused.',
      ],
    },
    {
      id: 'erasure',
      title: 'How data is erased',
      blocks: [
        {
          kind: 'list',
          items: [
            `The short periods are kept by the program, which tidies up every hour: unconfirmed addresses (${unconfirmedDays} days), texts of e-mails (${mailTextDays} days), counters against abuse.`,
            `The ${contactYears} years run from the last thing you did: sending a form, confirming your address, writing to me. My own messages don’t extend them.`,
            `Once those ${contactYears} years are over, the program erases: it looks every day, shows me a week ahead who is about to go, and waits if the machine’s clock has jumped by more than a day.`,
            `A backup lives for ${retention.backupDays} days. An erased address leaves nothing but a keyed hash: should a backup have to be restored, that hash gets the address erased again.`,
            `What the program doesn’t hold, I erase myself when ${contactYears}, ${contractYears} or ${accountingYears} years are up: my mailbox, client files, any export of the list.`,
          ],
        },
        `Browsing data could be kept for ${browsingMonths} months at most. That ceiling is theoretical: no such data exists.`,
      ],
    },
    {
      id: 'recipients',
      title: 'Recipients',
      blocks: [
        'Your data is read by me and nobody else. When a request comes in, the site tells me by an e-mail that repeats it. These service providers handle data on my behalf and on my instructions only.',
        {
          kind: 'table',
          caption: 'Service providers',
          columns: ['Who', 'What for', 'Where'],
          rows: processorTable('en'),
        },
        areAllInEu
          ? 'All of them are in the European Union; your data doesn’t leave it.'
          : 'A provider outside the European Union is used only with the safeguards of Chapter V of the GDPR, such as the European Commission’s standard contractual clauses. Ask me for a copy.',
        'The host sees your IP address pass, since no page could reach you without it. This site doesn’t record it; what the host keeps to protect its network follows the host’s own rules.',
      ],
    },
    {
      id: 'abuse',
      title: 'Limits against abuse',
      blocks: [
        'An open form attracts robots. To count them without knowing who you are, the site turns your IP address, at the moment of sending, into a hash calculated with a key of the day. The address itself is written nowhere.',
        `The key changes every day and is deleted ${retention.dayKeyHours} hours after that day ends. Without it the hash points to nobody; it goes too, after ${retention.counterHours} hours. The e-mail address a message goes to is counted in the same way, so that nobody is sent the same e-mail over and over.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Erase**: open the link “${words.en.checklistMail.erase}” at the foot of the e-mail you received and press the button. The address, the proof of your request, your messages and the e-mails prepared for you leave the database at once. The link never expires. It can’t reach the notice in my own mailbox: a word from you, and I’ll delete that too.`,
            '**Withdraw your consent**: the same link is enough. What was done before remains lawful.',
            '**Access** your data and take it away: the same page sends you a link, good for one day, to a file (JSON) with all of it, the proof of each consent included.',
            '**Correct** what is wrong, **restrict** a use, **object** to it.',
            '**Decide what happens to your data** after your death, as French law provides.',
          ],
        },
        `For all of this, write to me from the address concerned; as a rule that is proof enough that it’s you. You’ll have an answer within ${rightsAnswerMonths} month, free of charge.`,
        `If my answer doesn’t satisfy you, you may complain to the ${authority.name} (${authority.fullName}), ${authority.address.join(', ')}, or to the authority of the country where you live.`,
        {
          kind: 'links',
          links: [
            { label: `Write to me: ${settings.email}`, email: settings.email },
            { label: `Complain to the ${authority.name}`, address: authority.complaints },
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pages and forms travel encrypted (HTTPS), and the pages forbid your browser to load anything from another site.',
            'The list of requests opens to one account only. Its password is kept as a hash, and attempts to guess it are counted.',
            'The links in your e-mails are signed and don’t contain your address. Opening them changes nothing: only the button confirms or erases, so no spam filter can do it for you.',
            'The e-mails hold no tracking image and no tracked link.',
            'Technical logs keep no address, no name and no message.',
          ],
        },
        'If a leak put you at risk all the same, you would be told, and so would the authority.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'No cookie is set during your visit, and your browser’s storage stays empty. Only the person who runs the site gets any, when signing in at /admin; they are strictly necessary for that.',
        { kind: 'links', links: [{ label: 'Read the cookie policy', page: 'cookies' }] },
      ],
    },
    {
      id: 'elsewhere',
      title: 'Other sites',
      blocks: [
        'The booking calendar, the professional network that carries the newsletter and the video channel are only links here, and open in a new tab. Nothing is loaded from them before you click; after that, their own policies apply. The site you arrive at learns only which site you come from, not which page.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'This page changes when the site changes, and the date at the top changes with it. The sentence of consent has a version of its own: what you agreed to is the one you read.',
      ],
    },
  ],
}
