/**
 * The owner's own facts: brand, addresses, links, legal identity. Everything here that is still a
 * placeholder stands on a reserved name (`example.com`, `businessbretzel.example`) or a number that
 * nobody has, and is listed in `placeholders`, so that the launch check finds it.
 */
export const settings = {
  brand: 'BusinessBretzel',
  /** Consultant's name; on the legal pages and, once it is no placeholder any more, as author of the articles. */
  consultant: 'Nom Prénom',
  email: 'bonjour@businessbretzel.example',
  booking: {
    hero: 'https://calendar.example.com/businessbretzel/premier-appel',
    checklist: 'https://calendar.example.com/businessbretzel/apres-checklist',
    contact: 'https://calendar.example.com/businessbretzel/contact',
    expressAudit: 'https://calendar.example.com/businessbretzel/audit-express',
    auditDach: 'https://calendar.example.com/businessbretzel/audit-dach',
    backlinks: 'https://calendar.example.com/businessbretzel/backlinks',
    vip: 'https://calendar.example.com/businessbretzel/vip',
  },
  newsletter: 'https://network.example.com/newsletters/businessbretzel',
  social: 'https://network.example.com/in/businessbretzel',
  video: 'https://video.example.com/@businessbretzel',
  rankingArticle: 'https://ranking.example.com/seo-franco-allemand',
  /** Who answers for the site; printed on the legal pages alone. */
  publisher: {
    /** With the share capital, if the form has one. `[fr:…]` marks French words, as in all copy. */
    legalForm: {
      fr: 'entrepreneur individuel (EI)',
      en: 'sole trader under French law ([fr:entrepreneur individuel], EI)',
      de: 'Einzelunternehmen nach französischem Recht ([fr:entrepreneur individuel], EI)',
    },
    address: ['1 rue de l’Exemple', '75000 Paris', 'France'],
    phone: '+33 1 99 00 00 00',
    /** Number in the French register of companies. */
    siren: '000\u202f000\u202f000',
    /** Number for value added tax, with the country's letters. */
    vatId: 'FR00000000000',
    /** Answers for what is published; as a rule the consultant. */
    director: 'Nom Prénom',
  },
  host: {
    name: 'Hébergeur Exemple',
    address: ['2 rue de l’Exemple', '75000 Paris', 'France'],
    phone: '+33 1 99 00 00 01',
    website: 'https://host.example.com',
  },
  /**
   * Who handles personal data on the owner's behalf. Only those with `isUsed` are printed: turn EmailJS on with
   * the `EMAILJS_` settings of the server, after a look at its contract, and the mail relay off.
   */
  processors: [
    {
      name: 'Hébergeur Exemple',
      task: {
        fr: 'Hébergement du site et de sa base de données',
        en: 'Hosting of the site and its database',
        de: 'Hosting der Website und ihrer Datenbank',
      },
      place: { fr: 'France', en: 'France', de: 'Frankreich' },
      isInEu: true,
      isUsed: true,
    },
    {
      name: 'Relais Exemple',
      task: {
        fr: 'Acheminement et réception des e-mails',
        en: 'Sending and receiving of e-mails',
        de: 'Versand und Empfang der E-Mails',
      },
      place: { fr: 'France', en: 'France', de: 'Frankreich' },
      isInEu: true,
      isUsed: true,
    },
    {
      name: 'EmailJS Pte. Ltd.',
      task: {
        fr: 'Acheminement des e-mails',
        en: 'Delivery of e-mails',
        de: 'Versand der E-Mails',
      },
      place: { fr: 'Singapour', en: 'Singapore', de: 'Singapur' },
      isInEu: false,
      isUsed: false,
    },
  ],
  /** The supervisory authority for data protection of a controller in France. */
  authority: {
    name: 'CNIL',
    fullName: 'Commission nationale de l’informatique et des libertés',
    address: ['3 place de Fontenoy', 'TSA 80715', '75334 Paris Cedex 07', 'France'],
    website: 'https://www.cnil.fr',
    complaints: 'https://www.cnil.fr/fr/plaintes',
  },
} as const

/** The keys above whose values the owner still has to replace. */
export const placeholders = [
  'consultant',
  'email',
  'booking',
  'newsletter',
  'social',
  'video',
  'rankingArticle',
  'publisher',
  'host',
  'processors',
] as const satisfies readonly (keyof typeof settings)[]

/** Whether the owner has replaced the placeholder under this key. */
export const isSet = (key: keyof typeof settings): boolean => !placeholders.some((placeholder) => placeholder === key)
