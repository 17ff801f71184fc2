import { margin } from '../geometry.ts'
import { palette } from '../palette.ts'
import { addElement, drawArtifact, type Element } from '../sheet.ts'
import { type } from '../type-scale.ts'
import { setText, writeBlock, writeText } from '../write-text.ts'
import { type Flow, turnPage, writeHead } from './flow.ts'

const labelWidth = 104

function drawShop(flow: Flow): void {
  const { sheet } = flow
  const section = writeHead(flow, sheet.words.shop)
  const list = addElement(sheet, section, 'L')
  for (const { title, text } of sheet.words.shop.facts) {
    const item = addElement(sheet, list, 'LI')
    const fact = setText(sheet, text, type.body, margin.width - labelWidth)
    drawArtifact(sheet, (pdf) => pdf.rect(margin.left, flow.y, margin.width, 0.7).fill(palette.mist))
    const top = flow.y + 5
    const label = setText(sheet, `${title} `, type.h3, labelWidth - 10)
    writeText(sheet, addElement(sheet, item, 'Lbl'), 'Lbl', label, margin.left, top)
    writeText(sheet, addElement(sheet, item, 'LBody'), 'LBody', fact, margin.left + labelWidth, top)
    flow.y = top + fact.height + 5
  }
}

/** Three columns: what is judged, the verdict in large, and why. */
function drawVerdicts(flow: Flow, section: Element): void {
  const { sheet } = flow
  const gap = 20
  const width = (margin.width - gap * 2) / 3
  const verdicts = sheet.words.summary.verdicts.map((words) => ({
    ...words,
    set: setText(sheet, words.text, type.fact, width),
  }))
  verdicts.forEach(({ title, verdict, set }, i) => {
    const x = margin.left + i * (width + gap)
    drawArtifact(sheet, (pdf) => pdf.roundedRect(x, flow.y, width, 3.2, 1.6).fill(palette.thread))
    writeBlock(sheet, section, 'H3', `${title} `, type.h3, { x, y: flow.y + 12, width })
    writeBlock(sheet, section, 'P', `${verdict} `, { ...type.h2, size: 26, leading: 28 }, { x, y: flow.y + 29, width })
    writeText(sheet, addElement(sheet, section, 'P'), 'P', set, x, flow.y + 64)
  })
  flow.y += 64 + Math.max(...verdicts.map(({ set }) => set.height)) + 22
}

function drawFirst(flow: Flow, section: Element): void {
  const { sheet } = flow
  const { first } = sheet.words.summary
  const pad = 18
  const indent = 20
  const tasks = first.list.map((task) => setText(sheet, task, type.body, margin.width - pad * 2 - indent))
  const height = pad * 2 + 28 + tasks.reduce((sum, task) => sum + task.height + 6, -6)
  drawArtifact(sheet, (pdf) => pdf.roundedRect(margin.left, flow.y, margin.width, height, 12).fill(palette.mist))
  const x = margin.left + pad
  writeBlock(sheet, section, 'H3', first.title, type.h3Large, { x, y: flow.y + pad - 2, width: margin.width })
  const list = addElement(sheet, section, 'L')
  let y = flow.y + pad + 28
  tasks.forEach((task, i) => {
    const item = addElement(sheet, list, 'LI')
    const number = setText(sheet, `${i + 1} `, { ...type.h3, leading: type.body.leading }, indent)
    writeText(sheet, addElement(sheet, item, 'Lbl'), 'Lbl', number, x, y)
    writeText(sheet, addElement(sheet, item, 'LBody'), 'LBody', task, x + indent, y)
    y += task.height + 6
  })
  flow.y += height
}

/** What was read, the three verdicts on it, and what to begin with: one page. */
export function drawSummary(flow: Flow): void {
  turnPage(flow)
  drawShop(flow)
  flow.y += 30
  const section = writeHead(flow, flow.sheet.words.summary)
  drawVerdicts(flow, section)
  drawFirst(flow, section)
}
