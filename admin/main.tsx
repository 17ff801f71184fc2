import { createRoot } from 'react-dom/client'
import { AdminApp } from './AdminApp.tsx'
import { SiteContext } from './shared/admin-context.tsx'
import { forgetOldTyped } from './shared/drafts/typed-texts.ts'
import { readSiteFacts } from './shared/site-facts.ts'

/** Entry of the administrator's app. Its element carries the check of the address (`salt:hash`), see `AdminPage.tsx`. */
const element = document.getElementById('admin')
if (element) {
  forgetOldTyped(Date.now())
  createRoot(element).render(
    <SiteContext value={readSiteFacts()}>
      <AdminApp check={element.dataset.check} />
    </SiteContext>,
  )
}
