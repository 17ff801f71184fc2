import { InlineSvg, type InlineSvgProps } from './InlineSvg.tsx'

const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true })

/** Text of a file in `drawings`, by its name. */
function readDrawing(name: string): string {
  const svg = files[`./drawings/${name}.svg`]
  if (svg === undefined) throw new Error(`There is no drawing called ${name}`)
  return svg
}

/** One of the site's drawings, within the page. Colours that the page decides stand in the file as `var(--…)`. */
export function Drawing({ name, ...rest }: { name: string } & Omit<InlineSvgProps, 'svg'>) {
  return <InlineSvg svg={readDrawing(name)} {...rest} />
}
