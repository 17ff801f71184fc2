import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { administrator } from '../support/administrator.ts'
import { followGuide, readGuideSteps } from '../support/guide-steps.ts'
import { calm, test } from '../support/journey.ts'
import { anOwnerApp } from '../support/owner-app.ts'

const guide = resolve(import.meta.dirname, '../../docs/how-to/fr/publier-depuis-le-navigateur.md')
const heading = 'De la connexion à l’article en ligne'

const visitors = {
  'on a phone': { ...calm, viewport: { width: 390, height: 844 }, hasTouch: true },
  'at a desk': { ...calm, viewport: { width: 1440, height: 900 } },
}

describe.each(Object.entries(visitors))('the guide for the owner %s', (_, visitor) => {
  test.extend({ visitor })(
    'leads from signing in to an article that visitors read, with each control as it is named',
    async ({ page, visit }) => {
      const { app, visit: read, remove } = await anOwnerApp()
      onTestFinished(remove)
      visit.isWorn = true
      const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-photo-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const photo = join(folder, 'quai.jpg')
      await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b9c4c9' } }).toFile(photo)
      const actions = readGuideSteps(readFileSync(guide, 'utf8'), heading)
      const secrets = { 'E-mail': administrator.email, 'Mot de passe': administrator.password }
      await followGuide({ page, url: app.url, secrets, pictureAt: () => photo }, actions)

      const article = await read('/blog/preparer-salon-allemagne')
      expect(article).toContain('Préparer un salon en Allemagne')
      expect(article).toContain('Un quai de gare vide, au petit matin')
      expect(await read('/blog')).toContain('/blog/preparer-salon-allemagne')
    },
  )
})

test('a guide that names something in no sentence of a step is not followed', () => {
  const section = (step: string) => `## Pas à pas\n1. ${step}\n\n## Ensuite\n`
  expect(readGuideSteps(section('Appuyez sur « Publier ».'), 'Pas à pas')).toEqual([
    { kind: 'press', label: 'Publier' },
  ])
  expect(() => readGuideSteps(section('Voyez « Publier ».'), 'Pas à pas')).toThrow('no reader can follow this')
})
