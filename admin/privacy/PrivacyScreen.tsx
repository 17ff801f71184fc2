import { adminApi } from '../../contract/api/admin.ts'
import type { RetentionView } from '../../contract/api/admin-dashboard.ts'
import { backupFaultTexts, backupStepTexts } from '../../contract/backup-faults.ts'
import { retention } from '../../contract/privacy/periods.ts'
import { ActionButton } from '../shared/ActionParts.tsx'
import { useAction } from '../shared/actions.ts'
import { colon, formatDateOf, formatMoment, formatTimeOf } from '../shared/admin-formats.ts'
import { Fact, Facts, Loaded, Moment, Part, PersonLink, ScreenHead } from '../shared/parts.tsx'
import { commonTexts, screenNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'

const kindTexts = {
  lead: `${retention.contactYears} ans sans contact`,
  enquiry: `Demande : ${retention.contactYears} ans sans contact`,
  unconfirmed: `${retention.unconfirmedDays} jours sans confirmation`,
}

/** Who is deleted next, whether deletion is held back, and how the backups stand. */
export function PrivacyScreen() {
  const view = useLoaded<RetentionView>(adminApi.retention)
  return (
    <div className="screen">
      <ScreenHead
        title={screenNames.privacy}
        lead="Ce que le site effacera automatiquement dans les sept prochains jours. Il vérifie chaque heure et n’efface rien qui n’ait été annoncé ici au moins la veille."
      />
      <Loaded of={view} loading={commonTexts.loading} failed="Impossible de charger ce qui sera effacé.">
        {(value) => <Retention {...value} />}
      </Loaded>
    </div>
  )
}

function Retention({ due, namedOfEach, pausedSince, backups, now }: RetentionView) {
  return (
    <>
      {pausedSince !== undefined && <Pause since={pausedSince} now={now} />}
      <Part id="bientot" heading="Bientôt effacés">
        {due.length === 0 && <p>Personne. Aucun délai n’arrive à son terme cette semaine.</p>}
        <ul className="light-rows">
          {due.map(({ kind, id, email, lastContactAt, dueAt }) => (
            <li key={kind + id}>
              <PersonLink id={id} name={email} aside={`le ${formatDateOf(dueAt)}`}>
                {kindTexts[kind]} · {`dernier contact le ${formatDateOf(lastContactAt)}`}
              </PersonLink>
            </li>
          ))}
        </ul>
        {namedOfEach !== undefined && (
          <p className="small">{`Seuls les ${namedOfEach} premiers de chaque sorte sont nommés.`}</p>
        )}
      </Part>
      <Part id="sauvegardes" heading="Sauvegardes">
        <Backups {...backups} />
      </Part>
    </>
  )
}

/** Why deletion is held back; where the clock is right, it can go on. */
function Pause({ since, now }: { since: string; now: string }) {
  const { post } = useAction()
  const toText = (at: string) => `${formatDateOf(at)}, ${formatTimeOf(at)}`
  return (
    <section className="card field" aria-labelledby="pause">
      <h2 id="pause">L’effacement est en pause</h2>
      <p>{`L’horloge a sauté de plus d’un jour, ou la machine est restée éteinte, le ${toText(since)}. Rien n’est effacé pendant sept jours. Si l’heure affichée ici est juste, vous pouvez reprendre tout de suite : ${toText(now)}.`}</p>
      <div className="actions">
        <ActionButton
          className="button button--key button--small"
          action={() =>
            post(`${adminApi.retention}/resume`, {
              done: { title: 'C’est noté', text: 'L’effacement a repris.' },
            })
          }
        >
          L’heure est juste, reprendre
        </ActionButton>
      </div>
    </section>
  )
}

function Backups({ newest, restored, failure }: RetentionView['backups']) {
  const orNever = (at: string | undefined) => (at === undefined ? 'jamais' : <Moment at={at} />)
  return (
    <Facts>
      <Fact name="Dernière sauvegarde">{orNever(newest?.at)}</Fact>
      <Fact name="Dernière sauvegarde restaurée à l’essai">{orNever(restored?.at)}</Fact>
      <Fact name="Dernier essai de restauration">{orNever(restored?.rehearsedAt)}</Fact>
      {failure && (
        <Fact name="Dernier échec">
          {formatMoment(failure.at)}
          {colon}
          {backupStepTexts[failure.what]}, {backupFaultTexts[failure.why]}
        </Fact>
      )}
    </Facts>
  )
}
