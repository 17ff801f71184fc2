import { createContext, useContext } from 'react'
import { articleWords } from '../../content/blog/words.ts'
import { blogPageOf } from '../../contract/blog-routes.ts'
import { localeOfPath } from '../../contract/locales.ts'
import type { Inline } from '../blog/article-body.ts'
import { inOrder } from '../blog/in-order.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'

/** Addresses of the articles that readers may see: a link to any other article is printed as plain words. */
export const OpenArticles = createContext<ReadonlySet<string>>(new Set())

/** From this length on a piece of another language is a sentence, and keeps the face of the text around it. */
const sentence = 60

/** Place of a call of a source, and the place of the source itself. */
export const callId = (number: number, call: number) => (call === 1 ? `appel-${number}` : `appel-${number}-${call}`)
export const sourceId = (number: number) => `source-${number}`

function ArticleLink({ href, children }: { href: string; children: readonly Inline[] }) {
  const open = useContext(OpenArticles)
  const content = <Inlines inlines={children} />
  if (/^https?:/.test(href)) {
    return (
      <ExternalLink href={href} locale="fr">
        {content}
      </ExternalLink>
    )
  }
  const [path = ''] = href.split('#', 1)
  const page = blogPageOf(path)
  if (page?.kind === 'article' && !open.has(page.slug)) return content
  const language = localeOfPath(path)
  return (
    <a href={href} hrefLang={language === 'fr' ? undefined : language}>
      {content}
    </a>
  )
}

function InlineView({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code>{inline.text}</code>
    case 'foreign':
      return inline.text.length > sentence ? (
        <span lang={inline.lang}>{inline.text}</span>
      ) : (
        <i lang={inline.lang}>{inline.text}</i>
      )
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      )
    case 'link':
      return <ArticleLink href={inline.href}>{inline.children}</ArticleLink>
    case 'call':
      return (
        <sup>
          <a href={`#${sourceId(inline.number)}`} id={callId(inline.number, inline.call)}>
            <span className="vh">{articleWords.source} </span>
            {inline.number}
          </a>
        </sup>
      )
    case 'break':
      return <br />
  }
}

/** A line of an article. */
export function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inOrder(inlines, (inline) => <InlineView inline={inline} />)
}
