/** What the tests look at in a PDF that was written without compression. */
export type ReadPdf = {
  /** All text of each page, in the order of the content stream. */
  pages: string[]
  /** Everything outside of streams, one dictionary per object. */
  objects: string[]
  /** The text strings that follow a key, such as `/URI` or `/TU`. */
  strings: (key: string) => string[]
}

type PdfObject = { dictionary: string; stream: string }

function readObjects(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const match of file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [, id = '', body = ''] = match
    const start = body.indexOf('\nstream\n')
    objects.set(id, {
      dictionary: start < 0 ? body : body.slice(0, start),
      stream: start < 0 ? '' : body.slice(start + '\nstream\n'.length),
    })
  }
  return objects
}

function referenceAfter(dictionary: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? ''
}

/** The characters of each glyph, from the table that viewers use to copy text. */
function readGlyphs(objects: Map<string, PdfObject>, font: string): Map<number, string> {
  const table = objects.get(referenceAfter(objects.get(font)?.dictionary ?? '', 'ToUnicode'))?.stream ?? ''
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, units = ''], i) => {
      const characters = units.split(' ').map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
      glyphs.set(Number.parseInt(first, 16) + i, characters.join(''))
    })
  }
  return glyphs
}

function readPage(
  objects: Map<string, PdfObject>,
  id: string,
  glyphsOf: (font: string) => Map<number, string>,
): string {
  const { dictionary } = objects.get(id) ?? { dictionary: '' }
  const resources = objects.get(referenceAfter(dictionary, 'Resources'))?.dictionary ?? ''
  const content = objects.get(referenceAfter(dictionary, 'Contents'))?.stream ?? ''
  let glyphs = new Map<number, string>()
  let text = ''
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
    if (font !== undefined) glyphs = glyphsOf(referenceAfter(resources, font))
    for (const [, codes = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g)) {
      for (const code of codes.match(/.{4}/g) ?? []) text += glyphs.get(Number.parseInt(code, 16)) ?? '\ufffd'
    }
  }
  return text
}

function readString(raw: string): string {
  const bytes = raw.replace(/\\([()\\nrt])/g, (_, c: string) => ({ n: '\n', r: '\r', t: '\t' })[c] ?? c)
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}

/** Reads as much of an uncompressed PDF as the tests need. */
export function readPdf(pdf: Buffer): ReadPdf {
  const file = pdf.toString('latin1')
  const objects = readObjects(file)
  const fonts = new Map<string, Map<number, string>>()
  const glyphsOf = (font: string) => {
    const known = fonts.get(font) ?? readGlyphs(objects, font)
    fonts.set(font, known)
    return known
  }
  const dictionaries = [...objects.values()].map((object) => object.dictionary)
  const tree = dictionaries.find((dictionary) => dictionary.includes('/Type /Pages')) ?? ''
  const kids = /\/Kids \[(.*)\]/.exec(tree)?.[1] ?? ''
  return {
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => readPage(objects, id, glyphsOf)),
    objects: dictionaries,
    strings: (key) =>
      dictionaries.flatMap((dictionary) =>
        [...dictionary.matchAll(new RegExp(`/${key} \\(((?:[^()\\\\]|\\\\[\\s\\S])*)\\)`, 'g'))].map(([, raw = '']) =>
          readString(raw),
        ),
      ),
  }
}
