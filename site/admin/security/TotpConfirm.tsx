import { useEffect, useRef, useState } from 'react'
import { doorWords } from '../../../content/words/admin-door.ts'
import type { TotpSetup } from '../../../contract/api/door.ts'
import { Field } from '../../ui/Field.tsx'
import { BusyButton } from '../BusyButton.tsx'
import { QrCode } from './QrCode.tsx'
import type { PanelProps } from './SecurityView.tsx'
import { isWrongField, toFailed } from './to-failed.ts'

const words = doorWords.security

type TotpConfirmProps = Pick<PanelProps, 'calls' | 'show'> & {
  setup: TotpSetup
  onDone: () => void
  onCancel: () => void
}

/** The key as a drawing and as text; it counts once the application has shown a right code. */
export function TotpConfirm({ calls, show, setup, onDone, onCancel }: TotpConfirmProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [])

  const confirm = async () => {
    const typed = code.current?.value.replaceAll(/\s/g, '') ?? ''
    if (isBusy) return
    show(undefined)
    setError(typed ? undefined : doorWords.second.missing)
    if (!typed) return code.current?.focus()
    setBusy(true)
    const result = await calls.confirmTotp(typed)
    setBusy(false)
    if (result.kind === 'ok') return onDone()
    if (!isWrongField(result)) return show(toFailed(result))
    setError(words.totp.codeWrong)
    code.current?.select()
  }

  return (
    <form
      className="form"
      aria-label={words.totp.setUp}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p>{words.totp.scan}</p>
      <QrCode text={setup.uri} label={words.totp.picture} />
      <p className="ui">{words.totp.key}</p>
      <p className="key">
        <code>{setup.key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Field
        id="totp-code"
        ref={code}
        label={words.totp.code}
        error={error}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={10}
      />
      <div className="acts">
        <BusyButton className="btn btn--s" isBusy={isBusy} busyWords={words.busy}>
          {words.totp.confirm}
        </BusyButton>
        <button type="button" className="btn btn--o btn--s" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
