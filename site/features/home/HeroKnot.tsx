import { dough, salt, split } from '../../shared/illustration/hero-knot-outlines.ts'

/**
 * The knot of the home page, tied astride the border. Its right half stands on the mustard field, which reaches
 * far beyond the drawing; the section around it clips.
 */
export function HeroKnot() {
  return (
    <svg viewBox="0 0 720 760" aria-hidden="true">
      <path className="side" d="M346-900H4000V3000H346z" />
      <path className="dough" d={dough} />
      <path className="side" d={split} />
      <path fill="#fff" d={salt} />
    </svg>
  )
}
