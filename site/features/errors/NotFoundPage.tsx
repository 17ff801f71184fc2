import { pathOf } from '../../../contract/routes.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { Document } from '../../shared/layout/Document.tsx'
import { toUnlistedMeta } from '../../shared/seo/page-meta.ts'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** The not-found page of a language: says so, and leads home or to the contact page. */
export function NotFoundPage() {
  const locale = useLocale()
  const content = useContent()
  const { title, heading, text, aside, home, contact } = content.pages.notFound[locale]
  return (
    <Document meta={toUnlistedMeta({ content, locale, title, description: text })}>
      <section className="stage">
        <div className="stage-art stage-art--wide">
          <Drawing name="untied-404" label="404" />
        </div>
        <div className="wrap stack">
          <h1>{heading}</h1>
          <div className="stage-actions stack">
            <p className="lead muted">
              {text}
              {aside.before}
              <i lang={aside.language}>{aside.foreign}</i>
              {aside.after}
            </p>
            <div className="actions">
              <a className="button" href={pathOf('home', locale)}>
                {home}
              </a>
              <a className="more" href={pathOf('contact', locale)}>
                {contact}
              </a>
            </div>
          </div>
        </div>
      </section>
    </Document>
  )
}
