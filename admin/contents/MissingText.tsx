import { useState } from 'react'
import { listAddress } from '../shared/contents-place.ts'
import { Part, ScreenHead } from '../shared/parts.tsx'
import { screenNames } from '../shared/texts.ts'
import { contentsTexts } from './texts.ts'
import { draftKeeper } from './use-draft.ts'

/** Words that the server did not take, to be copied from here until the owner has done with them. */
export function KeptText({ path, text }: { path: string; text: string }) {
  const forget = () => {
    draftKeeper.forget([path])
    location.assign(listAddress)
  }
  return (
    <Part id="texte-sans-place" heading="Ce que vous aviez écrit">
      <p>
        Ce texte n’a pas pu être enregistré : il n’est gardé que dans ce navigateur. Copiez ce dont vous avez besoin,
        puis effacez-le.
      </p>
      <div className="form-field">
        <label htmlFor="texte-garde">Texte gardé</label>
        {/* Copied from here it is plain text, which the editor of an article reads as it is written. */}
        <textarea id="texte-garde" readOnly value={text} />
      </div>
      <div className="actions">
        <button type="button" className="button button--outline button--small" onClick={forget}>
          Effacer ce texte
        </button>
      </div>
    </Part>
  )
}

/** A text that is gone from its address, or never was there: what was typed for it, and could not be saved, is read here. */
export function MissingText({ path }: { path: string }) {
  const [kept] = useState(() => draftKeeper.read(path))
  return (
    <div className="screen">
      <a className="more admin-back" href={listAddress}>
        {contentsTexts.back}
      </a>
      <ScreenHead
        title={screenNames.contents}
        heading="Ce texte n’est plus là"
        lead="Son adresse a changé, ou il a été abandonné."
      />
      {kept && <KeptText path={path} text={kept.text} />}
    </div>
  )
}
