const first = 'M40 150c86 0 126-44 126-90'
const second = 'M214 150c64 0 94-30 94-64'

/** A thread that takes its time: in at the left edge of its card, two loops, out at the right edge. */
export function FollowThread() {
  return (
    <svg className="follow" viewBox="0 0 440 160" aria-hidden="true">
      <path d="M-1000 150H40M80 60c0 46 40 90 126 90h8M242 86c0 34 30 64 94 64h1000" />
      <path className="cut-out" d={first + second} />
      <path d={`${first}a43 43 0 0 0-86 0${second}a33 33 0 0 0-66 0`} />
    </svg>
  )
}
