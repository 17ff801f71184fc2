import { useEffect, useRef, useState } from 'react'
import { doorWords } from '../../../content/words/admin-door.ts'
import type { SecondFactor } from '../../../contract/api/admin.ts'
import type { CodeKind } from '../../../contract/api/door.ts'
import { Field } from '../../ui/Field.tsx'
import type { NoticeContent } from '../../ui/Notice.tsx'
import type { AdminCalls } from '../admin-calls.ts'
import { BusyButton } from '../BusyButton.tsx'
import { type SignInOutcome, toSignInOutcome } from '../sign-in.ts'
import { signInByPasskey } from '../sign-in-by-passkey.ts'
import { DoorSheet } from './DoorSheet.tsx'

const words = doorWords.second

type SecondFactorFormProps = {
  calls: AdminCalls
  factors: readonly SecondFactor[]
  show: (notice: NoticeContent | undefined) => void
  settle: (outcome: SignInOutcome) => boolean
  /** The first step was too long ago, or there were too many wrong codes. */
  onOver: () => void
}

/** The step after the password or the link: a code of the application, a backup code, or a passkey instead. */
export function SecondFactorForm({ calls, factors, show, settle, onOver }: SecondFactorFormProps) {
  const [kind, setKind] = useState<CodeKind>('totp')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const code = useRef<HTMLInputElement>(null)
  const isTotp = kind === 'totp'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that changes its meaning is to be filled at once
  useEffect(() => code.current?.focus(), [kind])

  const refuse = (sentence: string) => {
    setError(sentence)
    code.current?.select()
  }

  const submit = async () => {
    const typed = code.current?.value.replaceAll(/\s/g, '') ?? ''
    if (isBusy) return
    show(undefined)
    if (!typed) return refuse(words.missing)
    setError(undefined)
    setBusy(true)
    const result = await calls.verifyCode(kind, typed)
    if (result.kind === 'signedOut') return onOver()
    if (result.kind === 'failed' && (result.code === 'fields' || result.code === 'malformed')) {
      setBusy(false)
      return refuse(words.wrong)
    }
    if (!settle(toSignInOutcome(result))) setBusy(false)
  }

  const takePasskey = async () => {
    if (isBusy) return
    setBusy(true)
    if (!settle(await signInByPasskey(calls))) setBusy(false)
  }

  const change = () => {
    setError(undefined)
    setKind(isTotp ? 'backup' : 'totp')
    if (code.current) code.current.value = ''
  }

  return (
    <DoorSheet
      heading={words.heading}
      lead={isTotp ? words.lead : words.leadBackup}
      formLabel={words.formLabel}
      onSubmit={submit}
    >
      <Field
        id="admin-code"
        ref={code}
        label={isTotp ? words.code : words.backupCode}
        error={error}
        name="code"
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={20}
      />
      <BusyButton isBusy={isBusy} busyWords={words.submitting}>
        {words.submit}
      </BusyButton>
      <p className="door-other">
        <button type="button" className="suggestion" onClick={change}>
          {isTotp ? words.useBackup : words.useTotp}
        </button>
        {factors.includes('passkey') && (
          <button type="button" className="suggestion" onClick={takePasskey}>
            {doorWords.others.passkey}
          </button>
        )}
      </p>
    </DoorSheet>
  )
}
