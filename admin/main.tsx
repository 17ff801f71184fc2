import { createRoot } from 'react-dom/client'
import { AdminApp } from './AdminApp.tsx'
import { MessagesContext } from './shared/admin-context.tsx'
import { readAdminMessages } from './shared/admin-messages.ts'

/** Entry of the administrator's app. Its element carries the check of the address (`salt:hash`), see `AdminPage.tsx`. */
const element = document.getElementById('admin')
if (element) {
  createRoot(element).render(
    <MessagesContext value={readAdminMessages()}>
      <AdminApp check={element.dataset.check} />
    </MessagesContext>,
  )
}
