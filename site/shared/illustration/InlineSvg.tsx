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
