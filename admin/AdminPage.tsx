import { Document } from '../site/shared/layout/Document.tsx'
import { toUnlistedMeta } from '../site/shared/seo/page-meta.ts'
import card from '../site/shared/styles/card.css?inline'
import drawnLine from '../site/shared/styles/drawn-line.css?inline'
import forms from '../site/shared/styles/forms.css?inline'
import hyphenList from '../site/shared/styles/hyphen-list.css?inline'
import stat from '../site/shared/styles/stat.css?inline'
import status from '../site/shared/styles/status.css?inline'
import { useStyles } from '../site/shared/styles/use-styles.tsx'
import { useContent, useSetup } from '../site/shared/use-content.tsx'
import dashboard from './dashboard/dashboard.css?inline'
import demoNote from './demo-note.css?inline'
import frame from './frame.css?inline'
import { MessagesContext } from './shared/admin-context.tsx'
import { adminMessagesId, serializeAdminMessages, toAdminMessages } from './shared/admin-messages.ts'
import eraseDialog from './shared/erase-dialog.css?inline'
import facts from './shared/facts.css?inline'
import list from './shared/list/list.css?inline'
import { Checking } from './sign-in/Checking.tsx'
import signIn from './sign-in/sign-in.css?inline'

/**
 * The one page that is an application: its first state, what it says, and the script that takes over.
 * @param check `salt:hash`, with which the sign-in form knows whose address is typed
 */
export function AdminPage({ check, isDemo }: { check: string | undefined; isDemo: true | undefined }) {
  const content = useContent()
  const { script, preloads } = useSetup().assets.admin
  const messages = toAdminMessages(content)
  const { title, description, withoutScript } = messages.page
  useStyles(card, drawnLine, status, forms, stat, signIn, frame, dashboard, facts, list, hyphenList, eraseDialog)
  return (
    <Document meta={toUnlistedMeta({ content, locale: 'fr', title, description })}>
      {isDemo && <DemoNote />}
      <div id="admin" data-check={check}>
        <MessagesContext value={messages}>
          <Checking />
        </MessagesContext>
      </div>
      <noscript>
        <p className="lead sign-in-note">{withoutScript}</p>
      </noscript>
      <script
        type="application/json"
        id={adminMessagesId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every character escaped that could end it
        dangerouslySetInnerHTML={{ __html: serializeAdminMessages(messages) }}
      />
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={script} />
    </Document>
  )
}

/** Says above every screen that nothing on it is real. */
function DemoNote() {
  useStyles(demoNote)
  return <p className="demo-note field">{useContent().admin.page.demo}</p>
}
