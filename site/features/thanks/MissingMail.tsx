import type { PageWords } from '../../../contract/content/pages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { HyphenList } from '../../shared/ui/HyphenList.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** What to do when the e-mail does not arrive, and where to go from here. */
export function MissingMail({ words }: { words: Pick<PageWords['thanks'], 'missing' | 'next'> }) {
  const locale = useLocale()
  const { settings } = useContent()
  const { missing, next } = words
  return (
    <section className="section">
      <div className="wrap missing-mail">
        <div className="missing-mail-help">
          <h2>{missing.title}</h2>
          <HyphenList items={missing.list} />
          <a className="more" href={pathOf('checklist', locale)}>
            {missing.form}
          </a>
          <p className="small">
            {missing.write} <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
        </div>
        <div className="card night">
          <h2>{next.title}</h2>
          <p>
            <RichText text={next.text} />
          </p>
          <div className="actions">
            <a className="button button--mustard" href={pathOf('expressAudit', locale)}>
              {next.audit}
            </a>
            <a className="more" href={pathOf('home', locale)}>
              {next.home}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
