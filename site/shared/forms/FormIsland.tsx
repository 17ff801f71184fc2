import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { formAnchor } from '../../../contract/routes.ts'
import wakeOnTouch from '../scripts/wake-on-touch.ts?inline-script'
import { NoticeBody, type NoticeContent } from '../ui/Notice.tsx'
import { useSetup } from '../use-content.tsx'

/** Which form an island is; `wake-form.tsx` knows them. */
export type FormName = 'checklist' | 'contact'

type FormIslandProps = {
  form: FormName
  /** Those of the form within. */
  props: object
  /** Shown above the form if its script does not load. */
  init?: NoticeContent
  children: ReactElement
}

/**
 * A form that sleeps until it is touched, with all that it needs to wake: its props as JSON, and the script that
 * fetches the rest.
 */
export function FormIsland({ form, props, init, children }: FormIslandProps) {
  const { assets } = useSetup()
  return (
    <>
      <div
        id={formAnchor}
        data-island={form}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the form, as hydration expects it
        dangerouslySetInnerHTML={{ __html: renderToString(children) }}
      />
      {init && (
        <template data-init>
          <NoticeBody notice={init} closeLabel="" />
        </template>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script data-module={assets.forms} dangerouslySetInnerHTML={{ __html: wakeOnTouch }} />
    </>
  )
}
