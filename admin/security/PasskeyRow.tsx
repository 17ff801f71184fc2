import { useRef, useState } from 'react'
import { type Passkey, passkeyNameMax } from '../../contract/api/sign-in.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import { formatDateOf } from '../shared/admin-formats.ts'
import { BusyButton } from '../shared/BusyButton.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import type { PanelProps } from './SecurityView.tsx'
import { toFailed } from './to-failed.ts'

/** One passkey: renamed in place, removed with a second press. */
export function PasskeyRow({ passkey, calls, show, onChange }: PanelProps & { passkey: Passkey }) {
  const messages = useAdminMessages()
  const words = messages.access.security.passkeys
  const [stage, setStage] = useState<'rest' | 'rename' | 'sure'>('rest')
  const [isBusy, setBusy] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const toward = <span className="visually-hidden">{words.toward.replace('{name}', () => passkey.name)}</span>

  const settle = async (call: Promise<CallResult<unknown>>, done: Omit<NoticeContent, 'kind'>) => {
    if (isBusy) return
    setBusy(true)
    const result = await call
    setBusy(false)
    if (result.kind === 'ok') setStage('rest')
    show(result.kind === 'ok' ? { kind: 'success', ...done } : toFailed(result, messages))
    onChange()
  }

  const rename = () => {
    const typed = name.current?.value.trim()
    if (!typed) return name.current?.focus()
    const text = words.renamed.text.replace('{name}', () => typed)
    void settle(calls.renamePasskey(passkey.id, typed), { ...words.renamed, text })
  }

  if (stage === 'rename') {
    return (
      <li>
        <form
          className="form"
          aria-label={`${words.rename}${words.toward.replace('{name}', () => passkey.name)}`}
          onSubmit={(event) => {
            event.preventDefault()
            rename()
          }}
        >
          <Field
            id={`name-${passkey.id}`}
            ref={name}
            label={words.name}
            defaultValue={passkey.name}
            autoFocus
            autoComplete="off"
            required
            maxLength={passkeyNameMax}
          />
          <div className="actions">
            <BusyButton className="button button--small" isBusy={isBusy}>
              {words.save}
            </BusyButton>
            <button type="button" className="button button--outline button--small" onClick={() => setStage('rest')}>
              {messages.access.security.cancel}
            </button>
          </div>
        </form>
      </li>
    )
  }
  return (
    <li>
      <div>
        <b>{passkey.name}</b>
        <p className="small">{words.addedOn.replace('{date}', formatDateOf(passkey.addedAt))}</p>
      </div>
      <div className="actions">
        <button type="button" className="row-action" onClick={() => setStage('rename')}>
          {words.rename}
          {toward}
        </button>
        <BusyButton
          type="button"
          className="row-action"
          isBusy={isBusy}
          onClick={() =>
            stage === 'sure' ? void settle(calls.removePasskey(passkey.id), words.removed) : setStage('sure')
          }
        >
          {stage === 'sure' ? words.removeSure : words.remove}
          {toward}
        </BusyButton>
      </div>
    </li>
  )
}
