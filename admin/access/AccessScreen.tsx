import { adminScreens } from '../../contract/api/admin.ts'
import { ScreenHead } from '../shared/ScreenHead.tsx'
import { screenNames } from '../shared/texts.ts'
import { Journal } from './Journal.tsx'
import { Security } from './Security.tsx'
import { journalTexts, securityTexts } from './texts.ts'
import './access.css'

type AccessScreenProps = { rest: string; query: URLSearchParams; onPasswordChanged: () => void }

/** Who may enter and how, and at an address of its own the journal of it. */
export function AccessScreen({ rest, query, onPasswordChanged }: AccessScreenProps) {
  const isJournal = rest === 'journal'
  const texts = isJournal ? journalTexts : securityTexts
  return (
    <div className="screen">
      <ScreenHead key={rest} title={isJournal ? texts.heading : screenNames.access} lead={texts.lead} />
      <nav className="tabs" aria-label={screenNames.access}>
        <a href={adminScreens.access} aria-current={isJournal ? undefined : 'page'}>
          {securityTexts.heading}
        </a>
        <a href={`${adminScreens.access}/journal`} aria-current={isJournal ? 'page' : undefined}>
          {journalTexts.heading}
        </a>
      </nav>
      {isJournal ? <Journal query={query} /> : <Security onPasswordChanged={onPasswordChanged} />}
    </div>
  )
}
