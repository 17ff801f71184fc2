import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ArticleBodyView } from '../../../site/features/blog/article/ArticleBody.tsx'
import { listPictureFiles } from '../../../site/shared/pictures/ServedPicture.tsx'
import { PageContextProvider } from '../../../site/shared/use-content.tsx'
import { testContent, toContentFiles } from '../../../tests/support/content.ts'
import { findPictures } from './pictures.ts'
import { readBody } from './read-body.ts'

const assets = { forms: '', admin: { script: '', preloads: [] }, search: '' }

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dc2f17' } })

/** Reads a text in a folder with these files. */
async function read(text: string, files: Record<string, Buffer>) {
  const complaints: string[] = []
  const body = readBody(
    text,
    'fr',
    (line, problem, remedy) => complaints.push(`${line} : ${problem}. ${remedy}.`),
    await findPictures(toContentFiles(files), 'un'),
  )
  return { body, complaints, readOriginal: (name: string) => files[name] ?? Buffer.alloc(0) }
}

test('a name with a space is told, since Markdown does not take it', async () => {
  const photo = await aPhoto(1200, 800).jpeg().toBuffer()
  const { body, complaints } = await read('Avant.\n\n![Un quai : vide](Quai vide.jpg)', { 'Quai vide.jpg': photo })
  expect(complaints).toEqual([
    '3 : « ![Un quai\u00a0: vide]( » n’est pas une image lisible. Écrivez ![Ce qu’on y voit](photo.jpg), sans espace dans le nom.',
  ])
  expect(body.pictures).toEqual([])
})

test('a picture is drawn in each width that its original fills, as AVIF and as WebP', async () => {
  const photo = await aPhoto(1200, 800).jpeg().toBuffer()
  const { body, complaints, readOriginal } = await read('![Un quai : vide](Quai.JPG)\n\n> ![Encore](Quai.JPG)', {
    'Quai.JPG': photo,
  })
  expect(complaints).toEqual([])
  const page = renderToStaticMarkup(
    <PageContextProvider value={{ siteUrl: '', assets, content: testContent, locale: 'fr' }}>
      <ArticleBodyView category="methode-et-etudes" body={body} />
    </PageContextProvider>,
  )
  const [html = ''] = /<picture>.*?<\/picture>/.exec(page) ?? []
  expect(html.replace(/-[0-9a-f]{8}-/g, '-0-')).toBe(
    '<picture><source type="image/avif" srcSet="/pictures/articles/un/quai-0-480.avif 480w, /pictures/articles/un/quai-0-960.avif 960w, /pictures/articles/un/quai-0-1200.avif 1200w" sizes="(min-width: 64rem) 44rem, 92vw"/><img src="/pictures/articles/un/quai-0-1200.webp" srcSet="/pictures/articles/un/quai-0-480.webp 480w, /pictures/articles/un/quai-0-960.webp 960w, /pictures/articles/un/quai-0-1200.webp 1200w" sizes="(min-width: 64rem) 44rem, 92vw" width="1200" height="800" alt="Un quai\u00a0: vide" loading="lazy" decoding="async"/></picture>',
  )
  const files = body.pictures.flatMap(listPictureFiles)
  expect(files).toHaveLength(6)
  for (const { path, draw } of files.filter(({ path }) => path.includes('-480.'))) {
    expect(html).toContain(path)
    const { format, width, height } = await sharp(Buffer.from(await draw(readOriginal))).metadata()
    expect([format, width, height]).toEqual([path.endsWith('.avif') ? 'heif' : 'webp', 480, 320])
  }
})

test('a photograph that lies on its side is stood up, and what the camera noted stays behind', async () => {
  const photo = await aPhoto(900, 600)
    .withExif({ IFD0: { Copyright: 'Moi' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { body, readOriginal } = await read('![Une tour](tour.jpeg)', { 'tour.jpeg': photo })
  expect(body.pictures).toMatchObject([{ width: 600, height: 900, widths: [480, 600] }])
  const [first] = body.pictures.flatMap(listPictureFiles)
  const { width, height, exif, orientation } = await sharp(
    Buffer.from((await first?.draw(readOriginal)) ?? ''),
  ).metadata()
  expect([width, height, exif, orientation ?? 1]).toEqual([480, 720, undefined, 1])
})

test('another original gets another address', async () => {
  const [red, small] = await Promise.all([aPhoto(10, 10), aPhoto(12, 10)].map((photo) => photo.png().toBuffer()))
  const paths = await Promise.all(
    [red, small].map(
      async (bytes) => (await read('![a](a.png)', { 'a.png': bytes ?? Buffer.alloc(0) })).body.pictures[0]?.path,
    ),
  )
  expect(new Set(paths).size).toBe(2)
})

test('a picture that cannot be shown is complained about with line and remedy', async () => {
  const whole = await aPhoto(1200, 800).jpeg().toBuffer()
  const files = {
    'ok.png': await aPhoto(10, 10).png().toBuffer(),
    'texte.png': Buffer.from('bonjour'),
    'moitie.jpg': whole.subarray(0, whole.length / 2),
    'lourde.jpg': Buffer.alloc(16_000_000),
    'vaste.png': await aPhoto(8000, 7000).png().toBuffer(),
    'quai.heic': Buffer.from('x'),
  }
  const others = ['texte.png', 'moitie.jpg', 'lourde.jpg', 'vaste.png', 'quai.heic', 'https://a.de/b.png', 'dessin.svg']
  const text = ['![](ok.png)', ...others.map((name) => `![x](${name})`)].join('\n\n')
  const { complaints } = await read(text, files)
  const anew = 'Enregistrez-la de nouveau, en JPEG, PNG, WebP ou AVIF'
  expect(complaints.map((complaint) => complaint.replace(/\. (?!Enr).*/, '.'))).toEqual([
    '1 : l’image « ok.png » n’a pas encore de description.',
    `3 : l’image « texte.png » ne se laisse pas lire. ${anew}.`,
    `5 : l’image « moitie.jpg » ne se laisse pas lire. ${anew}.`,
    '7 : l’image « lourde.jpg » pèse 16 Mo. Enregistrez-la en 15 Mo au plus ; 1440 points de large suffisent.',
    '9 : l’image « vaste.png » compte 56 millions de points.',
    `11 : l’image « quai.heic » n’est pas d’une sorte que le site montre. ${anew}.`,
    '13 : l’image « https://a.de/b.png » n’est pas parmi celles de l’article.',
    '15 : l’image « dessin.svg » n’est pas parmi celles de l’article.',
  ])
})
