import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'
import { AdminContext } from '../shared/admin-context.tsx'
import { toOwnWords } from './own-words.ts'
import { ComplaintList } from './publish/ComplaintList.tsx'

const told = (field: YamlPath, names: TextComplaint['names'], problem: string, remedy = 'Écrivez un texte') => {
  const { problem: said, remedy: done } = toOwnWords({
    path: 'pages/x/fr.yaml',
    line: 1,
    field,
    problem,
    remedy,
    ...(names && { names }),
  })
  return [said, done]
}

test('a complaint calls a field as the form does, and asks for no line of a file', () => {
  expect(told(['title'], ['Titre'], '« title » est vide')).toEqual(['« Titre » est vide', 'Écrivez un texte'])
  expect(told(['keywords', 0], ['Mots cherchés', 1], '« keywords, entrée 1 » est vide')).toEqual([
    '« Mots cherchés, entrée 1 » est vide',
    'Écrivez un texte',
  ])
  const missing = 'il manque « lead » (Introduction de la page)'
  expect(
    told(['hero', 'lead'], ['Haut', 'Introduction'], missing, 'Ajoutez une ligne « lead: … » à cet endroit'),
  ).toEqual(['il manque « Introduction »', 'Remplissez ce champ'])
})

test('what the form has no name for is said as it is', () => {
  expect(told(['title'], ['Titre'], 'la marque [de: n’est pas complète')).toEqual([
    'la marque [de: n’est pas complète',
    'Écrivez un texte',
  ])
  expect(told(['hero', 'other'], ['Haut'], '« other » n’est pas écrit comme prévu ici', 'Retirez la ligne')).toEqual([
    '« other » n’est pas écrit comme prévu ici',
    'Retirez la ligne',
  ])
  expect(told([], undefined, 'le lien « /blog/x » mène à un article qui n’existe pas')[0]).toContain('« /blog/x »')
})

test('a complaint leads to its place in the text that is open, and opens the text that it is about where that is another', () => {
  const complaintOf = (path: string) => ({ path, line: 3, field: ['title'], names: ['Titre'], problem: '', remedy: '' })
  const html = renderToStaticMarkup(
    <AdminContext value={{ client: {} as never, show() {}, refresh() {} }}>
      <ComplaintList
        complaints={['settings.yaml', 'pages/offers/fr.yaml'].map(complaintOf)}
        open={{ entry: 'settings.yaml', onMend() {} }}
      />
    </AdminContext>,
  )
  expect(html.match(/<button[^>]*>Titre</g)).toHaveLength(1)
  expect(html).toContain('href="/admin/contenus/pages/offers/fr.yaml?champ=title"')
})
