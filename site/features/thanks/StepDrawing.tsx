/** Each drawing sits on the thread, which comes from beyond its left edge and leaves beyond the right one. */
const drawings = {
  mail: (
    <>
      <path className="line" d="M-3000 100h6000" />
      <path className="paper" d="M36 20h128v80H36z" />
      <path className="ink" d="m36 24 64 46 64-46" />
      <path className="salt" d="m164 8 12 12-12 12-12-12z" />
    </>
  ),
  button: (
    <>
      <path className="line" d="M-3000 100H32c48 0 70-22 70-46a24 24 0 0 0-48 0c0 24 22 46 70 46H3000" />
      <path className="gap" d="M78.5 86.1l7.5 4M70 90.7l7.5 3.9" />
      <rect className="pill" x="124" y="22" width="132" height="44" rx="22" />
      <path className="dash" d="M208 44h24" />
      <path className="word" d="M148 44h40" />
    </>
  ),
  sheet: (
    <>
      <path className="line" d="M-3000 100h6000" />
      <path className="paper" d="M44 4h84v96H44z" />
      <path className="ink" d="M92 28h20M92 52h20M92 76h14" />
      <path className="tick" d="m58 28 7 8 14-17M58 52l7 8 14-17M58 76l7 8 14-17" />
    </>
  ),
} as const

export type StepDrawingName = keyof typeof drawings

/** A small drawing above a step; decorative, the words say what happens. */
export function StepDrawing({ name }: { name: StepDrawingName }) {
  return (
    <svg viewBox="0 0 320 120" preserveAspectRatio="xMinYMid" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
