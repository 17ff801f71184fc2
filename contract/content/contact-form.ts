import { fieldErrorCodes } from '../api/errors.ts'
import { contactFields, contactSubjects } from '../forms/contact.ts'
import { group, keyed, optional, rich, text } from './fields.ts'
import { notice } from './parts.ts'

const field = {
  label: 'Nom du champ',
  hint: optional(text('Aide sous le nom du champ')),
  data: rich('Nom de cette donnée au milieu d’une phrase, dans la politique de confidentialité'),
  errors: keyed('Erreurs du champ', fieldErrorCodes, text('Ce qui ne va pas, et quoi faire')),
}

/** Every short string of the contact form, in one language. */
export const contactFormSchema = group('Formulaire de contact', {
  label: 'Nom du formulaire, pour les lecteurs d’écran',
  ...keyed('', contactFields, group('Un champ', field)).shape,
  subject: group('Sujet', {
    ...field,
    placeholder: 'Avant tout choix',
    options: keyed('Sujets proposés', contactSubjects, text('Nom du sujet')),
  }),
  terms: group('Case des conditions', {
    sentence: text('Phrase à cocher ; les deux mots entre accolades deviennent des liens', {
      places: ['{terms}', '{privacy}'],
    }),
    termsLink: 'Lien vers les conditions',
    privacyLink: 'Lien vers la confidentialité',
    missing: 'Erreur quand la case est vide',
  }),
  submit: 'Bouton',
  sending: 'Bouton pendant l’envoi',
  note: 'Ce que deviennent les données, sous le bouton',
  honeypot: 'Nom du champ piège, lu seulement sans mise en forme',
  typoHint: text('Proposition quand l’adresse semble mal écrite', { places: ['{suggestion}'] }),
  errorSummary: group('Titre au-dessus des erreurs', {
    one: 'Une erreur',
    many: text('Plusieurs erreurs', { places: ['{n}'] }),
  }),
  close: 'Bouton qui ferme un avis',
  notices: group('Avis après l’envoi', {
    sent: notice('Le message est parti'),
    terms: notice('La case des conditions est vide'),
    format: notice('L’adresse e-mail est mal écrite'),
    kept: notice('Le message est enregistré, l’envoi suivra'),
    notSent: notice('Le message n’est pas parti'),
    general: notice('Une erreur sans autre nom'),
    init: notice('Le script du formulaire n’a pas pu être chargé'),
    quarantined: notice('Le message attend une vérification'),
    tooManyTries: notice('Trop de tentatives', { places: ['{n}'] }),
    wrongOrigin: notice('Envoi depuis un autre site'),
  }),
  writeInstead: 'Après un échec, avant votre adresse e-mail',
  myAddress: 'De même, quand la phrase d’avant vient de dire d’écrire',
})
