import { useRef, useState } from 'react'
import { type Passkey, passkeyNameMax, securityApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { useMessages } from '../shared/admin-context.tsx'
import { formatDateOf } from '../shared/admin-formats.ts'
import { ActionButton, BusyButton } from '../shared/BusyButton.tsx'
import { useBusy } from '../shared/use-busy.ts'
import { useSecurityAction } from './use-security-action.ts'

/** One passkey: renamed in place, removed with a second press. */
export function PasskeyRow({ passkey, onChange }: { passkey: Passkey; onChange: () => void }) {
  const { passkeys: texts, cancel } = useMessages().access.security
  const [stage, setStage] = useState<'rest' | 'rename' | 'sure'>('rest')
  const { isBusy, run } = useBusy()
  const change = useSecurityAction(onChange)
  const input = useRef<HTMLInputElement>(null)
  const path = `${securityApi.passkeys}/${passkey.id}`
  const toward = fillText(texts.toward, { name: passkey.name })

  const rename = async () => {
    const name = input.current?.value.trim()
    if (!name) return input.current?.focus()
    const text = fillText(texts.renamed.text, { name })
    if (await change(`${path}/rename`, { ...texts.renamed, text }, { name })) setStage('rest')
  }

  const remove = async () => {
    if (stage !== 'sure') return setStage('sure')
    if (await change(`${path}/remove`, texts.removed)) setStage('rest')
  }

  if (stage === 'rename') {
    return (
      <li>
        <form
          className="form"
          aria-label={texts.rename + toward}
          onSubmit={(event) => {
            event.preventDefault()
            void run(rename)
          }}
        >
          <Field
            id={`name-${passkey.id}`}
            ref={input}
            label={texts.name}
            defaultValue={passkey.name}
            autoFocus
            autoComplete="off"
            required
            maxLength={passkeyNameMax}
          />
          <div className="actions">
            <BusyButton className="button button--small" isBusy={isBusy}>
              {texts.save}
            </BusyButton>
            <button type="button" className="button button--outline button--small" onClick={() => setStage('rest')}>
              {cancel}
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
        <p className="small">{fillText(texts.addedOn, { date: formatDateOf(passkey.addedAt) })}</p>
      </div>
      <div className="actions">
        <button type="button" className="row-action" onClick={() => setStage('rename')}>
          {texts.rename}
          <span className="visually-hidden">{toward}</span>
        </button>
        <ActionButton className="row-action" action={remove}>
          {stage === 'sure' ? texts.removeSure : texts.remove}
          <span className="visually-hidden">{toward}</span>
        </ActionButton>
      </div>
    </li>
  )
}
