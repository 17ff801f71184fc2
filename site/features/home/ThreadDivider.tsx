import { DrawingFile } from '../../shared/illustration/DrawingFile.tsx'
/** What sits on the thread where it crosses from one section to the next: a knot, or two loops. */
export type ThreadMark = 'knot' | 'loops'

/** A knot or two loops on the crossing under a section, at most on every second one. Last child of the section. */
export function ThreadDivider({ mark }: { mark: ThreadMark }) {
  return <DrawingFile className="knot" name={`divider-${mark}`} width={160} height={60} />
}
