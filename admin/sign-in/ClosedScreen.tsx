import looseThread from '../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { InlineSvg } from '../../site/shared/illustration/InlineSvg.tsx'
import { ActionButton } from '../shared/BusyButton.tsx'

type ClosedScreenProps = { title: string; text: string; button: string; action: () => Promise<void> }

/** Nothing can be shown: says why, and offers the one thing to do. */
export function ClosedScreen({ title, text, button, action }: ClosedScreenProps) {
  return (
    <section className="sign-in sign-in--closed">
      <div className="sign-in-art">
        <InlineSvg svg={looseThread} />
      </div>
      <div className="sign-in-text">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <ActionButton action={action}>{button}</ActionButton>
      </div>
    </section>
  )
}
