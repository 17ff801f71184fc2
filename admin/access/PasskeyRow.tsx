import { useState } from 'react'
import { type Passkey, securityApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatDateOf } from '../shared/admin-formats.ts'
import { ActionButton } from '../shared/BusyButton.tsx'
import { useAction } from '../shared/use-action.ts'
import { securityTexts } from './texts.ts'

/** One passkey, removed with a second press. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const texts = securityTexts.passkeys
  const [isSure, setSure] = useState(false)
  const { post } = useAction()
  const remove = async () =>
    isSure ? post(`${securityApi.passkeys}/${passkey.id}/remove`, { done: texts.removed }) : setSure(true)

  return (
    <li>
      <div>
        <b>{passkey.name}</b>
        <p className="small">{fillText(texts.addedOn, { date: formatDateOf(passkey.addedAt) })}</p>
      </div>
      <ActionButton className="button button--outline button--small" action={remove}>
        {isSure ? texts.removeSure : texts.remove}
        <span className="visually-hidden">{fillText(texts.toward, { name: passkey.name })}</span>
      </ActionButton>
    </li>
  )
}
