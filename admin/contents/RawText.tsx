import { useEffect, useRef } from 'react'
import type { Draft } from './use-draft.ts'

type RawTextProps = { draft: Draft; line: number; target: number | undefined }

/** A file that its form cannot read (an import, a release): its text as it is, until it can be a form again. */
export function RawText({ draft, line, target }: RawTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!area.current || target === undefined) return
    const lines = area.current.value.split('\n')
    const [from, to] = [target - 1, target].map((count) => lines.slice(0, count).join('\n').length)
    area.current.focus()
    area.current.setSelectionRange(from ?? 0, to ?? 0)
  }, [target])
  return (
    <div className="card card--line">
      <p>
        {`Ce contenu ne peut pas être montré case par case : sa ligne ${line} n’est pas écrite comme il faut. Corrigez-la ci-dessous.`}
      </p>
      <div className="form-field">
        <label htmlFor="texte-brut">Texte à corriger</label>
        <textarea
          ref={area}
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
