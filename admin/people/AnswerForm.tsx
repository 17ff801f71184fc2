import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adminScreens } from '../../contract/api/admin.ts'
import { type ContentsList, contentsApi } from '../../contract/api/admin-contents.ts'
import {
  type AnswerForm as AnswerParts,
  answerMax,
  answerSubjectMax,
  type EnquiryRow,
} from '../../contract/api/admin-people.ts'
import type { Locale } from '../../contract/locales.ts'
import { toMailto } from '../../contract/text.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { BusyButton } from '../shared/ActionParts.tsx'
import { useSite } from '../shared/admin-context.tsx'
import { addressOfFile } from '../shared/contents-place.ts'
import { OvertakenDialog } from '../shared/drafts/OvertakenDialog.tsx'
import { SaveNote } from '../shared/drafts/SaveNote.tsx'
import { SelectField, TypedField } from '../shared/fields.tsx'
import { listGoals } from '../shared/link-goals.ts'
import { LoadFailure, Waiting } from '../shared/parts.tsx'
import type { SiteFacts } from '../shared/site-facts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { answerPath, insertSnippet, useLetter, useSend } from './use-answer.ts'

type AnswerFormProps = {
  enquiry: EnquiryRow
  /** Sent, or put away; what was typed stays a draft. */
  onClose: () => void
}

/** Where an answer is written: what the owner finds in the field comes from the server. */
export function AnswerForm({ enquiry, onClose }: AnswerFormProps) {
  const { value, isFailed, retry } = useLoaded<AnswerParts>(answerPath(enquiry))
  // What is loaded again later is older than what has been typed since.
  const first = useRef<AnswerParts>(undefined)
  first.current ??= value
  if (first.current) return <Letter enquiry={enquiry} parts={first.current} onClose={onClose} />
  return isFailed ? (
    <LoadFailure text="Impossible de préparer la réponse." onRetry={retry} />
  ) : (
    <Waiting text="Préparation de la réponse…" />
  )
}

function Letter({ enquiry, parts, onClose }: AnswerFormProps & { parts: AnswerParts }) {
  const { subjects } = useSite()
  const { from, replyTo, signature, snippets } = parts
  const field = useRef<HTMLTextAreaElement>(null)
  const [isLinking, setLinking] = useState(false)
  const written = useLetter(enquiry, parts)
  const { letter, change, state, saves } = written
  const { problems, isUnsure, isBusy, send } = useSend(enquiry, written, onClose)
  const isFixed = isBusy || isUnsure

  const insert = (snippet: string) => {
    const area = field.current
    if (!area || isFixed) return
    const { text, end } = insertSnippet(letter.text, snippet, area.selectionEnd, signature)
    flushSync(() => change({ text }))
    area.focus()
    area.setSelectionRange(end, end)
  }
  /** Where a text is changed, and from where one comes back to this answer. */
  const toField = (index: number) =>
    `${addressOfFile(`answers/${enquiry.locale}.yaml`, { field: ['snippets', index, 'text'] })}&retour=${adminScreens.people}/${enquiry.personId}%23${enquiry.id}`
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <section className="column answering" aria-labelledby="reponse-titre">
      <h4 id="reponse-titre">Votre réponse</h4>
      <p className="small">{`De ${from} à ${enquiry.email}. Sa réponse ira à ${replyTo} ; vous en recevez copie.`}</p>
      <details className="folded">
        <summary className="more">Insérer un texte tout prêt</summary>
        <ul className="row">
          {snippets.map((snippet, index) => (
            <li className="row" key={snippet.title}>
              <button
                type="button"
                className="button button--outline button--small"
                onClick={() => insert(snippet.text)}
              >
                {snippet.title}
              </button>
              <a className="small" href={toField(index)}>
                Modifier<span className="visually-hidden">{` : ${snippet.title}`}</span>
              </a>
            </li>
          ))}
        </ul>
        {snippets.length === 0 && <p className="small">Aucun texte tout prêt dans cette langue.</p>}
        <a href={toField(snippets.length)}>Écrire un autre texte tout prêt</a>
      </details>
      <details className="folded" onToggle={(event) => setLinking(event.currentTarget.open)}>
        <summary className="more">Insérer l’adresse d’une page</summary>
        {isLinking && <AddressChoice locale={enquiry.locale} onChoose={insert} />}
      </details>
      <form className="form" onSubmit={submit}>
        <TypedField
          id="objet"
          label="Objet"
          error={problems.subject}
          dir="auto"
          lang={enquiry.locale}
          maxLength={answerSubjectMax}
          readOnly={isFixed}
          value={letter.subject}
          onText={(subject) => change({ subject })}
        />
        <div className="form-field">
          <label className="visually-hidden" htmlFor="reponse">
            Texte de la réponse
          </label>
          <textarea
            ref={field}
            id="reponse"
            dir="auto"
            lang={enquiry.locale}
            maxLength={answerMax}
            readOnly={isFixed}
            value={letter.text}
            onChange={(event) => change({ text: event.target.value })}
            aria-invalid={problems.text !== undefined}
            aria-describedby={problems.text === undefined ? undefined : 'reponse-erreur'}
          />
          <p className="field-error" id="reponse-erreur" role="alert">
            {problems.text !== undefined && <Icon name="alert" />}
            {problems.text}
          </p>
        </div>
        <SaveNote state={state} />
        <details className="folded" open>
          <summary className="more">L’e-mail tel qu’il arrivera</summary>
          {/* Another frame for each text that the server has taken: it is no place to go back to. */}
          <iframe
            key={saves}
            className="mail-preview"
            title="L’e-mail tel qu’il arrivera"
            src={`${answerPath(enquiry)}/preview`}
          />
        </details>
        <div className="actions">
          <BusyButton className="button button--small" isBusy={isBusy} busyText="Envoi en cours">
            {isUnsure ? 'Réessayer l’envoi' : 'Envoyer la réponse'}
          </BusyButton>
          <a className="more" href={toReplyAddress(enquiry, subjects)}>
            Répondre plutôt depuis ma messagerie (sans ce texte)
          </a>
          <button type="button" className="more" onClick={onClose}>
            Fermer
          </button>
        </div>
      </form>
      {state.kind === 'overtaken' && (
        <OvertakenDialog other={state.other} text={written.text} choose={written.choose} />
      )}
    </section>
  )
}

/** A published page or article in the language of the person. */
function AddressChoice({ locale, onChoose }: { locale: Locale; onChoose: (address: string) => void }) {
  const { value, isFailed, retry } = useLoaded<ContentsList>(contentsApi.entries)
  const [chosen, setChosen] = useState('')
  if (isFailed) return <LoadFailure text="Impossible de charger les pages." onRetry={retry} />
  if (!value) return <Waiting text="Chargement des pages…" />
  const goals = listGoals(value.entries, locale).filter((goal) => goal.locale === locale && goal.isOnline)
  const href = chosen || goals[0]?.href || '/'
  return (
    <div className="form">
      <SelectField
        id="reponse-page"
        label="Page ou article"
        value={href}
        options={goals.map((goal) => [goal.href, goal.title])}
        onChoose={setChosen}
      />
      <button
        type="button"
        className="button button--outline button--small"
        onClick={() => onChoose(new URL(href, location.href).href)}
      >
        Insérer l’adresse
      </button>
    </div>
  )
}

/** The address that opens the owner's own mail program for an answer: its subject is the visitor's, in the visitor's language, after the `Re:` of all answers (RFC 5322, 3.6.5). */
const toReplyAddress = (
  { email, subject, locale }: Pick<EnquiryRow, 'email' | 'subject' | 'locale'>,
  subjects: SiteFacts['subjects'],
): string => `${toMailto(email)}?subject=${encodeURIComponent(`Re: ${subjects[locale][subject]}`)}`
