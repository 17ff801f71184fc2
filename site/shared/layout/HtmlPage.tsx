import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languages } from '../../../contract/locales.ts'
import { toScriptJson } from '../../../contract/text.ts'
import { appIconPath, tabIcon } from '../seo/icons.ts'
import type { PageMeta } from '../seo/page-meta.ts'
import { toPageStyles } from '../styles/page-styles.ts'
import { InlineScript } from '../ui/InlineScript.tsx'
import { PageContextProvider, useContent, usePageContext } from '../use-content.tsx'

type HtmlPageProps = {
  meta: PageMeta
  className?: string | undefined
  /** Kept as a file, away from the site: it asks for nothing beside itself. */
  isFile?: boolean
  /** Whole style sheets, of what a script puts into the page. */
  sheets?: readonly string[] | undefined
  /** Further tags of the head. */
  head?: ReactNode
  /** The body. */
  children: ReactNode
}

/**
 * Head and body of a page. The body is drawn first, since its classes say which styles it needs; in the head these stand
 * behind the tags that networks read, which look at the first kilobytes alone.
 */
export function HtmlPage({ meta, className, isFile = false, sheets, head, children }: HtmlPageProps) {
  const drawn = renderToStaticMarkup(<PageContextProvider value={usePageContext()}>{children}</PageContextProvider>)
  const [styles, body] = toPageStyles(drawn, className ?? '', sheets)
  return (
    <html lang={meta.locale}>
      <DocumentHead meta={meta} styles={styles} isFile={isFile}>
        {head}
      </DocumentHead>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup */}
      <body className={className} dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}

/** What networks show beside a link to the page. */
function OpenGraph({ meta: { title, description, canonical, locale, alternates, type, image } }: { meta: PageMeta }) {
  const { settings } = useContent()
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languages[locale].openGraph} />
      {alternates.map(
        ({ hreflang }) =>
          hreflang !== 'x-default' &&
          hreflang !== locale && (
            <meta key={hreflang} property="og:locale:alternate" content={languages[hreflang].openGraph} />
          ),
      )}
      {image !== undefined && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:image" content={image.url} />
          <meta name="twitter:image:alt" content={image.alt} />
        </>
      )}
    </>
  )
}

type DocumentHeadProps = {
  meta: PageMeta
  styles: string
  isFile: boolean
  /** Further tags. */
  children: ReactNode
}

/** The head of a page. */
function DocumentHead({ meta, styles, isFile, children }: DocumentHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords.length > 0 && <meta name="keywords" content={meta.keywords.join(', ')} />}
      {meta.author !== undefined && <meta name="author" content={meta.author} />}
      {!meta.isIndexed && <meta name="robots" content="noindex" />}
      {meta.hasToken && <meta name="referrer" content="same-origin" />}
      {meta.canonical !== undefined && <link rel="canonical" href={meta.canonical} />}
      {meta.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {!isFile && (
        <>
          <link rel="preload" href="/fonts/affiche-lecture.woff2" as="font" type="font/woff2" crossOrigin="" />
          <link rel="icon" href={appIconPath(192)} sizes="192x192" type="image/png" />
        </>
      )}
      <link rel="icon" href={tabIcon} sizes="any" type="image/svg+xml" />
      {!isFile && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content="#0d1230" media="(prefers-color-scheme:dark)" />
      {meta.canonical !== undefined && <OpenGraph meta={meta} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: stylesheets of our own */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {!meta.hasToken && <InlineScript type="speculationrules" text={speculationRules} />}
      {meta.jsonLd !== undefined && <InlineScript type="application/ld+json" text={toScriptJson(meta.jsonLd)} />}
      {children}
    </head>
  )
}

/**
 * Which pages a browser may fetch before they are asked for (Speculation Rules): those whose link the pointer rests on
 * or presses. A page is one request, so fetching it is nearly all; it is not run before it is wanted. Left out are other
 * sites and files. What a link carries of the visit (`via`) changes no page, so what was fetched without it serves.
 * Allowed by its hash in the page's policy; other browsers pass over it.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: "[href^='/']:not([href*='.'])" },
      eagerness: 'moderate',
    },
  ],
})
