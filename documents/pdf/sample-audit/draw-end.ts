import { formatDate } from '../../../contract/formats.ts'
import { DocumentFaultError } from '../../document-fault.ts'
import { bandTop, drawClosingBand } from '../closing-band.ts'
import { drawFooter } from '../draw-footer.ts'
import { margin } from '../geometry.ts'
import { addElement } from '../sheet.ts'
import { plainText, readMarks, type Stretch } from '../text-marks.ts'
import { type } from '../type-scale.ts'
import { setText, writeBlock, writeText } from '../write-text.ts'
import { addPage, type Flow, isFitting, type SampleSheet, turnPage, writeHead } from './flow.ts'

/** What follows the report, and what it does not do: two columns below the plan. */
function drawNotes(flow: Flow): void {
  const { sheet } = flow
  const gap = 26
  const width = (margin.width - gap) / 2
  const notes = sheet.words.notes.map(({ title, text }) => ({ title, text: setText(sheet, text, type.fact, width) }))
  const height = 30 + 24 + Math.max(...notes.map(({ text }) => text.height))
  if (!isFitting(flow, height)) turnPage(flow)
  else flow.y += 30
  const section = addElement(sheet, sheet.root, 'Sect')
  notes.forEach(({ title, text }, i) => {
    const x = margin.left + i * (width + gap)
    writeBlock(sheet, section, 'H2', title, type.h3Large, { x, y: flow.y, width })
    writeText(sheet, addElement(sheet, section, 'P'), 'P', text, x, flow.y + 24)
  })
}

function toSource(sheet: SampleSheet, { name, address, checkedOn }: SampleSheet['words']['sources']['list'][number]) {
  const { document, sources } = sheet.words
  const checked = sources.checked.replace('{date}', formatDate(checkedOn, sheet.locale))
  const host = new URL(address).hostname.replace(/^www\./, '')
  const link: Stretch = { text: host, link: address, linkName: `${document.link}${plainText(name)}` }
  return [...readMarks(name), { text: `, ${checked}, ` }, link]
}

function drawSources(flow: Flow): void {
  const { sheet } = flow
  const { sources } = sheet.words
  const indent = 22
  const section = writeHead(flow, sources)
  const list = addElement(sheet, section, 'L')
  sources.list.forEach((source, i) => {
    const text = setText(sheet, toSource(sheet, source), { cut: 'ui', size: 9.6, leading: 12.8 }, margin.width - indent)
    sheet.pdf.addNamedDestination(`source-${i + 1}`, 'XYZ', 0, Math.max(0, flow.y - 20), 0)
    const item = addElement(sheet, list, 'LI')
    const number = setText(sheet, `${i + 1} `, { ...text.setting, cut: 'label' }, indent)
    writeText(sheet, addElement(sheet, item, 'Lbl'), 'Lbl', number, margin.left, flow.y)
    writeText(sheet, addElement(sheet, item, 'LBody'), 'LBody', text, margin.left + indent, flow.y)
    flow.y += text.height + 6
  })
  if (flow.y > bandTop)
    throw new DocumentFaultError('document: the sources do not fit on their page', {
      ...{ kind: 'full', place: ['sources'], excess: flow.y - bandTop },
    })
}

/** What the audit does not do, where its rules come from, and where one's own is ordered. */
export function drawEnd(flow: Flow): void {
  const { sheet } = flow
  const { closing, document } = sheet.words
  drawNotes(flow)
  addPage(flow)
  drawSources(flow)
  drawClosingBand(sheet, {
    title: closing.title.join(' '),
    text: closing.text,
    booking: closing.primary,
    address: sheet.settings.booking.auditDach,
    site: document.site,
    drawing: document.closingDrawing,
    link: document.link,
  })
  drawFooter(sheet, document.mark, flow.pageNumber, true)
}
