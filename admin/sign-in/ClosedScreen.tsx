import { useState } from 'react'
import { LooseThread } from '../../site/shared/illustration/LooseThread.tsx'

type ClosedScreenProps = {
  title: string
  text: string
  button: string
  onPress: () => void | Promise<void>
}

/** Nothing can be shown: says why, and offers the one thing to do. */
export function ClosedScreen({ title, text, button, onPress }: ClosedScreenProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <section className="sign-in sign-in--closed">
      <div className="sign-in-art">
        <LooseThread />
      </div>
      <div className="sign-in-words">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <button
          type="button"
          className={isBusy ? 'button is-busy' : 'button'}
          aria-disabled={isBusy || undefined}
          onClick={press}
        >
          {button}
        </button>
      </div>
    </section>
  )
}
