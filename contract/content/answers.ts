import type { z } from 'zod'
import { group, list, text } from './fields.ts'

/** Longest snippet, in UTF-16 code units: several fit into an answer. */
const snippetMax = 3_000

/** What stands ready when the owner answers a message, in one language: `content/answers/fr.yaml`. */
export const answersSchema = group('Vos réponses aux messages', {
  greeting: text('Salutation', { places: ['{name}'] }),
  greetingWithoutName: 'Salutation quand le nom ne convient pas',
  signature: text('Formule et nom, à la fin', { places: ['{owner}'] }),
  quote: text('Ligne avant le message cité', { places: ['{date}'] }),
  snippets: list(
    'Vos textes tout prêts, à insérer d’un clic',
    group('Un texte', {
      title: text('Titre, pour vous', { max: 60 }),
      text: text('Texte ; {name} y devient le nom, {subject} le sujet du message', {
        max: snippetMax,
        mayHold: ['{name}', '{subject}'],
      }),
    }),
    0,
  ),
})

export type AnswerWords = z.infer<typeof answersSchema>
