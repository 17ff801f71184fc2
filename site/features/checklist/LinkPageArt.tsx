import type { LinkPage } from '../../../contract/renderer.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'

/** The drawing of a page of a mailed link: a knot where there is something to decide, a loose thread where all is over. */
export function LinkPageArt({ page }: { page: LinkPage }) {
  switch (page) {
    case 'confirm':
    case 'erase':
    case 'data':
      return (
        <div className="stage-art">
          <Drawing name="knot-thread" />
        </div>
      )
    case 'ready':
      return (
        <div className="stage-art">
          <Drawing name="knot-closed" />
        </div>
      )
    case 'expired':
    case 'dataExpired':
    case 'erased':
    case 'gone':
      return (
        <div className="stage-art stage-art--wander">
          <Drawing name="loose-thread" />
        </div>
      )
    case 'fault':
    case 'damaged':
      return (
        <div className="stage-art stage-art--wander">
          <Drawing name="broken-thread" />
        </div>
      )
  }
}
