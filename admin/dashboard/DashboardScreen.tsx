import type { ComponentProps, ReactNode } from 'react'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import type { ProblemCode, Today } from '../../contract/api/admin-dashboard.ts'
import type { Totals } from '../../contract/api/admin-people.ts'
import { ExportLinks } from '../shared/ActionParts.tsx'
import { useSite } from '../shared/admin-context.tsx'
import { formatCount, formatCountedPlural, formatMoment, formatPlural } from '../shared/admin-formats.ts'
import { useLeadList } from '../shared/list/lead-list.tsx'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import { Loaded, LoadFailure, PersonLink, ScreenHead, TimeLeft } from '../shared/parts.tsx'
import { commonTexts, leadTexts, mailTexts, notReadyTexts, screenNames } from '../shared/texts.ts'
import type { WaitingToday } from '../shared/today.ts'
import { useLoaded } from '../shared/use-loaded.ts'

type DashboardScreenProps = { today: WaitingToday; query: URLSearchParams }

/** What waits for the owner today, and below it the figures and the list of sign-ups. */
export function DashboardScreen({ today, query }: DashboardScreenProps) {
  return (
    <div className="screen">
      <ScreenHead title={screenNames.dashboard} heading="Bonjour." />
      <TodayPanel today={today} />
      <TotalsTiles />
      <section className="export-links" aria-label="Export">
        <div className="actions">
          <ExportLinks path={adminApi.leadsCsv} />
        </div>
        <p className="small">
          Les adresses confirmées ont dit oui au PDF, à rien d’autre : aucun autre envoi. Les autres n’ont encore rien
          confirmé.
        </p>
      </section>
      <PeopleList kind={useLeadList()} query={query}>
        <p className="small">{leadTexts.consent}</p>
      </PeopleList>
    </div>
  )
}

const mailNames = {
  checklist: 'checklist',
  enquiry: 'demande, pour vous',
  'enquiry-acknowledgement': 'accusé de réception',
  answer: 'votre réponse',
  'data-link': 'lien vers ses données',
}

const kindNames = {
  signUp: 'inscription',
  enquiry: 'demande',
}

/** Where a problem can be looked at; `undefined` of those that are mended on the server. */
const places: Record<ProblemCode, string | undefined> = {
  mailsInFiles: undefined,
  mailsWait: undefined,
  loginRefused: undefined,
  signInsFail: `${adminScreens.access}/journal`,
  diskLow: undefined,
  backupOld: adminScreens.privacy,
  backupFails: adminScreens.privacy,
  publishFailed: adminScreens.contents,
  jobsFail: undefined,
}

/** What waits for the owner, each with the way to it; where nothing does, a sentence that says so. */
function TodayPanel({ today }: { today: WaitingToday }) {
  return (
    <section className="card card--line today" aria-labelledby="aujourdhui" aria-busy={!today.value && !today.isFailed}>
      <h2 id="aujourdhui">Ce qui attend</h2>
      <Loaded of={today} loading={commonTexts.loading} failed="Impossible de charger ce qui attend.">
        {(value) => <Waits {...value} />}
      </Loaded>
    </section>
  )
}

function Waits({ toAnswer, quarantined, unsent, problems, notReady, fresh }: Today) {
  const { subjects } = useSite()
  const toQuarantine = (path: string, words: { one: string; many: string }, n: number) =>
    n > 0 && (
      <li>
        <a href={`${path}?state=quarantined`}>
          <b>{formatCountedPlural(words, n)}</b>
        </a>
      </li>
    )
  const isCalm = toAnswer.count + unsent.count + problems.length + quarantined.enquiries + quarantined.leads === 0
  const more = toAnswer.count > toAnswer.enquiries.length ? `${adminScreens.enquiries}?state=toAnswer` : undefined
  return (
    <>
      {isCalm && (
        <p className="lead">Rien n’attend. Toutes les demandes ont leur réponse, tous les e-mails sont partis.</p>
      )}
      {notReady > 0 && (
        <p>
          <a className="more" href={adminScreens.launch}>
            {formatPlural(notReadyTexts, notReady)}
          </a>
        </p>
      )}
      {problems.length > 0 && (
        <Group title="Le serveur">
          {problems.map(({ code, text }) => (
            <li key={code} className="today-problem">
              {places[code] ? <a href={places[code]}>{text}</a> : <p>{text}</p>}
            </li>
          ))}
        </Group>
      )}
      {toAnswer.count > 0 && (
        <Group
          title={formatCountedPlural(
            { one: '{n} demande sans réponse', many: '{n} demandes sans réponse' },
            toAnswer.count,
          )}
          more={more}
        >
          {toAnswer.enquiries.map(({ id, personId, name, subject, receivedAt, hoursLeft }) => (
            <Row key={id} id={`${personId}#${id}`} name={name} aside={<TimeLeft hours={hoursLeft} />}>
              {formatMoment(receivedAt)} · {subjects.fr[subject]}
            </Row>
          ))}
        </Group>
      )}
      {unsent.count > 0 && (
        <Group
          title={formatCountedPlural({ one: '{n} e-mail non parti', many: '{n} e-mails non partis' }, unsent.count)}
        >
          {unsent.mails.map(({ personId, kind, recipient, state, endedAt }) => (
            <Row
              key={personId + kind + endedAt}
              id={personId}
              name={recipient}
              aside={<span className="state state--error">{mailTexts.states[state]}</span>}
            >
              {formatMoment(endedAt)} · {mailNames[kind]}
            </Row>
          ))}
        </Group>
      )}
      {(quarantined.enquiries > 0 || quarantined.leads > 0) && (
        <Group title="À vérifier : peut-être un robot">
          {toQuarantine(
            adminScreens.enquiries,
            { one: '{n} demande, peut-être d’un robot', many: '{n} demandes, peut-être de robots' },
            quarantined.enquiries,
          )}
          {toQuarantine(
            adminScreens.signUps,
            { one: '{n} inscription, peut-être d’un robot', many: '{n} inscriptions, peut-être de robots' },
            quarantined.leads,
          )}
        </Group>
      )}
      {fresh.people.length > 0 && (
        <Group
          title={`Nouveau : ${[
            fresh.enquiries > 0 && formatCountedPlural({ one: '{n} demande', many: '{n} demandes' }, fresh.enquiries),
            fresh.signUps > 0 &&
              formatCountedPlural({ one: '{n} inscription', many: '{n} inscriptions' }, fresh.signUps),
          ]
            .filter(Boolean)
            .join(', ')}`}
        >
          {fresh.people.map(({ personId, kind, who, at }) => (
            <Row key={personId + kind + at} id={personId} name={who}>
              {formatMoment(at)} · {kindNames[kind]}
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
          Voir tout
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

const totals = [
  { key: 'all', label: 'Inscriptions', note: 'Depuis le début, sans celles à vérifier' },
  { key: 'today', label: 'Aujourd’hui', note: 'Depuis minuit, heure de Paris' },
  { key: 'lastSevenDays', label: '7 derniers jours', note: 'Aujourd’hui compris' },
] as const

/** The three totals: all addresses, today's, those of the last seven days. */
function TotalsTiles() {
  const { value, isLoading, isFailed, retry } = useLoaded<Totals>(adminApi.totals)
  return (
    <section className="totals" aria-labelledby="totals" aria-busy={isLoading}>
      <h2 className="visually-hidden" id="totals">
        Les chiffres
      </h2>
      <div className="tiles">
        {totals.map(({ key, label, note }) => (
          <div key={key} className={key === 'all' ? 'card tile field' : 'card card--line tile'}>
            <p className="label">{label}</p>
            <p className="stat">
              <b>{value ? formatCount(value[key]) : '–'}</b>
            </p>
            <p className="small">{note}</p>
          </div>
        ))}
      </div>
      {isFailed && <LoadFailure text={commonTexts.figuresFailed} onRetry={retry} />}
    </section>
  )
}
