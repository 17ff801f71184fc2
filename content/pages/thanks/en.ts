import type { ThanksWords } from './shape.ts'

export const en: ThanksWords = {
  head: {
    title: 'Thank you, the checklist is on its way',
    description:
      'Your request is stored. Two clicks are left, one in the e-mail and one on the page it opens, and you have “7 mistakes of the German market”.',
    keywords: [],
  },
  hero: {
    label: { fr: 'Merci', de: 'Danke' },
    title: 'That’s tied.',
    lead: 'Your request is stored. The e-mail is on its way, or in your inbox already if you asked for it a moment ago. Two clicks are left: one in the e-mail, one on the page it opens.',
  },
  steps: {
    title: 'What happens now',
    list: [
      {
        title: 'The e-mail',
        text: 'Its subject: “{subject}”. It usually arrives within a minute. Its button, “{button}”, opens a page of this site.',
      },
      {
        title: 'The confirmation',
        text: 'On that page, click “{confirm}”. That confirms your address. The link works for thirty days.',
      },
      {
        title: 'The PDF',
        text: 'Its link is on the page that follows, to read on screen or on paper. The link in the e-mail brings you back whenever you like.',
      },
    ],
  },
  missing: {
    title: 'Nothing after ten minutes?',
    list: [
      'Look in the spam folder, then under promotions if your mailbox sorts them apart.',
      'A letter out of place in the address? Go back to the form and correct it.',
      'The address was right? Ask for the checklist again. The e-mail leaves once more a quarter of an hour after the last one, not before.',
    ],
    form: 'Back to the form',
    write: 'Still nothing? Write to me:',
  },
  next: {
    title: 'The checklist asks. The audit answers.',
    text: 'Would you rather have someone with a German eye walk through your site for you? That is the express audit: the breaking points, sorted by their effect on your sales.',
    audit: 'See the express audit',
    home: 'Back to the home page',
  },
}
