import { useState } from 'react'
import { LooseThread } from '../illustration/LooseThread.tsx'

type DoorstepProps = {
  title: string
  text: string
  button: string
  onPress: () => void | Promise<void>
}

/** The room stays closed: says why, and offers the one thing to do. */
export function Doorstep({ title, text, button, onPress }: DoorstepProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <section className="door door--shut">
      <div className="door-art">
        <LooseThread />
      </div>
      <div className="door-words">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <button
          type="button"
          className={isBusy ? 'btn is-busy' : 'btn'}
          aria-disabled={isBusy || undefined}
          onClick={press}
        >
          {button}
        </button>
      </div>
    </section>
  )
}
