/** Something is on its way: a thread that runs, and a text for those who do not see it or want no motion. */
export function Waiting({ text }: { text: string }) {
  return (
    <p className="waiting" role="status">
      <span className="waiting-line" aria-hidden="true" />
      {text}
    </p>
  )
}
