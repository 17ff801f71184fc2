import type { SampleAuditWords } from '../../../contract/content/sample-audit.ts'
import { drawFooter } from '../draw-footer.ts'
import { drawThread } from '../draw-thread.ts'
import { margin } from '../geometry.ts'
import { addElement, type Element, type Sheet } from '../sheet.ts'
import { type } from '../type-scale.ts'
import { setText, writeText } from '../write-text.ts'

export type SampleSheet = Sheet & { words: SampleAuditWords }

/** Where the next part of the text goes: parts follow each other, from page to page. */
export type Flow = { sheet: SampleSheet; pageNumber: number; y: number }

/** Turns to an empty page. */
export function addPage(flow: Flow): void {
  flow.sheet.pdf.addPage()
  flow.pageNumber += 1
  flow.y = margin.top
}

/** Turns to a new page, with its thread and its foot. */
export function turnPage(flow: Flow): void {
  addPage(flow)
  const { sheet, pageNumber } = flow
  drawThread(sheet, pageNumber, { isKnot: false, at: ((pageNumber - 2) % 6) / 5 })
  drawFooter(sheet, sheet.words.document.mark, pageNumber)
}

/** Whether this much still fits on the page. */
export const isFitting = (flow: Flow, height: number): boolean => flow.y + height <= margin.bottom

export type Head = { title: string; lead?: string }

const gap = { title: 6, lead: 16 }

function setHead({ sheet }: Flow, { title, lead }: Head) {
  return {
    title: setText(sheet, title, type.h2, margin.width),
    lead: lead === undefined ? undefined : setText(sheet, lead, type.body, margin.width),
  }
}

export function measureHead(flow: Flow, head: Head): number {
  const { title, lead } = setHead(flow, head)
  return title.height + (lead ? gap.title + lead.height : 0) + gap.lead
}

/** Title and lead of a part, with its bookmark. Returns the part's own element. */
export function writeHead(flow: Flow, head: Head): Element {
  const { sheet } = flow
  sheet.pdf.outline.addItem(head.title)
  const section = addElement(sheet, sheet.root, 'Sect')
  const { title, lead } = setHead(flow, head)
  writeText(sheet, addElement(sheet, section, 'H2'), 'H2', title, margin.left, flow.y)
  flow.y += title.height
  if (lead) {
    writeText(sheet, addElement(sheet, section, 'P'), 'P', lead, margin.left, flow.y + gap.title)
    flow.y += gap.title + lead.height
  }
  flow.y += gap.lead
  return section
}
