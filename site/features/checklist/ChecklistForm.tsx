import { type ErrorSentences, isRefused, type KeptReason } from '../../../contract/api/errors.ts'
import { checklistSchemas } from '../../../contract/forms/checklist.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { FormOutcome } from '../../../contract/renderer.ts'
import { api } from '../../../contract/routes.ts'
import type { ChecklistFormMessages, FormState } from '../../shared/forms/answered-form.ts'
import { toTroubleNotice, useVisitorForm } from '../../shared/forms/form-hooks.ts'
import { EmailField, FormFrame, Honeypot, SubmitButton } from '../../shared/forms/form-parts.tsx'
import type { NoticeContent } from '../../shared/ui/Notice.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'

/** Everything the form needs; travels as JSON in the page so that the island can take over. */
export type ChecklistFormProps = {
  locale: Locale
  words: ChecklistFormMessages
  /** Hash of the sentence of consent, sent along as proof of what was shown. */
  consent: string
  privacyPath: string
  thanksPath: string
  ownerEmail: string
  state: FormState
}

/** Time between the success notice and the thank-you page, in milliseconds (docs/requirements.md 8.2). */
const redirectDelay = 1000

/** The sign-up form. */
export function ChecklistForm(props: ChecklistFormProps) {
  const { words, state } = props
  const form = useVisitorForm({
    name: 'checklist',
    address: api.checklist,
    schemas: checklistSchemas,
    locale: props.locale,
    state,
    toNotice: (outcome) => toChecklistNotice(outcome, words, props.ownerEmail),
    onSent: () => setTimeout(() => location.assign(props.thanksPath), redirectDelay),
  })

  const errors: ErrorSentences = words.errors.email
  const said = form.errors.email && errors[form.errors.email]
  const [beforePrivacy = '', afterPrivacy = ''] = words.consent.split('{privacy}')
  return (
    <FormFrame
      form={form}
      words={words}
      title={words.errorSummary}
      errors={said ? [{ id: form.idOf('email'), text: said }] : []}
    >
      <EmailField
        form={form}
        id={form.idOf('email')}
        label={words.email}
        hint={words.emailHint}
        error={said}
        defaultValue={state.values?.email}
        typoHint={words.typoHint}
      />
      <input type="hidden" name="consent" value={props.consent} />
      <Honeypot id="checklist-website" label={words.honeypot} />
      <SubmitButton isSending={form.isSending} words={words} />
      <p className="small">
        <b>{words.reassurance}.</b> <RichText text={beforePrivacy} />
        <a href={props.privacyPath}>{words.privacyLink}</a>
        <RichText text={afterPrivacy} />
      </p>
      <p className="small">{words.visit}</p>
    </FormFrame>
  )
}

/** The notice of an outcome, in the words of the catalogue. */
export function toChecklistNotice(
  outcome: FormOutcome,
  words: ChecklistFormMessages,
  ownerEmail: string,
): NoticeContent {
  const contact = { words: words.writeInstead, email: ownerEmail }
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'success', ...words.sent }
    case 'unsent':
      if (outcome.reason === 'quarantined') return { kind: 'success', ...words.quarantined }
      return toUnsentNotice(outcome.reason, words)
    default:
      return toTroubleNotice(outcome, words, contact)
  }
}

/** On its way, or waiting for its turn, is no failure: nothing is left for the visitor to do. */
function toUnsentNotice(reason: KeptReason, { notSent, kept, unsent }: ChecklistFormMessages): NoticeContent {
  const isFailure = reason === 'unreachable' || isRefused(reason)
  const { title, text } = isFailure ? notSent : kept
  return { kind: isFailure ? 'error' : 'success', title, text: text.replace('{message}', unsent[reason]) }
}
