import type { ReactNode } from 'react'
import { type Inline, toText } from '../../../../contract/content/article-body.ts'
import { type Locale, languages } from '../../../../contract/locales.ts'
import { inOrder } from '../../../shared/articles/in-order.ts'
import { Icon } from '../../../shared/illustration/Icon.tsx'
import { useBlog } from '../use-blog.ts'
import { Inlines } from './ArticleInlines.tsx'

type StatItem = { figure: readonly Inline[]; text: readonly Inline[] }

/** A few figures in large type between two rules. Longer ones are set smaller, so that none is cut. */
export function Stats({ items }: { items: readonly StatItem[] }) {
  const longest = Math.max(...items.map(({ figure }) => toText(figure).length))
  return (
    <ul className={longest > 4 ? 'figures figures--long' : 'figures'}>
      {inOrder(items, ({ figure, text }) => (
        <li className="stat">
          <b>
            <Inlines inlines={figure} />
          </b>{' '}
          <span>
            <Inlines inlines={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type Step = { tag: string; id: string; title: readonly Inline[]; text: ReactNode }

/** Steps in time on one thread. */
export function Roadmap({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="roadmap">
      {inOrder(steps, ({ tag, id, title, text }) => (
        <li>
          <p className="tag tag--mustard">{tag}</p>
          <h3 id={id}>
            <Inlines inlines={title} />
          </h3>
          {text}
        </li>
      ))}
    </ol>
  )
}

/** One sentence set large. */
export function Pull({ text }: { text: ReactNode }) {
  return (
    <figure className="pull-quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
    </figure>
  )
}

/** What costs money or sleep. */
export function WarningBox({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="article-warning" role="note">
      <p className="article-warning-title">
        <Icon name="alert" />
        <span>{title}</span>
      </p>
      {children}
    </div>
  )
}

type DefinitionProps = { word: string; lang: Locale; say: string; children: ReactNode }

/** A word of the other language: how it is said, and what it means. */
export function Definition({ word, lang, say, children }: DefinitionProps) {
  const { article: words, locale } = useBlog()
  const [open, close] = languages[locale].quotationMarks
  return (
    <dl className="definition">
      <dt>
        <dfn lang={lang}>{word}</dfn> <span className="small">{`${words.saidAs} ${open}${say}${close}`}</span>
      </dt>
      <dd>{children}</dd>
    </dl>
  )
}

/** An aside in small type: what the article is not, or from when its facts are. */
export function NoteBox({ children }: { children: ReactNode }) {
  return (
    <div className="article-note small" role="note">
      {children}
    </div>
  )
}
