import { fillText } from '../../../contract/fill-text.ts'
import type { Locale } from '../../../contract/locales.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { MissingMail } from './MissingMail.tsx'
import { ThanksHero } from './ThanksHero.tsx'

/** The thank-you page of a language. It quotes the e-mail as it is sent. */
export function ThanksPage({ locale }: { locale: Locale }) {
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
    <SitePage page="thanks" locale={locale} words={words}>
      <ThanksHero words={words} locale={locale} steps={[fill(mail), fill(click), pdf]} />
      <MissingMail words={words} locale={locale} />
    </SitePage>
  )
}
