/** Each thing is drawn by the thread itself, which enters at the left edge and leaves at the right edge at one height. */
const drawings = {
  newsletter: (
    <>
      <path className="mist" d="M48 30h130v82H48z" />
      <path d="M-3000 112H178V30H48V112M48 30l65 50 65-50M178 112H3000" />
      <path className="salt" d="m178 17 13 13-13 13-13-13z" />
    </>
  ),
  articles: (
    <>
      <path className="key" d="M44 8h112v104H44z" />
      <path d="M-3000 112H28q16 0 16-16V38q0-14 14-14h76a8 8 0 0 1 0 16H72a8 8 0 0 0 0 16h62a8 8 0 0 1 0 16H72a8 8 0 0 0 0 16h62a8 8 0 0 1 8 8q0 16 16 16H3000" />
    </>
  ),
  videos: (
    <>
      <path className="ink" d="M52 20h132q8 0 8 8v76q0 8-8 8H52q-8 0-8-8V28q0-8 8-8z" />
      <path className="key" d="M102 44v44l38-22z" />
      <path d="M-3000 112H52q-8 0-8-8V28q0-8 8-8h132q8 0 8 8v76q0 8-8 8H3000M52 112H184" />
    </>
  ),
} as const

export type MediaDrawingName = keyof typeof drawings

/** An envelope, a page of lines or a screen; decorative, the link below says what it is. */
export function MediaDrawing({ name }: { name: MediaDrawingName }) {
  return (
    <svg viewBox="0 0 240 120" preserveAspectRatio="xMinYMax" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
