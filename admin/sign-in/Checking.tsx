import { useMessages } from '../shared/admin-context.tsx'
import { Waiting } from '../shared/Waiting.tsx'

/** First state of the administrator’s page. The published page shows it already, so nothing moves when the script arrives. */
export function Checking() {
  const messages = useMessages()
  return (
    <section className="sign-in sign-in--wait">
      <h1 className="visually-hidden">{messages.page.title}</h1>
      <Waiting text={messages.checking} />
    </section>
  )
}
