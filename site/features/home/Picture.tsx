import { InlineSvg } from '../../shared/illustration/InlineSvg.tsx'
import dividerKnot from './pictures/divider-knot.svg?raw'
import dividerLoops from './pictures/divider-loops.svg?raw'
import portrait from './pictures/portrait.svg?raw'
import backlinks from './pictures/services/backlinks.svg?raw'
import diagnostic from './pictures/services/diagnostic.svg?raw'
import newsletter from './pictures/services/newsletter.svg?raw'
import vip from './pictures/services/vip.svg?raw'

/** Drawings that are too long for a component. */
const pictures = {
  'divider-knot': dividerKnot,
  'divider-loops': dividerLoops,
  portrait,
  'services/backlinks': backlinks,
  'services/diagnostic': diagnostic,
  'services/newsletter': newsletter,
  'services/vip': vip,
} as const satisfies Record<string, string>

type PictureProps = {
  name: keyof typeof pictures
  width: number
  height: number
  /** What it shows, for who cannot see it; without one it is an ornament. */
  label?: string
  className?: string
}

/** One of the site's drawings, within the page. */
export function Picture({ name, ...rest }: PictureProps) {
  return <InlineSvg svg={pictures[name]} {...rest} />
}
