import { type Components, type ExtraProps, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { blogPath, blogPlaceOf } from '../../../../contract/blog-routes.ts'
import {
  type Article,
  type blockElements,
  type Picture,
  type Source,
  type TextBlock,
  type Tree,
  toText,
} from '../../../../contract/content/article.ts'
import type { Content } from '../../../../contract/content/content.ts'
import { type Locale, languages, localeOfPath } from '../../../../contract/locales.ts'
import { Icon, type IconName } from '../../../shared/illustration/Icon.tsx'
import { ServedPicture } from '../../../shared/pictures/ServedPicture.tsx'
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { inOrder } from '../../../shared/ui/lists.tsx'
import { useContent } from '../../../shared/use-content.tsx'
import { useBlog } from '../BlogDocument.tsx'

/** Width of the column of an article (`prose.css`), and of a window without one. */
const sizes = '(min-width: 64rem) 44rem, 92vw'

function print(tree: Tree, pictures: readonly Picture[] = []): ReactNode {
  const img = ({ src, alt = '' }: { src?: unknown; alt?: string | undefined }) => {
    const picture = pictures.find(({ path }) => path === src)
    return picture && <ServedPicture picture={picture} description={alt} sizes={sizes} />
  }
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, passNode: true, components: { ...articleParts, img } })
}

/** Where the figures come from, each with the way back to the sentence that uses it. */
function Sources({ sources }: { sources: readonly Source[] }) {
  const words = useBlog().article
  return (
    <section className="article-sources ruled" aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      <ol>
        {sources.map(({ number, calls, children }) => (
          <li key={number} id={sourceId(number)}>
            {print({ type: 'root', children })}
            {inOrder(Array.from({ length: calls }), (_, index) => (
              <>
                {' '}
                <a href={`#${callId(number, index + 1)}`}>
                  {index === 0 ? words.backToText : index + 1}
                  <span className="visually-hidden">
                    {`, ${words.source} ${number}${index === 0 ? '' : `, ${words.place} ${index + 1}`}`}
                  </span>
                </a>
              </>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

type BodyProps = Pick<Article, 'body' | 'category'> & { children?: ReactNode }

/** The text of an article, what its category says it is not, what the page adds, its sources. */
export function ArticleBodyView({ body, category, children }: BodyProps) {
  const caveat = useBlog().article.caveats[category]
  return (
    <div className="prose article-prose">
      {print(body.tree, body.pictures)}
      {caveat !== undefined && <p className="small">{caveat}</p>}
      {children}
      {body.sources.length > 0 && <Sources sources={body.sources} />}
    </div>
  )
}

type Part = { children?: ReactNode } & ExtraProps

function ArticleLink({ href, children }: Part & { href?: string }) {
  const content = useContent()
  const { locale } = useBlog()
  if (href === undefined || isHidden(href, content)) return children
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>
  return (
    <a href={href} hrefLang={otherLanguageOf(href, locale)}>
      {children}
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

/** A region that scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 }

/** A table, in a part of its own since it may be wider than the text. On a phone each row is a card. */
function Table({ children, 'aria-labelledby': caption }: Part & { 'aria-labelledby'?: string }) {
  const words = useBlog().article
  return (
    <section
      className="table table--cards"
      {...scrollable}
      {...(caption ? { 'aria-labelledby': caption } : { 'aria-label': words.table })}
    >
      {children}
    </section>
  )
}

/** A few figures in large type between two rules. Longer ones are set smaller, so that none is cut. */
function Stats({ children, node }: Part) {
  const figures = node?.children.flatMap((stat) => ('children' in stat ? stat.children.slice(0, 1) : [])) ?? []
  const isLong = figures.some((figure) => toText(figure).length > 4)
  return <ul className={isLong ? 'figures figures--long' : 'figures'}>{children}</ul>
}

/** A block of paragraphs, which has a look of its own (`article-text.css`). */
const toTextPart =
  (name: TextBlock, icon?: IconName) =>
  ({ children }: Part) => (
    <div className={`article-${name}`} role="note">
      {icon && <Icon name={icon} />}
      {children}
    </div>
  )

/** A word of the other language, and how it is said. */
function Term({ children, say }: Part & { say: string }) {
  const { article: words, locale } = useBlog()
  const [open, close] = languages[locale].quotationMarks
  return (
    <dt>
      {children} <span className="small">{`${words.saidAs} ${open}${say}${close}`}</span>
    </dt>
  )
}

/** What each element of our own is on the page. */
const blocks: Record<keyof typeof blockElements, (part: Part) => ReactNode> = {
  stats: Stats,
  stat: ({ children }) => <li className="stat">{children}</li>,
  roadmap: ({ children }) => <ol className="roadmap">{children}</ol>,
  step: ({ children }) => <li>{children}</li>,
  when: ({ children }) => <p className="tag tag--mustard">{children}</p>,
  pull: ({ children }) => <figure className="pull-quote">{children}</figure>,
  checklist: ({ children }) => <ul className="boxes">{children}</ul>,
  warning: toTextPart('warning', 'alert'),
  title: ({ children }) => <p className="article-title">{children}</p>,
  note: toTextPart('note'),
}

/** How the page shows what `server/content/articles/blocks.ts` has made of an article; all other elements are as they are. */
const articleParts = {
  ...blocks,
  a: ArticleLink,
  sup: Call,
  section: Table,
  ul: ({ children }: Part) => <ul className="hyphen-list">{children}</ul>,
  dl: ({ children }: Part) => <dl className="definition">{children}</dl>,
  dt: Term,
} as Partial<Components>

/** Places of a call of a source, and of the source itself. */
export const callId = (number: number, call: number) => (call === 1 ? `appel-${number}` : `appel-${number}-${call}`)
export const sourceId = (number: number) => `source-${number}`

/** The language of the page that a link of an article leads to, if it is another; a link within the article has no path. */
export function otherLanguageOf(href: string, locale: Locale): Locale | undefined {
  const language = href.startsWith('/') ? localeOfPath(href) : locale
  return language === locale ? undefined : language
}

/** Whether a link leads to an article that readers may not see yet: it is printed as plain words. */
export function isHidden(href: string, { articles }: Content): boolean {
  const [path = ''] = href.split('#', 1)
  return blogPlaceOf(path)?.kind === 'article' && !articles.some((one) => blogPath(one) === path)
}
