import { createRoot } from 'react-dom/client'
import { AdminApp } from './AdminApp.tsx'
import { readAdminMessages } from './shared/admin-messages.ts'
import { AdminMessagesProvider } from './shared/use-admin-messages.tsx'

/** Entry of the administrator's app. Its element carries the check of the address (`salt:hash`), see `AdminPage.tsx`. */
const element = document.getElementById('admin')
if (element) {
  createRoot(element).render(
    <AdminMessagesProvider value={readAdminMessages()}>
      <AdminApp check={element.dataset.check} />
    </AdminMessagesProvider>,
  )
}
