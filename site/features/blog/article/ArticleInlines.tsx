import { blogPath, blogPlaceOf } from '../../../../contract/blog-routes.ts'
import type { Inline } from '../../../../contract/content/article-body.ts'
import { localeOfPath } from '../../../../contract/locales.ts'
import { inOrder } from '../../../shared/articles/in-order.ts'
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { useContent } from '../../../shared/use-content.tsx'
import { useBlog } from '../use-blog.ts'

/** From this length on a piece of another language is a sentence, and keeps the face of the text around it. */
const sentence = 60

/** Place of a call of a source, and the place of the source itself. */
export const callId = (number: number, call: number) => (call === 1 ? `appel-${number}` : `appel-${number}-${call}`)
export const sourceId = (number: number) => `source-${number}`

/** A link to an article that readers may not see yet is printed as plain words. */
function ArticleLink({ href, children }: { href: string; children: readonly Inline[] }) {
  const { articles } = useContent()
  const { locale } = useBlog()
  const content = <Inlines inlines={children} />
  if (/^https?:/.test(href)) {
    return <ExternalLink href={href}>{content}</ExternalLink>
  }
  const [path = ''] = href.split('#', 1)
  if (blogPlaceOf(path)?.kind === 'article' && !articles.some((one) => blogPath(one) === path)) return content
  const language = localeOfPath(path)
  return (
    <a href={href} hrefLang={language === locale ? undefined : language}>
      {content}
    </a>
  )
}

/** The number of a source, which leads to it. */
function Call({ number, call }: { number: number; call: number }) {
  const words = useBlog().article
  return (
    <sup>
      <a href={`#${sourceId(number)}`} id={callId(number, call)}>
        <span className="visually-hidden">{words.source} </span>
        {number}
      </a>
    </sup>
  )
}

/** Code, in a line or as a block. */
export function Code({ text }: { text: string }) {
  return <code>{text}</code>
}

function InlineView({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <Code text={inline.text} />
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
      return <Call number={inline.number} call={inline.call} />
    case 'break':
      return <br />
  }
}

/** A line of an article. */
export function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inOrder(inlines, (inline) => <InlineView inline={inline} />)
}
