type InlineSvgProps = {
  /** A whole SVG file. */
  svg: string
  width: number
  height: number
  /** What it shows, for who cannot see it; without one it is an ornament. */
  label?: string | undefined
  className?: string | undefined
}

/**
 * A drawing within the page, for those in or just below the first screen: a phone asks for them at once, and a request
 * each would cost more than their few hundred bytes.
 */
export function InlineSvg({ svg, width, height, label, className }: InlineSvgProps) {
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className={['picture', className].filter(Boolean).join(' ')}
      viewBox={/ viewBox="([^"]*)"/.exec(svg)?.[1]}
      preserveAspectRatio={/ preserveAspectRatio="([^"]*)"/.exec(svg)?.[1]}
      width={width}
      height={height}
      {...meaning}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the repository or of the content
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  )
}
