import { useEffect, useState } from 'react'
import { adminScreens } from '../../contract/api/admin.ts'
import { canUsePasskeys } from './credentials.tsx'
import { ofStore } from './drafts/text-keeper.ts'

const storageKey = 'passkey-offer'

/** What this browser keeps: an offer is `due` once after a sign-in, and `over` for good where it was refused or a passkey is used. */
type Offer = 'due' | 'over'

/** A browser that keeps nothing is offered nothing. */
const keep = (offer: Offer | undefined): void =>
  ofStore((store) => (offer ? store.setItem(storageKey, offer) : store.removeItem(storageKey)))

const readOffer = () => ofStore((store) => store.getItem(storageKey))

/** After a sign-in without a passkey: one may be made now. */
export function makeOfferDue(): void {
  if (readOffer() !== 'over') keep('due')
}

/** A passkey is used here: nothing needs to be offered any more. */
export const endOffer = (): void => keep('over')

/** Right after a sign-in by another way, once: a passkey for the next time. */
export function PasskeyOffer() {
  const [isShown, setShown] = useState(() => readOffer() === 'due' && canUsePasskeys())
  useEffect(() => {
    if (isShown && readOffer() === 'due') keep(undefined)
  }, [isShown])
  if (!isShown) return null
  return (
    <aside className="row row--apart passkey-offer" aria-label="Clé d’accès">
      <p>
        <b>Entrer d’un geste la prochaine fois ?</b> Avec une clé d’accès, le doigt, le visage ou le code de cet
        appareil remplace le mot de passe.
      </p>
      <div className="actions">
        <a
          className="button button--outline button--small"
          href={`${adminScreens.access}?cle`}
          onClick={() => setShown(false)}
        >
          Créer une clé d’accès
        </a>
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => {
            endOffer()
            setShown(false)
          }}
        >
          Non merci
        </button>
      </div>
    </aside>
  )
}
