import type { ComponentProps, ReactNode } from 'react'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import type { ProblemCode, Today } from '../../contract/api/admin-dashboard.ts'
import type { Totals } from '../../contract/api/admin-people.ts'
import { fillText } from '../../contract/text.ts'
import { ExportLinks } from '../shared/ActionParts.tsx'
import { useSite } from '../shared/admin-context.tsx'
import { formatCount, formatMoment, formatPlural } from '../shared/admin-formats.ts'
import { PeopleList, useLeadList } from '../shared/list/PeopleList.tsx'
import { leadListTexts } from '../shared/list/texts.ts'
import { LoadFailure, PersonLink, ScreenHead, TimeLeft } from '../shared/parts.tsx'
import { commonTexts, csvTexts, leadTexts, mailTexts, notReadyTexts, screenNames } from '../shared/texts.ts'
import type { WaitingToday } from '../shared/today.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { dashboardTexts, todayTexts, totalsTexts } from './texts.ts'

type DashboardScreenProps = { today: WaitingToday; query: URLSearchParams }

/** What waits for the owner today, and below it the figures and the list of sign-ups. */
export function DashboardScreen({ today, query }: DashboardScreenProps) {
  return (
    <div className="screen">
      <ScreenHead title={screenNames.dashboard} heading={dashboardTexts.heading} />
      <TodayPanel today={today} />
      <TotalsTiles />
      <section className="export-links" aria-label={csvTexts.label}>
        <div className="actions">
          <ExportLinks path={adminApi.leadsCsv} />
        </div>
        <p className="small">{dashboardTexts.consentByExport}</p>
      </section>
      <PeopleList kind={useLeadList()} query={query}>
        <p className="small">{leadTexts.consent}</p>
      </PeopleList>
    </div>
  )
}

/** Where a problem of the server can be looked at; the others are repaired on the server. */
const places: Partial<Record<ProblemCode, string>> = {
  signInsFail: `${adminScreens.access}/journal`,
  backupOld: adminScreens.privacy,
  backupFails: adminScreens.privacy,
  publishFailed: adminScreens.contents,
}

/** What waits for the owner, each with the way to it; where nothing does, a sentence that says so. */
function TodayPanel({ today: { value, isFailed, retry } }: { today: WaitingToday }) {
  return (
    <section className="card card--line today" aria-labelledby="aujourdhui" aria-busy={!value && !isFailed}>
      <h2 id="aujourdhui">{todayTexts.heading}</h2>
      {isFailed && <LoadFailure text={todayTexts.failed} onRetry={retry} />}
      {value && <Waits {...value} />}
    </section>
  )
}

function Waits({ toAnswer, quarantined, unsent, problems, notReady, fresh }: Today) {
  const { subjects } = useSite()
  const toQuarantine = (path: string, words: { one: string; many: string }, n: number) =>
    n > 0 && (
      <li>
        <a href={`${path}?state=quarantined`}>
          <b>{formatPlural(words, n)}</b>
        </a>
      </li>
    )
  const isCalm = toAnswer.count + unsent.count + problems.length + quarantined.enquiries + quarantined.leads === 0
  const more = toAnswer.count > toAnswer.enquiries.length ? `${adminScreens.enquiries}?state=toAnswer` : undefined
  return (
    <>
      {isCalm && <p className="lead">{todayTexts.calm}</p>}
      {notReady > 0 && (
        <p>
          <a className="more" href={adminScreens.launch}>
            {formatPlural(notReadyTexts, notReady)}
          </a>
        </p>
      )}
      {problems.length > 0 && (
        <Group title={todayTexts.problems}>
          {problems.map(({ code, text }) => (
            <li key={code} className="today-problem">
              {places[code] ? <a href={places[code]}>{text}</a> : <p>{text}</p>}
            </li>
          ))}
        </Group>
      )}
      {toAnswer.count > 0 && (
        <Group title={formatPlural(todayTexts.toAnswer, toAnswer.count)} more={more}>
          {toAnswer.enquiries.map(({ id, personId, name, subject, receivedAt, hoursLeft }) => (
            <Row key={id} id={`${personId}#${id}`} name={name} aside={<TimeLeft hours={hoursLeft} />}>
              {formatMoment(receivedAt)} · {subjects.fr[subject]}
            </Row>
          ))}
        </Group>
      )}
      {unsent.count > 0 && (
        <Group title={formatPlural(todayTexts.unsent, unsent.count)}>
          {unsent.mails.map(({ personId, kind, recipient, state, endedAt }) => (
            <Row
              key={personId + kind + endedAt}
              id={personId}
              name={recipient}
              aside={<span className="state state--error">{mailTexts.states[state]}</span>}
            >
              {formatMoment(endedAt)} · {todayTexts.mails[kind]}
            </Row>
          ))}
        </Group>
      )}
      {(quarantined.enquiries > 0 || quarantined.leads > 0) && (
        <Group title={leadListTexts.states.quarantined}>
          {toQuarantine(adminScreens.enquiries, todayTexts.quarantinedEnquiries, quarantined.enquiries)}
          {toQuarantine(adminScreens.signUps, todayTexts.quarantinedLeads, quarantined.leads)}
        </Group>
      )}
      {fresh.people.length > 0 && (
        <Group
          title={fillText(todayTexts.fresh, {
            what: [
              fresh.enquiries > 0 && formatPlural(todayTexts.freshEnquiries, fresh.enquiries),
              fresh.signUps > 0 && formatPlural(todayTexts.freshSignUps, fresh.signUps),
            ]
              .filter(Boolean)
              .join(', '),
          })}
        >
          {fresh.people.map(({ personId, kind, who, at }) => (
            <Row key={personId + kind + at} id={personId} name={who}>
              {formatMoment(at)} · {todayTexts.kinds[kind]}
            </Row>
          ))}
        </Group>
      )}
    </>
  )
}

function Group({ title, more, children }: { title: string; more?: string | undefined; children: ReactNode }) {
  return (
    <section className="today-group">
      <h3>{title}</h3>
      <ul className="light-rows">{children}</ul>
      {more !== undefined && (
        <a className="more" href={more}>
          {todayTexts.more}
        </a>
      )}
    </section>
  )
}

function Row(props: ComponentProps<typeof PersonLink>) {
  return (
    <li>
      <PersonLink {...props} />
    </li>
  )
}

const keys = ['all', 'today', 'lastSevenDays'] as const

/** The three totals: all addresses, today's, those of the last seven days. */
function TotalsTiles() {
  const { value, isLoading, isFailed, retry } = useLoaded<Totals>(adminApi.totals)
  return (
    <section className="totals" aria-labelledby="totals" aria-busy={isLoading}>
      <h2 className="visually-hidden" id="totals">
        {totalsTexts.heading}
      </h2>
      <div className="tiles">
        {keys.map((key) => (
          <div key={key} className={key === 'all' ? 'card tile field' : 'card card--line tile'}>
            <p className="label">{totalsTexts[key]}</p>
            <p className="stat">
              <b>{value ? formatCount(value[key]) : '–'}</b>
            </p>
            <p className="small">{totalsTexts[`${key}Note`]}</p>
          </div>
        ))}
      </div>
      {isFailed && <LoadFailure text={commonTexts.figuresFailed} onRetry={retry} />}
    </section>
  )
}
