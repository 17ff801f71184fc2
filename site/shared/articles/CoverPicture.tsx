import { InlineSvg } from '../illustration/InlineSvg.tsx'

type CoverPictureProps = {
  /** Address of the picture. */
  path: string
  /** The drawing itself, where it stands so high that it has to come with the page. */
  svg?: string | undefined
  /** What it shows; without it the title beside it says enough. */
  label?: string
}

/** Names and styles of a drawing would reach into the page around it. */
const isAlone = (svg: string) => !/<style|<script|\sid=/.test(svg)

/** The cover of an article, 640 by 480: within the page, or a file that is asked for when it comes near the window. */
export function CoverPicture({ path, svg, label }: CoverPictureProps) {
  if (svg !== undefined && isAlone(svg)) return <InlineSvg svg={svg} width={640} height={480} label={label} />
  return <img className="picture" src={path} width="640" height="480" alt={label ?? ''} loading="lazy" />
}
