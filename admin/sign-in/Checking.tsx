import { Waiting } from '../shared/Waiting.tsx'
import { signInTexts } from './texts.ts'

/** First state of the administrator’s page. The published page shows it already, so nothing moves when the script arrives. */
export function Checking() {
  return (
    <section className="sign-in sign-in--wait">
      <h1 className="visually-hidden">{signInTexts.title}</h1>
      <Waiting text={signInTexts.checking} />
    </section>
  )
}
