import { drawFooter } from '../draw-footer.ts'
import { drawThread } from '../draw-thread.ts'
import { margin } from '../geometry.ts'
import { palette } from '../palette.ts'
import { addElement, type Checklist, type ChecklistSheet, drawArtifact, type Element } from '../sheet.ts'
import { type Part, stack } from '../stack.ts'
import { type } from '../type-scale.ts'
import { setText, writeBlock, writeText } from '../write-text.ts'

type Score = Checklist['score']['ranges'][number]
type Week = Checklist['month']['weeks'][number]

const labelWidth = 104
const body = { x: margin.left + labelWidth, width: margin.width - labelWidth }

/** Title, a sentence, and a field to write one's own number in. */
function countPart(sheet: ChecklistSheet, parent: Element): Part {
  const { score, mistakes } = sheet.words
  const total = mistakes.reduce((sum, mistake) => sum + mistake.boxes.length, 0)
  const field = { width: 128, height: 76 }
  const width = margin.width - field.width - 28
  const title = setText(sheet, score.title, type.h2, width)
  const lead = setText(sheet, score.lead, type.body, width)
  return {
    height: Math.max(field.height, title.height + lead.height + 8),
    draw: (y) => {
      writeText(sheet, addElement(sheet, parent, 'H2'), 'H2', title, margin.left, y)
      writeText(sheet, addElement(sheet, parent, 'P'), 'P', lead, margin.left, y + title.height + 8)
      const x = margin.right - field.width
      drawArtifact(sheet, (pdf) => {
        pdf.roundedRect(x + 0.9, y + 0.9, field.width - 1.8, field.height - 1.8, 12)
        pdf.lineWidth(1.8).fillAndStroke(palette.salt, palette.ink)
      })
      const entry = addElement(sheet, parent, 'P')
      writeText(sheet, entry, 'P', setText(sheet, `${score.after} `, type.h3, field.width), x + 14, y + 8)
      const sum = setText(sheet, `/ ${total}`, { ...type.h2, size: 26 }, field.width)
      writeText(sheet, entry, 'P', sum, x + field.width - sum.width - 14, y + 36)
    },
  }
}

function rangePart(sheet: ChecklistSheet, list: () => Element, range: Score): Part {
  const text = setText(sheet, range.text, type.fact, body.width)
  return {
    height: 9 + type.h3Large.leading + 1 + text.height,
    draw: (y) => {
      drawArtifact(sheet, (pdf) => pdf.rect(margin.left, y, margin.width, 1).fill(palette.ink))
      const item = addElement(sheet, list(), 'LI')
      const numbers = setText(sheet, `${range.from}–${range.to} `, { ...type.h2, size: 24, leading: 28 }, labelWidth)
      writeText(sheet, addElement(sheet, item, 'Lbl'), 'Lbl', numbers, margin.left, y + 7)
      const entry = addElement(sheet, item, 'LBody')
      writeBlock(sheet, entry, 'P', `${range.title} `, type.h3Large, { x: body.x, y: y + 8, width: body.width })
      writeText(sheet, addElement(sheet, entry, 'P'), 'P', text, body.x, y + 9 + type.h3Large.leading)
    },
  }
}

function monthHeadPart(sheet: ChecklistSheet, parent: Element): Part {
  const { month } = sheet.words
  const title = setText(sheet, month.title, { ...type.h2, size: 27, leading: 29 }, margin.width)
  const lead = setText(sheet, month.lead, type.body, margin.width)
  return {
    height: 8 + title.height + 4 + lead.height,
    draw: (y) => {
      writeText(sheet, addElement(sheet, parent, 'H2'), 'H2', title, margin.left, y + 8)
      writeText(sheet, addElement(sheet, parent, 'P'), 'P', lead, margin.left, y + 8 + title.height + 4)
    },
  }
}

/** Two weeks side by side, four cards in all. */
function weeksPart(sheet: ChecklistSheet, parent: Element, weeks: readonly Week[], fill: string): Part {
  const gap = 14
  const pad = 15
  const width = (margin.width - gap) / 2
  const cards = weeks.map((week) => ({
    week,
    steps: week.steps.map((step) => setText(sheet, step, type.fact, width - pad * 2 - 15)),
  }))
  const between = 4
  const heights = cards.map(({ steps }) => steps.reduce((sum, step) => sum + step.height + between, -between))
  const height = pad * 2 + 38 + Math.max(...heights) - 4
  return {
    height,
    draw: (top) => {
      cards.forEach(({ week, steps }, i) => {
        const x = margin.left + i * (width + gap)
        drawArtifact(sheet, (pdf) => pdf.roundedRect(x, top, width, height, 12).fill(fill))
        const at = { x: x + pad, y: top + pad - 3, width: width - pad * 2 }
        writeBlock(sheet, parent, 'H3', [{ text: `${week.title} ` }], type.h3Large, at)
        writeBlock(sheet, parent, 'P', `${week.days} `, type.small, { ...at, y: at.y + 20 })
        const list = addElement(sheet, parent, 'L')
        let y = at.y + 39
        for (const step of steps) {
          const mid = y + type.fact.leading / 2
          drawArtifact(sheet, (pdf) => pdf.roundedRect(at.x, mid - 1.1, 8, 2.4, 1.2).fill(palette.thread))
          writeText(sheet, addElement(sheet, addElement(sheet, list, 'LI'), 'LBody'), 'LBody', step, at.x + 15, y)
          y += step.height + between
        }
      })
    },
  }
}

/** What the ticks mean, and in which order to go on. */
export function drawScoreAndMonth(sheet: ChecklistSheet, pageNumber: number): void {
  const { pdf, words } = sheet
  pdf.addPage()
  pdf.outline.addItem(words.score.title)
  drawThread(sheet, pageNumber, { isKnot: true, at: 0.12 })
  const section = addElement(sheet, sheet.root, 'Sect')
  let ranges: Element | undefined
  const list = () => {
    ranges ??= addElement(sheet, section, 'L')
    return ranges
  }
  const { weeks } = words.month
  const parts = [
    countPart(sheet, section),
    ...words.score.ranges.map((range) => rangePart(sheet, list, range)),
    monthHeadPart(sheet, section),
    weeksPart(sheet, section, weeks.slice(0, 2), palette.mustard),
    weeksPart(sheet, section, weeks.slice(2, 4), palette.mist),
  ]
  stack(parts, { top: margin.top, bottom: margin.bottom, least: 7, most: 18 }, ['score'])
  drawFooter(sheet, words.labels.footer, pageNumber)
}
