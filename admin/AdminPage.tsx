import { toScriptJson } from '../contract/text.ts'
import { Document } from '../site/shared/layout/Document.tsx'
import { toUnlistedMeta } from '../site/shared/seo/page-meta.ts'
import card from '../site/shared/styles/card.css?inline'
import drawnLine from '../site/shared/styles/drawn-line.css?inline'
import forms from '../site/shared/styles/forms.css?inline'
import marks from '../site/shared/styles/marks.css?inline'
import notices from '../site/shared/styles/notices.css?inline'
import { useContent, useSetup } from '../site/shared/use-content.tsx'
import dashboard from './dashboard/dashboard.css?inline'
import demoNote from './demo-note.css?inline'
import frame from './frame.css?inline'
import { SiteContext } from './shared/admin-context.tsx'
import eraseDialog from './shared/erase-dialog.css?inline'
import facts from './shared/facts.css?inline'
import list from './shared/list/list.css?inline'
import { siteFactsId, toSiteFacts } from './shared/site-facts.ts'
import { Checking } from './sign-in/SignIn.tsx'
import signIn from './sign-in/sign-in.css?inline'
import { signInTexts } from './sign-in/sign-in-step.ts'

const description =
  'L’espace réservé à l’administrateur du site : inscriptions, demandes de contact, chiffres et export.'

/** What the app shows, whose markup its script makes. */
const sheets = [card, drawnLine, forms, marks, notices, signIn, frame, dashboard, facts, list, eraseDialog]

/**
 * The one page that is an application: its first state, what it shows of the site, and the script that takes over.
 * @param check `salt:hash`, with which the sign-in form knows whose address is typed
 */
export function AdminPage({ check, isDemo }: { check: string | undefined; isDemo: true | undefined }) {
  const content = useContent()
  const { script, preloads } = useSetup().assets.admin
  const site = toSiteFacts(content)
  return (
    <Document
      meta={toUnlistedMeta({ content, locale: 'fr', title: signInTexts.title, description })}
      sheets={isDemo ? [...sheets, demoNote] : sheets}
    >
      {isDemo && <DemoNote />}
      <div id="admin" data-check={check}>
        <SiteContext value={site}>
          <Checking />
        </SiteContext>
      </div>
      <noscript>
        <p className="lead sign-in-note">
          Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.
        </p>
      </noscript>
      <script
        type="application/json"
        id={siteFactsId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every character escaped that could end it
        dangerouslySetInnerHTML={{ __html: toScriptJson(site) }}
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
  return <p className="demo-note field">Démonstration : tout est inventé, rien n’est envoyé.</p>
}
