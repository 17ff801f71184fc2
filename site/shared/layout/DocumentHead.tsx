import type { ReactNode } from 'react'
import { toScriptJson } from '../../../contract/escape-markup.ts'
import { appIconPath } from '../seo/app-icon-path.ts'
import type { PageMeta } from '../seo/page-meta.ts'
import { tabIcon } from '../seo/tab-icon.ts'
import { InlineScript } from '../ui/InlineScript.tsx'
import { useContent } from '../use-content.tsx'
import { speculationRules } from './speculation-rules.ts'

/** What networks show beside a link to the page. */
function OpenGraph({ meta: { title, description, canonical, openGraph, image } }: { meta: PageMeta }) {
  const { settings } = useContent()
  return (
    <>
      <meta property="og:type" content={openGraph.type} />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraph.locale} />
      {openGraph.alternateLocales.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
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
export function DocumentHead({ meta, styles, isFile, children }: DocumentHeadProps) {
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
