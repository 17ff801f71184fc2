import { adminScreens } from '../../contract/api/admin.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'
import { Journal } from './Journal.tsx'
import { Security } from './Security.tsx'
import './access.css'

type AccessScreenProps = { rest: string; query: URLSearchParams; onPasswordChanged: () => void }

/** Who may enter and how, and at an address of its own the journal of it. */
export function AccessScreen({ rest, query, onPasswordChanged }: AccessScreenProps) {
  const { navigation, access } = useMessages()
  const isJournal = rest === 'journal'
  const texts = isJournal ? access.journal : access.security
  return (
    <div className="screen">
      <ScreenHead key={rest} title={isJournal ? texts.heading : navigation.screens.access} lead={texts.lead} />
      <nav className="tabs" aria-label={navigation.screens.access}>
        <a href={adminScreens.access} aria-current={isJournal ? undefined : 'page'}>
          {access.security.heading}
        </a>
        <a href={`${adminScreens.access}/journal`} aria-current={isJournal ? 'page' : undefined}>
          {access.journal.heading}
        </a>
      </nav>
      {isJournal ? <Journal query={query} /> : <Security onPasswordChanged={onPasswordChanged} />}
    </div>
  )
}
