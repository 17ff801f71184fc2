/** What the dashboard says. */
export const dashboardTexts = {
  heading: 'Bonjour.',
  consentByExport:
    'Les adresses confirmées ont dit oui au PDF, à rien d’autre : aucun autre envoi. Les autres n’ont encore rien confirmé.',
}

export const todayTexts = {
  heading: 'Ce qui attend',
  calm: 'Rien n’attend. Toutes les demandes ont leur réponse, tous les e-mails sont partis.',
  failed: 'Impossible de charger ce qui attend.',
  toAnswer: {
    one: '{n} demande sans réponse',
    many: '{n} demandes sans réponse',
  },
  quarantinedEnquiries: {
    one: '{n} demande en quarantaine',
    many: '{n} demandes en quarantaine',
  },
  quarantinedLeads: {
    one: '{n} inscription en quarantaine',
    many: '{n} inscriptions en quarantaine',
  },
  unsent: {
    one: '{n} e-mail non parti',
    many: '{n} e-mails non partis',
  },
  mails: {
    checklist: 'checklist',
    enquiry: 'demande, pour vous',
    'enquiry-acknowledgement': 'accusé de réception',
    answer: 'votre réponse',
    'data-link': 'lien vers ses données',
  },
  more: 'Voir tout',
  problems: 'Le serveur',
  fresh: 'Nouveau : {what}',
  freshSignUps: {
    one: '{n} inscription',
    many: '{n} inscriptions',
  },
  freshEnquiries: {
    one: '{n} demande',
    many: '{n} demandes',
  },
  kinds: {
    signUp: 'inscription',
    enquiry: 'demande',
  },
}

export const totalsTexts = {
  heading: 'Les chiffres',
  all: 'Adresses collectées',
  allNote: 'Depuis le début, hors quarantaine',
  today: 'Aujourd’hui',
  todayNote: 'Depuis minuit, heure de Paris',
  lastSevenDays: '7 derniers jours',
  lastSevenDaysNote: 'Aujourd’hui compris',
}
