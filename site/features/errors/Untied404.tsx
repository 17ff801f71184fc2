const line =
  'M-900 430H196Q262 430 262 364V112Q262 92 250 108L112 304Q100 322 122 322H318C392 322 366 430 436 430H490C552 430 590 362 590 268C590 172 552 98 490 98C428 98 390 172 390 268C390 362 428 430 490 430H722Q788 430 788 364V112Q788 92 776 108L638 304Q626 322 648 322H842C912 322 884 452 938 452C968 452 972 428 994 430'

const crumbs =
  'M68.9 45.9l5.2 3-3 5.2-5.2-3zM79.6 51.2l1.2 4.3-4.3 1.2-1.2-4.3zM85.4 44.8l1.8 4.7-4.7 1.8-1.8-4.7zM88.6 52.5l3.8 1.1-1.1 3.8-3.8-1.1zM76.1 41.5l2.4 2.6-2.6 2.4-2.4-2.6zM67.3 54.9l0.8 3.4-3.4 0.8-0.8-3.4z'

/** The thread writes 404, each 4 crossing over itself, and frays. It comes from beyond the left edge; the section around it clips. */
export function Untied404() {
  return (
    <svg className="drawn" viewBox="0 60 1130 430" role="img" aria-label="404">
      <path pathLength="1" d={line} />
      <path className="gap" d="M251.5 310h21m-21 24h21M777.5 310h21m-21 24h21" />
      <g transform="translate(752 232) scale(4)">
        <path d={crumbs} />
      </g>
    </svg>
  )
}
