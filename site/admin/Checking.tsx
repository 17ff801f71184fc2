import { adminWords } from '../../content/words/admin.ts'
import { Waiting } from './Waiting.tsx'

/** First state of the room. The built page shows it already, so nothing moves when the script arrives. */
export function Checking() {
  return (
    <section className="door door--wait">
      <h1 className="vh">{adminWords.page.title}</h1>
      <Waiting text={adminWords.checking} />
    </section>
  )
}
