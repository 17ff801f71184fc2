import type { LinkPage } from '../../../contract/renderer.ts'
import { KnotClosed } from '../../shared/illustration/KnotClosed.tsx'
import { KnotThread } from '../../shared/illustration/KnotThread.tsx'
import { BrokenThread, LooseThread } from '../../shared/illustration/LooseThread.tsx'

/** The drawing of a page of a mailed link: a knot where there is something to decide, a loose thread where all is over. */
export function LinkPageArt({ page }: { page: LinkPage }) {
  switch (page) {
    case 'confirm':
    case 'erase':
    case 'data':
      return (
        <div className="stage-art">
          <KnotThread isEndless />
        </div>
      )
    case 'ready':
      return (
        <div className="stage-art">
          <KnotClosed />
        </div>
      )
    case 'expired':
    case 'dataExpired':
    case 'erased':
    case 'gone':
      return (
        <div className="stage-art stage-art--wander">
          <LooseThread />
        </div>
      )
    case 'fault':
    case 'damaged':
      return (
        <div className="stage-art stage-art--wander">
          <BrokenThread />
        </div>
      )
  }
}
