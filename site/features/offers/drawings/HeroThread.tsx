import { Drawing } from '../../../shared/illustration/Drawing.tsx'

/**
 * The thread below the words of a first screen, and what happens to it there. It comes from beyond the left edge; on
 * wide windows it turns down into the rail of the next section, a `rail-right` one. Stands as last child of `PageHero`.
 */
export function HeroThread({ drawing }: { drawing: 'audit' | 'backlinks' | 'vip' }) {
  return (
    <div className={`hero-thread hero-thread-${drawing} joint`}>
      <Drawing name={`hero-${drawing}`} />
    </div>
  )
}
