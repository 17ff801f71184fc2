import type { Cover, CoverEdges, EdgeRun } from '../../../../contract/content/covers.ts'
import { CoverPicture } from '../../../shared/articles/CoverPicture.tsx'
import { inOrder } from '../../../shared/ui/lists.tsx'

/**
 * What stands beside the cover: its ground and its line, drawn on to the edge of the window. Each colour reaches to the
 * bottom and is painted over by the next, so that nothing shines through between two.
 */
function Beside({ runs }: { runs: readonly EdgeRun[] }) {
  return (
    <svg viewBox="0 0 1 480" preserveAspectRatio="none" aria-hidden="true">
      {inOrder(runs, ({ colour, from }) => (
        <path fill={colour} d={`M0 ${from}h1V480H0z`} />
      ))}
    </svg>
  )
}

/** The cover of an article across the whole window. */
export function ArticleCover({ cover, edges }: { cover: Cover; edges: CoverEdges }) {
  return (
    <div className="article-cover screen-only">
      <Beside runs={edges.left} />
      <CoverPicture path={cover.path} svg={cover.svg} label={cover.alt} />
      <Beside runs={edges.right} />
    </div>
  )
}
