/**
 * A film that stands still: one page seen from both banks. The thread is the bar below it and comes from beyond the left
 * edge; the knot is how far the film has run.
 */
export function ScreenDrawing() {
  return (
    <svg className="screen" viewBox="0 0 640 384" aria-hidden="true">
      <path className="mist" d="M12 0h308v336H0V12Q0 0 12 0z" />
      <path className="key" d="M320 0h308q12 0 12 12v324H320z" />
      <path className="stroke" d="M320 72H128q-14 0-14 14v160q0 14 14 14h192M150 118h92M150 152h58M150 222h44" />
      <path className="paper" d="M320 72h206v188H320z" />
      <path className="ink" d="M320 72h206v34H320zM398 222h92v20h-92zM398 132h92v10h-92zM398 156h64v10h-64z" />
      <circle className="ink" cx="320" cy="176" r="56" />
      <path className="key" d="M302 142v68l54-34z" />
      <path className="rest" d="M400 366h240" />
      <path className="line" d="M-3000 363.6H330v4.8H-3000z" />
      <use className="line" href="#mark" transform="translate(318 294.8)" />
    </svg>
  )
}
