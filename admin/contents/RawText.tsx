import { fillText } from '../../contract/text.ts'
import { contentsTexts } from './texts.ts'
import type { Draft } from './use-draft.ts'

/** A file that is no YAML (an import, a release): its text as it is, until it can be a form again. */
export function RawText({ draft, line }: { draft: Draft; line: number }) {
  const texts = contentsTexts.fields
  return (
    <div className="card card--line">
      <p>{fillText(texts.unreadable, { n: line })}</p>
      <div className="form-field">
        <label htmlFor="texte-brut">{texts.source}</label>
        <textarea
          id="texte-brut"
          className="raw-text"
          spellCheck={false}
          value={draft.text}
          onChange={(event) => draft.setText(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
