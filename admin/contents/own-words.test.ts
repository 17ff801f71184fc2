import { expect, test } from 'vitest'
import type { FieldForm } from '../../contract/api/field-form.ts'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'
import { toOwnWords } from './own-words.ts'

const word = (label: string): FieldForm => ({ kind: 'text', label })
const form: FieldForm = {
  kind: 'group',
  label: 'Page',
  fields: [
    { key: 'title', isOptional: false, form: word('Titre') },
    {
      key: 'keywords',
      isOptional: false,
      form: { kind: 'list', label: 'Mots cherchés', item: word('Un mot'), least: 1 },
    },
    {
      key: 'hero',
      isOptional: false,
      form: { kind: 'group', label: 'Haut', fields: [{ key: 'lead', isOptional: false, form: word('Introduction') }] },
    },
  ],
}
const told = (field: YamlPath, problem: string, remedy = 'Écrivez un texte') => {
  const { problem: said, remedy: done } = toOwnWords(
    { path: 'pages/x/fr.yaml', line: 1, field, problem, remedy },
    form,
    'Remplissez ce champ',
  )
  return [said, done]
}

test('a complaint calls a field as the form does, and asks for no line of a file', () => {
  expect(told(['title'], '« title » est vide')).toEqual(['« Titre » est vide', 'Écrivez un texte'])
  expect(told(['keywords', 0], '« keywords, entrée 1 » est vide')).toEqual([
    '« Mots cherchés, entrée 1 » est vide',
    'Écrivez un texte',
  ])
  const missing = 'il manque « lead » (Introduction de la page)'
  expect(told(['hero', 'lead'], missing, 'Ajoutez une ligne « lead: … » à cet endroit')).toEqual([
    'il manque « Introduction »',
    'Remplissez ce champ',
  ])
})

test('what the form has no name for is said as it is', () => {
  expect(told(['title'], 'la marque [de: n’est pas complète')).toEqual([
    'la marque [de: n’est pas complète',
    'Écrivez un texte',
  ])
  expect(told(['hero', 'other'], '« other » n’est pas prévu ici', 'Retirez la ligne')).toEqual([
    '« other » n’est pas prévu ici',
    'Retirez la ligne',
  ])
  expect(told([], 'le lien « /blog/x » mène à un article qui n’existe pas')[0]).toContain('« /blog/x »')
})
