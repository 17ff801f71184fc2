import { renderToString } from 'react-dom/server'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { formAnchor } from '../../../contract/routes.ts'
import wakeOnTouch from '../scripts/wake-on-touch.ts?inline-script'
import { useContent, useSetup } from '../use-content.tsx'
import { ChecklistForm } from '../../features/checklist/ChecklistForm.tsx'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { toChecklistFormProps } from '../../features/checklist/checklist-form-props.ts'
import { toContactFormProps } from '../../features/contact/contact-form-props.ts'
import type { FormName } from './form-name.ts'

type FormIslandProps = {
  form: FormName
  locale: Locale
  /** What the server answered a plain post with. */
  answered?: AnsweredForm | undefined
}

/**
 * A form that sleeps until it is touched, with all that it needs to wake: its props as JSON, and the script that
 * fetches the rest.
 */
export function FormIsland({ form, locale, answered }: FormIslandProps) {
  const content = useContent()
  const { assets } = useSetup()
  const [props, element] = toForm()
  return (
    <>
      <div
        id={formAnchor}
        data-island={form}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the form, as hydration expects it
        dangerouslySetInnerHTML={{ __html: renderToString(element) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script data-module={assets.forms} dangerouslySetInnerHTML={{ __html: wakeOnTouch }} />
    </>
  )

  function toForm() {
    if (form === 'checklist') {
      const props = toChecklistFormProps(locale, content, answered)
      return [props, <ChecklistForm key={form} {...props} />] as const
    }
    const props = toContactFormProps(locale, content, answered)
    return [props, <ContactForm key={form} {...props} />] as const
  }
}
