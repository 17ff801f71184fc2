import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdminContext } from '../../shared/admin-context.tsx'
import { ComplaintList } from './ComplaintList.tsx'

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
