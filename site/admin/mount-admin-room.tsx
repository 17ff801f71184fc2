import { createRoot } from 'react-dom/client'
import { AdminRoom } from './AdminRoom.tsx'

/** Puts the room into its element, which carries the check of the address (`salt:hash`) that the server wrote there. */
export function mountAdminRoom(element: HTMLElement) {
  createRoot(element).render(<AdminRoom check={element.dataset.check} />)
}
