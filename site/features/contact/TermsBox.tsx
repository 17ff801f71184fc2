import type { Ref } from 'react'
import type { ContactFormMessages } from '../../shared/forms/messages.ts'
import { Icon } from '../../shared/illustration/Icon.tsx'
import type { PageLink } from '../../shared/layout/links.ts'

type TermsBoxProps = {
  words: ContactFormMessages['terms']
  terms: PageLink
  privacy: PageLink
  isMissing: boolean
  ref: Ref<HTMLInputElement>
}

export const termsBoxId = 'contact-terms'

/** The box of the terms. It has no name, so it is never sent: the browser and the island check it. */
export function TermsBox({ words, terms, privacy, isMissing, ref }: TermsBoxProps) {
  const link = ({ href, hreflang, suffix }: PageLink, text: string) => (
    <a key={href} href={href} hrefLang={hreflang}>
      {text}
      {suffix}
    </a>
  )
  const parts = words.sentence.split(/(\{terms\}|\{privacy\})/)
  const print = (part: string) => {
    if (part === '{terms}') return link(terms, words.termsLink)
    return part === '{privacy}' ? link(privacy, words.privacyLink) : part
  }
  const error = isMissing ? `${termsBoxId}-error` : undefined
  return (
    <div className="form-field">
      <label className="checkbox">
        <input
          ref={ref}
          id={termsBoxId}
          type="checkbox"
          required
          aria-describedby={error}
          aria-invalid={isMissing || undefined}
        />
        <span>{parts.map(print)}</span>
      </label>
      {isMissing && (
        <p className="field-error" id={error}>
          <Icon name="alert" />
          {words.missing}
        </p>
      )}
    </div>
  )
}
