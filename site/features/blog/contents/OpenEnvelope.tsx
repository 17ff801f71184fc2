/** Front of an open envelope, as wide as its place: a letter stands in it. The flap's edge is the thread. */
export function OpenEnvelope() {
  return (
    <svg className="envelope" viewBox="0 0 560 190" preserveAspectRatio="none" aria-hidden="true">
      <path className="front" d="M0 0 280 120 560 0V190H0z" />
      <path className="seam" d="M0 0 262 112q18 8 36 0L560 0" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
