import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type PictureProps = {
  /** File of this folder's `pictures`, without its ending. */
  name: string
  width: number
  height: number
  /** What it shows, for who cannot see it; without one it is an ornament. */
  label?: string
  className?: string
}

/**
 * A drawing within the page, for those just below the first screen: a phone asks for them at once, and a request
 * each would cost more than their few hundred bytes.
 */
export function Picture({ name, width, height, label, className }: PictureProps) {
  const file = readFileSync(join(process.cwd(), 'site/illustration/pictures', `${name}.svg`), 'utf8')
  const inner = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'))
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className={['pic', className].filter(Boolean).join(' ')}
      viewBox={/ viewBox="([^"]*)"/.exec(file)?.[1]}
      preserveAspectRatio={/ preserveAspectRatio="([^"]*)"/.exec(file)?.[1]}
      width={width}
      height={height}
      {...meaning}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository, read at build
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  )
}
