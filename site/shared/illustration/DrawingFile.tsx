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
