import { adminWords } from '../../content/words/admin.ts'
import { Waiting } from './Waiting.tsx'

/** First state of the administrator’s page. The built page shows it already, so nothing moves when the script arrives. */
export function Checking() {
  return (
    <section className="sign-in sign-in--wait">
      <h1 className="vh">{adminWords.page.title}</h1>
      <Waiting text={adminWords.checking} />
    </section>
  )
}
