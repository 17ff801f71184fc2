import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InlineSvg } from './InlineSvg.tsx'

type PictureProps = {
  /** File of this folder's `pictures`, without its ending. */
  name: string
  width: number
  height: number
  /** What it shows, for who cannot see it; without one it is an ornament. */
  label?: string
  className?: string
}

/** One of the site's drawings, within the page. */
export function Picture({ name, ...rest }: PictureProps) {
  const svg = readFileSync(join(process.cwd(), 'site/illustration/pictures', `${name}.svg`), 'utf8')
  return <InlineSvg svg={svg} {...rest} />
}
