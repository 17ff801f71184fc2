import sharp from 'sharp'
import { expect, test } from 'vitest'
import { settingsSchema } from '../../contract/content/settings.ts'
import { testFiles, toContentFiles } from '../../tests/support/content.ts'
import { toSentence } from './complaint.ts'
import { openContent } from './content-reader.ts'
import { readOwner } from './read-parts.ts'

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#35538a' } })
    .jpeg()
    .toBuffer()

/** What is read, and said, of a portrait `moi.jpg` when these files lie in the folder `owner`. */
async function read(files: Record<string, Buffer>) {
  const inFolder = Object.entries(files).map(([name, bytes]) => [`owner/${name}`, bytes])
  const settingsFile = testFiles.get('settings.yaml')?.bytes ?? ''
  const content = toContentFiles({ 'settings.yaml': settingsFile, ...Object.fromEntries(inFolder) })
  const reader = openContent(content)
  const settings = reader.read('settings.yaml', settingsSchema)
  if (!settings.data) throw new Error('the settings have a fault')
  const description = { fr: 'Moi', en: 'Me', de: 'Ich' }
  const data = { owner: { ...settings.data.owner, name: 'Anna', portrait: { file: 'moi.jpg', description } } }
  const owner = await readOwner(reader, content, { ...settings, data, usable: data })
  return { owner, told: reader.listComplaints().map(toSentence) }
}

test('a portrait of any shape is cut to the frame of the drawn one, in the widths that it fills', async () => {
  const shapes = { wide: await aPhoto(3000, 1400), tall: await aPhoto(600, 1200) }
  const wide = await read({ 'moi.jpg': shapes.wide })
  expect(wide.told).toEqual([])
  expect(wide.owner?.portrait).toMatchObject({
    picture: { width: 960, height: 1120, widths: [160, 480, 640, 960] },
  })
  const tall = await read({ 'moi.jpg': shapes.tall })
  expect(tall.owner?.portrait?.picture).toMatchObject({ width: 600, height: 700, widths: [160, 480, 600] })
})

test('the owner is told of a portrait that is missing, too small or no picture, not of one of before', async () => {
  const small = await aPhoto(400, 600)
  expect((await read({ 'photo.jpg': small })).told).toEqual([
    expect.stringMatching(/^settings\.yaml, ligne \d+ : l’image « moi\.jpg » n’est pas dans le dossier owner\. /),
  ])
  expect((await read({ 'moi.jpg': small })).told).toEqual([
    expect.stringContaining('ne compte que 400 × 600 points. Prenez-en une de 480 × 560 points au moins.'),
  ])
  expect((await read({ 'moi.jpg': Buffer.from('moi') })).told).toEqual([
    expect.stringContaining('ne se laisse pas lire'),
  ])
})
