import { z } from 'zod'
import type { Inline } from '../../../contract/content/article-body.ts'
import { formatDate } from '../../../contract/formats.ts'
import type { Locale } from '../../../contract/locales.ts'

type Link = Extract<Inline, { kind: 'link' }>

const isBareLink = (inline: Inline): inline is Link =>
  inline.kind === 'link' &&
  inline.children.every((child) => child.kind === 'text' && inline.href.includes(child.text.replace(/^www\./, '')))

/** Without the signs and spaces that led over to an address. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,:(]/.test(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}

/** What opens and closes a title: « », “ ” or „ “. */
const [opening, closing] = [/[«“„]/, /[»”“]/]

/** Makes the first title in quotation marks the link to its address; a piece without a title becomes the link as a whole. */
function linkTitle(piece: readonly Inline[], href: string): Inline[] {
  const texts = piece.map((inline) => (inline.kind === 'text' ? inline.text : ''))
  const from = texts.findIndex((text) => opening.test(text))
  const start = texts[from]?.search(opening) ?? 0
  const endIn = (text: string, index: number) => {
    const after = index === from ? start + 1 : 0
    return after + text.slice(after).search(closing) + 1
  }
  const to = texts.findIndex((text, index) => index >= from && closing.test(text.slice(index === from ? start + 1 : 0)))
  if (from < 0 || to < from) return [{ kind: 'link', href, children: [...piece] }]
  const end = endIn(texts[to] ?? '', to)
  const text = (value: string): Inline[] => (value ? [{ kind: 'text', text: value }] : [])
  const title =
    from === to
      ? text(texts[from]?.slice(start, end) ?? '')
      : [
          ...text(texts[from]?.slice(start) ?? ''),
          ...piece.slice(from + 1, to),
          ...text(texts[to]?.slice(0, end) ?? ''),
        ]
  return [
    ...piece.slice(0, from),
    ...text(texts[from]?.slice(0, start) ?? ''),
    { kind: 'link', href, children: title },
    ...text(texts[to]?.slice(end) ?? ''),
    ...piece.slice(to + 1),
  ]
}

/**
 * The day on which somebody last looked whether a source says what the text says: it is written `2026-11-21`, and in the
 * words that readers see it is written out. Where each of several titles has its day, the first of them counts.
 */
export function readCheckDay(children: readonly Inline[], locale: Locale): string | undefined {
  let found: string | undefined
  for (const inline of children) {
    if (inline.kind !== 'text') continue
    inline.text = inline.text.replace(/(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g, (day) => {
      if (!z.iso.date().safeParse(day).success) return day
      found = found === undefined || day < found ? day : found
      return formatDate(day, locale)
    })
  }
  return found
}

/**
 * A source is written `Office, « Titre », 2025, https://…`. An address of sixty letters is no pleasure to read: its
 * title becomes the link, and the address itself goes. Several titles with their addresses may follow each other.
 */
export function linkSource(children: readonly Inline[]): Inline[] {
  const out: Inline[] = []
  let piece: Inline[] = []
  for (const inline of children) {
    if (!isBareLink(inline)) {
      piece.push(inline)
      continue
    }
    const last = piece.at(-1)
    // What stood between the piece and its address; what stood before the piece stays before the link.
    if (last?.kind === 'text') {
      const kept = withoutEnd(last.text)
      piece = [...piece.slice(0, -1), ...(kept ? [{ kind: 'text' as const, text: kept }] : [])]
    }
    const [first, ...rest] = piece
    const [, lead = ''] =
      first?.kind === 'text' && out.length > 0 ? (/^([\s;,.)\u202f\u00a0]+)/.exec(first.text) ?? []) : []
    if (first?.kind === 'text' && lead) piece = [{ kind: 'text', text: first.text.slice(lead.length) }, ...rest]
    // Before a mark French alone has a space, and that one holds.
    if (lead) out.push({ kind: 'text', text: lead.replace(/^ +(?=[;,.)])/, '') })
    out.push(...(piece.length > 0 ? linkTitle(piece, inline.href) : [inline]))
    piece = []
  }
  return [...out, ...piece]
}
