import { drawCoverFront } from '../cover-front.ts'
import { margin, thread } from '../geometry.ts'
import { addElement, type ChecklistSheet, type Element } from '../sheet.ts'
import { type } from '../type-scale.ts'
import { writeBlock } from '../write-text.ts'

function drawUse(sheet: ChecklistSheet, parent: Element): void {
  const { use } = sheet.words
  const gap = 18
  const width = (margin.width - gap * 2) / 3
  const top = thread.pass + 22
  writeBlock(sheet, parent, 'H2', use.title, type.h3, { x: margin.left, y: top, width: margin.width })
  const list = addElement(sheet, parent, 'L')
  use.steps.forEach((step, i) => {
    const x = margin.left + i * (width + gap)
    const entry = addElement(sheet, addElement(sheet, list, 'LI'), 'LBody')
    writeBlock(sheet, entry, 'P', `${step.title} `, type.h3Large, { x, y: top + 17, width })
    writeBlock(sheet, entry, 'P', step.text, { ...type.fact, size: 9.2, leading: 12.6 }, { x, y: top + 38, width })
  })
}

/** The front, and how to use what follows. */
export function drawCover(sheet: ChecklistSheet): void {
  drawCoverFront(sheet, sheet.words)
  drawUse(sheet, sheet.root)
}
