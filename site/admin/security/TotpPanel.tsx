import { useState } from 'react'
import { doorWords } from '../../../content/words/admin-door.ts'
import type { TotpSetup } from '../../../contract/api/door.ts'
import { BackupCodeList } from './BackupCodeList.tsx'
import { PasswordAsked } from './PasswordAsked.tsx'
import type { PanelProps } from './SecurityView.tsx'
import { TotpConfirm } from './TotpConfirm.tsx'

const words = doorWords.security.totp

type TotpPanelProps = PanelProps & { hasTotp: boolean; backupCodesLeft: number }

/** What the panel is in the middle of. */
type Stage =
  | { kind: 'rest' }
  | { kind: 'ask'; what: 'setUp' | 'renew' | 'disable' }
  | { kind: 'scan'; setup: TotpSetup }
  | { kind: 'codes'; codes: readonly string[] }

const rest: Stage = { kind: 'rest' }

/** The application that makes codes: set up, backup codes, taken away. */
export function TotpPanel({ calls, show, onChange, hasTotp, backupCodesLeft }: TotpPanelProps) {
  const [stage, setStage] = useState<Stage>(rest)
  const asked = { id: 'totp-password', onCancel: () => setStage(rest), show }

  return (
    <section className="card card--line" aria-labelledby="application">
      <h2 id="application">{words.heading}</h2>
      {stage.kind === 'rest' && (
        <>
          <p>{hasTotp ? words.on : words.off}</p>
          {hasTotp && <p className="ui">{words.left.replace('{n}', String(backupCodesLeft))}</p>}
          <div className="acts">
            {hasTotp ? (
              <>
                <button
                  type="button"
                  className="btn btn--o btn--s"
                  onClick={() => setStage({ kind: 'ask', what: 'renew' })}
                >
                  {words.renew}
                </button>
                <button
                  type="button"
                  className="btn btn--o btn--s"
                  onClick={() => setStage({ kind: 'ask', what: 'disable' })}
                >
                  {words.disable}
                </button>
              </>
            ) : (
              <button type="button" className="btn btn--s" onClick={() => setStage({ kind: 'ask', what: 'setUp' })}>
                {words.setUp}
              </button>
            )}
          </div>
        </>
      )}
      {stage.kind === 'ask' && stage.what === 'setUp' && (
        <PasswordAsked
          {...asked}
          label={words.setUp}
          submit={words.begin}
          call={calls.setUpTotp}
          onDone={(setup) => setStage({ kind: 'scan', setup })}
        />
      )}
      {stage.kind === 'ask' && stage.what === 'renew' && (
        <PasswordAsked
          {...asked}
          label={words.renew}
          submit={words.renew}
          call={calls.renewBackupCodes}
          onDone={({ backupCodes }) => setStage({ kind: 'codes', codes: backupCodes })}
        />
      )}
      {stage.kind === 'ask' && stage.what === 'disable' && (
        <PasswordAsked
          {...asked}
          label={words.disable}
          submit={words.disable}
          call={calls.disableTotp}
          onDone={() => {
            setStage(rest)
            show({ kind: 'success', ...words.disabled })
            onChange()
          }}
        />
      )}
      {stage.kind === 'scan' && (
        <TotpConfirm
          calls={calls}
          show={show}
          setup={stage.setup}
          onCancel={() => setStage(rest)}
          onDone={() => {
            setStage({ kind: 'codes', codes: stage.setup.backupCodes })
            show({ kind: 'success', ...words.enabled })
          }}
        />
      )}
      {stage.kind === 'codes' && (
        <BackupCodeList
          codes={stage.codes}
          onDone={() => {
            setStage(rest)
            onChange()
          }}
        />
      )}
    </section>
  )
}
