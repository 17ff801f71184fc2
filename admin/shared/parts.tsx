import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { adminScreens, type MailProgress } from '../../contract/api/admin.ts'
import { useSite } from './admin-context.tsx'
import { formatDateOf, formatMoment, formatTimeOf } from './admin-formats.ts'
import { commonTexts, mailTexts } from './texts.ts'
import type { useLoaded } from './use-loaded.ts'

type ScreenHeadProps = {
  /** Of the tab. */
  title: string
  /** Where it is not the title. */
  heading?: ReactNode
  lead?: ReactNode
  /** Of the page that is shown, where the screen is read page by page. */
  cursor?: string | undefined
  /** What can be done with the whole screen. */
  children?: ReactNode
}

/** Names the tab. */
export function useTabTitle(title: string): void {
  const { brand } = useSite()
  useLayoutEffect(() => {
    document.title = `${title} – ${brand}`
  }, [title, brand])
}

/** The heading of what is read page by page: with another page the owner begins at it. */
export function usePagedHeading(cursor: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(cursor)
  useLayoutEffect(() => {
    if (shown.current !== cursor) heading.current?.focus()
    shown.current = cursor
  }, [cursor])
  return heading
}

/** The head of a screen, which names the tab. Coming to the screen, the owner begins at its heading. */
export function ScreenHead({ title, heading = title, lead, cursor, children }: ScreenHeadProps) {
  const h1 = usePagedHeading(cursor)
  useTabTitle(title)
  // Going back scrolls to where one was, not to the heading.
  useLayoutEffect(() => h1.current?.focus({ preventScroll: true }), [h1])
  return (
    <div className="row row--apart screen-head">
      <div>
        <h1 ref={h1} tabIndex={-1}>
          {heading}
        </h1>
        {lead && <p className="small">{lead}</p>}
      </div>
      {children}
    </div>
  )
}

type PartProps = { id: string; heading: string; className?: string; children: ReactNode }

/**
 * A part of a screen or of a page: a sheet with a heading. Where what had the focus in it is gone, a row that was taken
 * out for example, the heading has it: the keys would begin with the page again.
 */
export function Part({ id, heading, className = 'card card--line', children }: PartProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  })
  return (
    <section
      className={className}
      aria-labelledby={id}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        // What is taken out of the page does not say so.
        hasFocus.current = false
      }}
    >
      <h2 id={id} ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** What is known, as a list of names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="known">{children}</dl>
}

/** One of `Facts`. */
export function Fact({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}

/** Something is on its way: a thread that runs, and a text for those who do not see it or want no motion. */
export function Waiting({ text }: { text: string }) {
  return (
    <p className="waiting" role="status">
      <span className="waiting-line" aria-hidden="true" />
      {text}
    </p>
  )
}

/** The first heading that can have the focus, of the nearest part around that has one. */
const findHeading = (place: Element) =>
  place.closest(':has(:is(h1, h2)[tabindex])')?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]')

/** Something could not be loaded: says what, and offers to try again. It goes with its button, whose focus the heading has then. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    return () => {
      if (current?.contains(document.activeElement)) findHeading(current)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={box} className="remark remark--error row row--apart load-failure" role="alert">
      <p className="label">
        <b>{commonTexts.thrown.title}</b> {text}
      </p>
      <button type="button" className="button button--outline button--small" onClick={onRetry}>
        Réessayer
      </button>
    </div>
  )
}

type LoadedProps<T> = {
  of: Pick<ReturnType<typeof useLoaded<T>>, 'value' | 'isFailed' | 'retry'>
  loading: string
  failed: string
  children: (value: T) => ReactNode
}

/** What has been loaded, and what is said until it has or where it could not be. */
export function Loaded<T>({ of: { value, isFailed, retry }, loading, failed, children }: LoadedProps<T>) {
  return (
    <>
      {isFailed && <LoadFailure text={failed} onRetry={retry} />}
      {value !== undefined && children(value)}
      {value === undefined && !isFailed && <Waiting text={loading} />}
    </>
  )
}

/** The day and the time in Paris. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDateOf(at)} <span className="small">{formatTimeOf(at)}</span>
    </time>
  )
}

/** What is left of the promised time for an answer, in words; nothing where none is due. */
export function TimeLeft({ hours }: { hours: number | null }) {
  if (hours === null) return null
  if (hours >= 0) return <span className="tag tag--mustard">{`encore ${hours} h`}</span>
  const late = -hours >= 48 ? `${Math.floor(-hours / 24)} jours` : `${-hours} h`
  return <span className="tag time-late">{`en retard de ${late}`}</span>
}

const marks = {
  none: 'state state--none',
  waiting: 'state state--waiting',
  sent: 'state state--ok',
  'gave-up': 'state state--error',
  uncertain: 'state state--error',
} as const

/** How far a mail got, and why no further. */
export function MailState({ mail }: { mail: MailProgress }) {
  const sentOn = mail.sentAt !== null && `le ${formatMoment(mail.sentAt)}`
  const detail = mail.reason !== null ? mailTexts.reasons[mail.reason] : sentOn
  return (
    <>
      <span className={marks[mail.state]}>{mailTexts.states[mail.state]}</span>{' '}
      {detail && <span className="small">{detail}</span>}
    </>
  )
}

type PersonLinkProps = {
  /** Of the person; `#` and the id of an enquiry opens that one. */
  id: string
  name: string
  /** At the right, below the name. */
  aside?: ReactNode
  children: ReactNode
}

/** A row that leads to a person, light enough for a phone: it stands in a `light-rows` list. */
export function PersonLink({ id, name, aside, children }: PersonLinkProps) {
  return (
    <a href={`${adminScreens.people}/${id}`}>
      <b>
        <bdi>{name}</bdi>
      </b>
      <small>{children}</small>
      <span>{aside}</span>
    </a>
  )
}
