import type { ReactNode } from 'react'
import { feedPath } from '../../../contract/blog-routes.ts'
import { Document } from '../../shared/layout/Document.tsx'
import type { PageMeta } from '../../shared/seo/page-meta.ts'
import { useContent } from '../../shared/use-content.tsx'

type BlogDocumentProps = {
  meta: PageMeta
  /** The tags that articles have. */
  tags?: readonly (readonly [property: string, content: string])[]
  children: ReactNode
}

/** A page of the blog: the document with the address of its language's feed in its head. */
export function BlogDocument({ meta, tags = [], children }: BlogDocumentProps) {
  const { feed } = useContent().blogs[meta.locale].article
  const head = (
    <>
      {tags.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      <link rel="alternate" type="application/rss+xml" title={feed} href={feedPath(meta.locale)} />
    </>
  )
  return (
    <Document meta={meta} head={head}>
      {children}
    </Document>
  )
}
