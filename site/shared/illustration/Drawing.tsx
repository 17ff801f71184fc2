import { escapeMarkup } from '../../../contract/text.ts'

export type InlineSvgProps = {
  /** A whole SVG file; its root has no colours, which stand on what is inside. */
  svg: string
  width?: number | undefined
  height?: number | undefined
  /** What it shows, for who cannot see it; without one it is an ornament. */
  label?: string | undefined
  className?: string | undefined
}

/**
 * A drawing within the page, for those in or just below the first screen: a phone asks for them at once, and a request
 * each would cost more than their few hundred bytes. It takes the colours of its place, as a file of its own could not.
 */
export function InlineSvg({ svg, width, height, label, className }: InlineSvgProps) {
  const start = svg.indexOf('>') + 1
  const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(svg.slice(0, start))?.[1]
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className={['picture', className].filter(Boolean).join(' ')}
      viewBox={of('viewBox')}
      preserveAspectRatio={of('preserveAspectRatio')}
      overflow={of('overflow')}
      width={width}
      height={height}
      {...meaning}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the repository or of the content
      dangerouslySetInnerHTML={{ __html: svg.slice(start, svg.lastIndexOf('</svg>')) }}
    />
  )
}

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

type DrawingFileProps = {
  name: string
  width: number
  height: number
  /** What it shows, for who cannot see it; without one it is an ornament. */
  label?: string
  className?: string
}

/**
 * One of the drawings of `public/pictures/`, for those far below the first screen: the page is there sooner without
 * them, and a file is asked for when its place comes near the window. A file does not know the colours of its place, so
 * it brings those of both themes along.
 */
export function DrawingFile({ name, width, height, label = '', className }: DrawingFileProps) {
  return (
    <img
      className={['picture', className].filter(Boolean).join(' ')}
      src={`/pictures/${name}.svg`}
      width={width}
      height={height}
      alt={label}
      loading="lazy"
    />
  )
}
