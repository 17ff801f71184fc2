import { useRef } from 'react'
import { contentsApi, type SampleSettling } from '../../contract/api/admin-contents.ts'
import { BusyButton } from '../shared/ActionParts.tsx'
import { useDialog } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { formatPlural } from '../shared/admin-formats.ts'
import { commonTexts } from '../shared/texts.ts'

/** What is done with how many samples: all of them, or those of one kind. */
export type Settling = Pick<SampleSettling, 'kind'> & { count: number; of?: { name: string; paths: string[] } }

const texts = {
  confirm: {
    heading: 'Tout confirmer',
    intro: { one: '{n} exemple devient votre affirmation.', many: '{n} exemples deviennent vos affirmations.' },
    means: [
      'Vous dites aux visiteurs : ces chiffres et ces avis sont vrais, et je peux le prouver.',
      'La mention « fictifs » disparaît à côté d’eux.',
      'Un faux avis est une pratique commerciale trompeuse (Code de la consommation, art. L121-4).',
    ],
    button: 'Confirmer',
  },
  remove: {
    heading: 'Retirer tous les exemples',
    intro: { one: '{n} exemple disparaît du site.', many: '{n} exemples disparaissent du site.' },
    means: [
      'Une rubrique qui n’a plus rien à montrer s’efface, avec son titre.',
      'Une phrase qui cite un chiffre retiré s’efface aussi ; elle revient avec le chiffre.',
      'Vous en ajouterez de vrais quand vous voudrez, dans Contenus.',
    ],
    button: 'Retirer',
  },
}

/** Asks before samples are confirmed or taken out, and says what that means. The focus starts on the harmless button. */
export function SettleDialog({ kind, count, of, onClose }: Settling & { onClose: () => void }) {
  const { heading, intro, means, button } = texts[kind]
  const { client, show, refresh } = useAdmin()
  const cancel = useRef<HTMLButtonElement>(null)
  const dialog = useDialog<'settle'>(cancel, onClose)
  const settle = async () => {
    const result = await client.post(contentsApi.samples, { kind, ...(of && { paths: of.paths }) })
    if (result.kind === 'ok') {
      show({ kind: 'success', title: 'Brouillons enregistrés', text: 'Publiez-les dans Contenus.' })
      refresh()
    }
    return result
  }
  return (
    <dialog {...dialog.props} className="dialog" aria-labelledby="exemples-regler">
      <h2 id="exemples-regler">{of ? `${button} : ${of.name}` : heading}</h2>
      <p>{formatPlural(intro, count)}</p>
      <ul className="hyphen-list">
        {means.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="small">Ce sont d’abord des brouillons : le site change quand vous les publiez.</p>
      <p className="dialog-error" role="alert">
        {dialog.failure}
      </p>
      <div className="actions">
        <BusyButton
          type="button"
          className="button button--small"
          isBusy={dialog.doing !== undefined}
          busyText={commonTexts.busy}
          onClick={() => dialog.run('settle', settle)}
        >
          {button}
        </BusyButton>
        <button ref={cancel} type="button" className="button button--outline button--small" onClick={dialog.close}>
          {commonTexts.cancel}
        </button>
      </div>
    </dialog>
  )
}
