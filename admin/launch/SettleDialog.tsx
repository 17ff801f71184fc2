import { contentsApi, type SampleSettling } from '../../contract/api/admin-contents.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { colon, formatPlural } from '../shared/admin-formats.ts'
import { ConfirmDialog } from '../shared/dialogs.tsx'

/** What is done with how many samples: all of them, or those of one kind. */
export type Settling = Pick<SampleSettling, 'kind'> & { count: number; of?: { name: string; paths: string[] } }

const texts = {
  confirm: {
    heading: 'Tout confirmer',
    intro: {
      one: '{n} exemple sera affiché comme vrai, sous votre responsabilité.',
      many: '{n} exemples seront affichés comme vrais, sous votre responsabilité.',
    },
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
      'Une section qui n’a plus rien à montrer disparaît du site, avec son titre.',
      'Une phrase qui cite un chiffre retiré disparaît aussi ; elle revient avec le chiffre.',
      'Vous en ajouterez de vrais quand vous voudrez, dans Contenus.',
    ],
    button: 'Retirer',
  },
}

/** Asks before samples are confirmed or taken out, and says what that means. */
export function SettleDialog({ kind, count, of, onClose }: Settling & { onClose: () => void }) {
  const { heading, intro, means, button } = texts[kind]
  const { client, show, refresh } = useAdmin()
  const settle = async () => {
    const result = await client.post(contentsApi.samples, { kind, ...(of && { paths: of.paths }) })
    if (result.kind === 'ok') {
      show({ kind: 'success', title: 'Brouillons enregistrés', text: 'Publiez-les dans Contenus.' })
      refresh()
    }
    return result
  }
  return (
    <ConfirmDialog
      heading={of ? button + colon + of.name : heading}
      points={means}
      note="Ce sont d’abord des brouillons : le site change quand vous les publiez."
      confirm={button}
      act={settle}
      onClose={onClose}
    >
      {formatPlural(intro, count)}
    </ConfirmDialog>
  )
}
