import { fillText } from '../../../contract/fill-text.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { MissingMail } from './MissingMail.tsx'
import { ThanksHero } from './ThanksHero.tsx'

/** The thank-you page of a language. It quotes the e-mail as it is sent. */
export function ThanksPage() {
  const locale = useLocale()
  const { pages, messages } = useContent()
  const words = pages.thanks[locale]
  const { checklistMail, buttonPages } = messages[locale]
  const { subject, button } = checklistMail
  const [mail, click, pdf] = words.steps.list
  const fill = ({ title, text }: typeof mail) => ({
    title,
    text: fillText(text, { subject, button, confirm: buttonPages.confirm.button }),
  })
  return (
    <SitePage page="thanks" words={words}>
      <ThanksHero words={words} steps={[fill(mail), fill(click), pdf]} />
      <MissingMail words={words} />
    </SitePage>
  )
}
