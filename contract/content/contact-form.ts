import type { z } from 'zod'
import { type ContactField, contactFields, contactForm } from '../forms/contact.ts'
import type { FormField } from '../forms/field-kinds.ts'
import { perKey } from '../per-key.ts'
import { group, keyed, optional, rich, text } from './fields.ts'
import { notice } from './parts.ts'

const common = {
  label: 'Nom du champ',
  hint: optional(text('Aide sous le nom du champ')),
  data: rich('Nom de cette donnée au milieu d’une phrase, dans la politique de confidentialité'),
}

/** The words of a field: sentences for what its kind can find wrong, and names for the values to choose from. */
function wordsOf(field: FormField) {
  const errors = keyed('Erreurs du champ', field.errors, text('Ce qui ne va pas, et quoi faire'))
  if (field.kind !== 'choice') return group('Un champ', { ...common, errors })
  const options = keyed('Choix proposés', field.options, text('Nom d’un choix'))
  return group('Un champ', { ...common, placeholder: 'Avant tout choix', options, errors })
}

type WordsOf<Field extends FormField> = {
  label: string
  hint?: string
  data: string
  errors: Record<Field['errors'][number], string>
} & (Field extends { options: readonly (infer Option extends string)[] }
  ? { placeholder: string; options: Record<Option, string> }
  : unknown)

/** One schema per field; its type is that of the field's own kind, which `wordsOf` chooses at run time. */
const fields = perKey(contactFields, (field) => wordsOf(contactForm[field])) as unknown as {
  [Field in ContactField]: z.ZodType<WordsOf<(typeof contactForm)[Field]>>
}

/** Every short string of the contact form, in one language. */
export const contactFormSchema = group('Formulaire de contact', {
  label: 'Nom du formulaire, pour les lecteurs d’écran',
  ...fields,
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
