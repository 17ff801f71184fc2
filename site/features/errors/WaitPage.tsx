import { fillText } from '../../../contract/text.ts'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/**
 * Tells a browser without JavaScript how long to wait after too many tries; what was typed is one step back. It has no
 * frame and no style: it goes to clients that post again and again, and must cost nothing.
 */
export function WaitPage({ minutes }: { minutes: number }) {
  const locale = useLocale()
  const { requestErrors, goBack } = useContent().messages[locale]
  const { title, text } = requestErrors.tooManyTries
  return (
    <html lang={locale}>
      <head>
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{fillText(text, { n: minutes })}</p>
        <p>{goBack}</p>
      </body>
    </html>
  )
}
