import { noRoomError } from '../../../../contract/renderer.ts'
import { measure } from './set-type.ts'

const softHyphen = '\u00ad'

/**
 * Parts of a title between which a line may end: at ordinary spaces, before the capital of a
 * joined word, within words at soft hyphens.
 */
const toParts = (title: string) => title.split(/(?<=[ \u00ad])|(?<=\p{L}-)(?=\p{Lu})/u)

const isTooWide = (text: string, size: number, width: number) => measure(text, size) > width

/** Fills line after line as far as they reach. */
function fill(parts: readonly string[], size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const end = () =>
    lines.push(
      line
        .trimEnd()
        .replace(/\u00ad$/, '-')
        .replaceAll(softHyphen, ''),
    )
  for (const part of parts) {
    const longer = line + part
    if (line !== '' && isTooWide(longer.trimEnd().replaceAll(softHyphen, ''), size, width)) {
      end()
      line = part
    } else line = longer
  }
  end()
  return lines
}

export type SetTitle = { lines: readonly string[]; size: number }

/** Distance of two lines, in sizes of the letters. */
export const leading = 1.02
/** Sizes of a title, in pixels. Words are divided only where whole ones would come out small. */
const sizes = { largest: 84, whole: 60, smallest: 36, step: 4 }

function fitLines(title: string, width: number, height: number, smallest: number): SetTitle | undefined {
  const parts = toParts(title)
  for (let size = sizes.largest; size >= smallest; size -= sizes.step) {
    const lines = fill(parts, size, width)
    if (lines.length * size * leading > height || lines.some((line) => isTooWide(line, size, width))) continue
    // The narrowest measure that needs no further line is the one that balances them.
    let [narrow, wide] = [width / 2, width]
    while (wide - narrow > 4) {
      const middle = (narrow + wide) / 2
      if (fill(parts, size, middle).length > lines.length) narrow = middle
      else wide = middle
    }
    return { lines: fill(parts, size, wide), size }
  }
  return undefined
}

/**
 * A title in the largest size in which it fits into a box of pixels, its lines about equally long.
 * @throws an error named `noRoomError` if it does not fit in the smallest size either: it is several times longer than a title may be
 */
export function breakLines(title: string, width: number, height: number): SetTitle {
  const whole = title.replaceAll(softHyphen, '')
  const set = fitLines(whole, width, height, sizes.whole) ?? fitLines(title, width, height, sizes.smallest)
  if (set === undefined) {
    const error = new Error(`the picture for networks has no room for the title "${whole}"`)
    throw Object.assign(error, { name: noRoomError })
  }
  return set
}
