import { escapeMarkup } from '../../../contract/text.ts'
import { InlineSvg, type InlineSvgProps } from './InlineSvg.tsx'

const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true })

/** Text of a file in `drawings`, by its name. */
function readDrawing(name: string): string {
  const svg = files[`./drawings/${name}.svg`]
  if (svg === undefined) throw new Error(`There is no drawing called ${name}`)
  return svg
}

type DrawingProps = {
  name: string
  /** What stands in the places of the file: `{title}`, or `{verdicts.0}` for the first of several. */
  words?: Record<string, string | readonly string[]>
} & Omit<InlineSvgProps, 'svg'>

/** One of the site's drawings, within the page. Colours that the page decides stand in the file as `var(--…)`. */
export function Drawing({ name, words = {}, ...rest }: DrawingProps) {
  const svg = readDrawing(name).replace(/\{(\w+)(?:\.(\d))?\}/g, (place, key: string, index = '0') => {
    const word = [words[key] ?? []].flat()[Number(index)]
    if (word === undefined) throw new Error(`The drawing ${name} has no words for ${place}`)
    return escapeMarkup(word)
  })
  return <InlineSvg svg={svg} {...rest} />
}
