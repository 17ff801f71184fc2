import type { ContactFormWords } from './shape.ts'

export const en: ContactFormWords = {
  label: 'Contact form',
  name: {
    label: 'Name',
    errors: {
      missing: 'Enter your name.',
      format: 'This name contains signs that cannot be read.',
      tooLong: 'Your name must be 120 characters or fewer.',
      tooShort: 'Your name is too short.',
      notAccepted: 'This name cannot be accepted.',
    },
  },
  email: {
    label: 'E-mail',
    errors: {
      missing: 'Enter your e-mail address.',
      format: 'The email format is invalid. Please provide a valid email address.',
      tooLong: 'Your e-mail address must be 254 characters or fewer.',
      tooShort: 'Your e-mail address is too short.',
      notAccepted: 'This e-mail address cannot be accepted.',
    },
  },
  subject: {
    label: 'Subject',
    placeholder: 'Select a subject',
    options: {
      expansion: 'Expansion strategy',
      backlinks: 'DACH backlink packs',
      vip: 'VIP expansion support',
      sponsoring: 'BusinessBretzel sponsorship',
      other: 'Other',
    },
    errors: {
      missing: 'Choose a subject; “Other” is fine too.',
      format: 'Choose a subject from the list.',
      tooLong: 'Choose a subject from the list.',
      tooShort: 'Choose a subject from the list.',
      notAccepted: 'Choose a subject from the list.',
    },
  },
  message: {
    label: 'Your message',
    hint: 'Your product, your market, what you have tried so far.',
    errors: {
      missing: 'Write your message.',
      format: 'This message contains signs that cannot be read.',
      tooLong: 'Your message must be 5,000 characters or fewer. Please shorten it.',
      tooShort: 'Your message needs at least 10 characters. Add a few words.',
      notAccepted: 'This message cannot be accepted.',
    },
  },
  terms: {
    sentence: 'I accept the {terms} and have read the {privacy}.',
    termsLink: 'terms and conditions',
    privacyLink: 'privacy policy',
    missing: 'Please accept the terms and conditions to continue.',
  },
  submit: 'Send message',
  sending: 'Sending...',
  note: 'Your message is used to answer you and for nothing else: no newsletter, no resale. It is deleted three years after our last contact at the latest.',
  honeypot: 'Leave this field empty',
  typoHint: 'Did you mean {suggestion}?',
  errorSummary: { one: 'One thing needs correcting', many: '{n} things need correcting' },
  close: 'Close',
  notices: {
    sent: {
      title: 'Message sent!',
      text: 'Thank you for your message. I will respond to you as soon as possible.',
    },
    terms: { title: 'Error', text: 'Please accept the terms and conditions to continue.' },
    format: { title: 'Error', text: 'The email format is invalid. Please provide a valid email address.' },
    kept: {
      title: 'Your message is saved.',
      text: 'It will reach me as soon as mail moves again; there is nothing more for you to do.',
    },
    notSent: { title: 'Error', text: 'Your message could not be sent. Please try again or contact me directly.' },
    general: { title: 'Error', text: 'Something went wrong. Please try again later.' },
    init: { title: 'Error', text: 'The e-mail system could not be initialised. Please refresh the page.' },
    quarantined: { title: 'Noted.', text: 'Your request is stored; I check it before anything is sent.' },
    tooManyTries: { title: 'Error', text: 'Too many attempts. Try again in {n} minutes.' },
    wrongOrigin: { title: 'Error', text: 'This was sent from another site. Please fill in the form on this page.' },
  },
  writeInstead: 'You can also write to me:',
  myAddress: 'My address:',
}
