import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** The static cuts the PDF is set in, each from one of the two variable fonts that the site's own are cut from. */
const cuts = {
  title: { file: 'affiche-fr-de.woff2', weight: 800 },
  label: { file: 'affiche-fr-de.woff2', weight: 650 },
  ui: { file: 'affiche-fr-de.woff2', weight: 500 },
  text: { file: 'lecture-fr-de.woff2', weight: 400 },
  strong: { file: 'lecture-fr-de.woff2', weight: 650 },
} as const

export type Cut = keyof typeof cuts

export const cutNames = Object.keys(cuts) as Cut[]

/**
 * Makes the static cuts in memory, since PDFKit cannot embed variable or compressed fonts.
 * @param folder where the `.woff2` files of the two fonts lie
 * @param characters every character that will be written
 */
export async function makeFonts(folder: string, characters: string): Promise<Record<Cut, Uint8Array>> {
  const files = new Map<string, Promise<Buffer>>()
  const made = await Promise.all(
    cutNames.map(async (name): Promise<[Cut, Uint8Array]> => {
      const { file, weight } = cuts[name]
      const source = files.get(file) ?? readFile(join(folder, file))
      files.set(file, source)
      const font = await subsetFont(await source, characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      })
      // A font may end with an empty glyph; its reader looks a few bytes further.
      return [name, Buffer.concat([font, Buffer.alloc(16)])]
    }),
  )
  return Object.fromEntries(made) as Record<Cut, Uint8Array>
}
