import { Head } from '@react-email/components'
import { mailStyleSheet } from './mail-style.ts'

/** What every mail says of itself before its text: its title, and that it has a light and a dark theme. */
export function MailHead({ title }: { title: string }) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which React would escape */}
      <style dangerouslySetInnerHTML={{ __html: mailStyleSheet }} />
    </Head>
  )
}
