import { adminApi } from '../../contract/api/admin.ts'
import type { RetentionView } from '../../contract/api/admin-dashboard.ts'
import { backupFaultTexts, backupStepTexts } from '../../contract/backup-faults.ts'
import { fillText } from '../../contract/text.ts'
import { ActionButton } from '../shared/ActionParts.tsx'
import { useAction } from '../shared/actions.ts'
import { colon, formatCount, formatDateOf, formatMoment, formatTimeOf } from '../shared/admin-formats.ts'
import { Fact, Facts, Loaded, Moment, Part, PersonLink, ScreenHead } from '../shared/parts.tsx'
import { commonTexts, screenNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { retentionTexts } from './texts.ts'
import './privacy.css'

/** Who is deleted next, what the last runs did, whether deletion is held back, and how the backups stand. */
export function PrivacyScreen() {
  const view = useLoaded<RetentionView>(adminApi.retention)
  return (
    <div className="screen">
      <ScreenHead title={screenNames.privacy} lead={retentionTexts.lead} />
      <Loaded of={view} loading={commonTexts.loading} failed={retentionTexts.failed}>
        {(value) => <Retention {...value} />}
      </Loaded>
    </div>
  )
}

function Retention({ due, namedOfEach, runs, pausedSince, backups, now }: RetentionView) {
  return (
    <>
      {pausedSince !== undefined && <Pause since={pausedSince} now={now} />}
      <Part id="bientot" heading={retentionTexts.due}>
        {due.length === 0 && <p>{retentionTexts.none}</p>}
        <ul className="light-rows">
          {due.map(({ kind, id, email, lastContactAt, dueAt }) => (
            <li key={kind + id}>
              <PersonLink id={id} name={email} aside={fillText(retentionTexts.dueAt, { date: formatDateOf(dueAt) })}>
                {retentionTexts.kinds[kind]} ·{' '}
                {fillText(retentionTexts.lastContact, { date: formatDateOf(lastContactAt) })}
              </PersonLink>
            </li>
          ))}
        </ul>
        {namedOfEach !== undefined && <p className="small">{fillText(retentionTexts.more, { n: namedOfEach })}</p>}
      </Part>
      <div className="columns">
        <Part id="passages" heading={retentionTexts.runs}>
          {runs.length === 0 ? <p>{retentionTexts.noRuns}</p> : <Runs runs={runs} />}
        </Part>
        <Part id="sauvegardes" heading={retentionTexts.backups}>
          <Backups {...backups} />
        </Part>
      </div>
    </>
  )
}

/** Why deletion is held back; where the clock is right, it can go on. */
function Pause({ since, now }: { since: string; now: string }) {
  const { post } = useAction()
  const toText = (at: string) => `${formatDateOf(at)}, ${formatTimeOf(at)}`
  return (
    <section className="card field" aria-labelledby="pause">
      <h2 id="pause">{retentionTexts.paused}</h2>
      <p>{fillText(retentionTexts.pausedText, { date: toText(since), now: toText(now) })}</p>
      <div className="actions">
        <ActionButton
          className="button button--key button--small"
          action={() => post(`${adminApi.retention}/resume`, { done: retentionTexts.resumed })}
        >
          {retentionTexts.resume}
        </ActionButton>
      </div>
    </section>
  )
}

function Runs({ runs }: Pick<RetentionView, 'runs'>) {
  const texts = retentionTexts.run
  return (
    <table className="rows run-table">
      <caption className="visually-hidden">{retentionTexts.runs}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.at}</th>
          <th scope="col">{texts.leads}</th>
          <th scope="col">{texts.enquiries}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ at, isPaused, leads, enquiries }) => (
          <tr key={at}>
            <th scope="row">
              <Moment at={at} />
              {isPaused && ` (${texts.paused})`}
            </th>
            <td>{formatCount(leads)}</td>
            <td>{formatCount(enquiries)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Backups({ newest, restored, failure }: RetentionView['backups']) {
  const texts = retentionTexts.backup
  const orNever = (at: string | undefined) => (at === undefined ? texts.never : <Moment at={at} />)
  return (
    <Facts>
      <Fact name={texts.newest}>{orNever(newest?.at)}</Fact>
      <Fact name={texts.restorable}>{orNever(restored?.at)}</Fact>
      <Fact name={texts.rehearsed}>{orNever(restored?.rehearsedAt)}</Fact>
      {failure && (
        <Fact name={texts.failed}>
          {formatMoment(failure.at)}
          {colon}
          {backupStepTexts[failure.what]}, {backupFaultTexts[failure.why]}
        </Fact>
      )}
    </Facts>
  )
}
