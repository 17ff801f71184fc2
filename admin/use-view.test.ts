import { expect, test } from 'vitest'
import { toView } from './use-view.ts'

test('an address of its own leads to contents, safety and journal, every other to the dashboard', () => {
  expect(toView('#securite')).toBe('security')
  expect(toView('#journal')).toBe('journal')
  for (const fragment of ['#contenus', '#contenus/pages/home/fr.yaml']) expect(toView(fragment)).toBe('contents')
  for (const fragment of ['', '#', '#inscriptions', '#contenu', '#securite/x', '#contenusx'])
    expect(toView(fragment)).toBe('dashboard')
})
