import { numberSources, pageOfMistake } from '../../../contract/checklist-numbers.ts'
import { boxSize, drawCheckBox } from '../check-box.ts'
import { drawFooter } from '../draw-footer.ts'
import { drawThread } from '../draw-thread.ts'
import { margin } from '../geometry.ts'
import { palette } from '../palette.ts'
import { addElement, type Checklist, type ChecklistSheet, drawArtifact, type Element } from '../sheet.ts'
import { type Part, stack } from '../stack.ts'
import { plainText, readMarks, type Stretch } from '../text-marks.ts'
import { type } from '../type-scale.ts'
import { setText, writeBlock, writeText } from '../write-text.ts'

type Mistake = Checklist['mistakes'][number]

/** Labels stand in a narrow column, what they announce beside it. */
const labelWidth = 86
const body = { x: margin.left + labelWidth, width: margin.width - labelWidth }

function headingPart(sheet: ChecklistSheet, parent: Element, mistake: Mistake, number: number): Part {
  const numeral = setText(sheet, `${number} `, type.numeral, labelWidth)
  const title = setText(sheet, mistake.title, type.h2, body.width)
  return {
    height: 70,
    draw: (y) => {
      const heading = addElement(sheet, parent, 'H2')
      writeText(sheet, heading, 'H2', numeral, margin.left - 3, y)
      writeText(sheet, heading, 'H2', title, body.x, y + 33 - title.height / 2)
    },
  }
}

function signPart(sheet: ChecklistSheet, parent: Element, mistake: Mistake): Part {
  const pad = 15
  const sign = setText(sheet, mistake.sign, type.sign, body.width - pad)
  const height = sign.height + pad * 2
  return {
    height,
    draw: (y) => {
      drawArtifact(sheet, (pdf) => pdf.roundedRect(margin.left, y, margin.width, height, 12).fill(palette.mustard))
      writeBlock(sheet, parent, 'H3', sheet.words.labels.sign, type.h3, {
        x: margin.left + pad,
        y: y + pad + 1.5,
        width: labelWidth - pad,
      })
      writeText(sheet, addElement(sheet, parent, 'P'), 'P', sign, body.x, y + pad)
    },
  }
}

function costPart(sheet: ChecklistSheet, parent: Element, mistake: Mistake): Part {
  const cost = setText(sheet, mistake.cost, type.body, body.width)
  return {
    height: cost.height,
    draw: (y) => {
      writeBlock(sheet, parent, 'H3', sheet.words.labels.cost, type.h3, { x: margin.left, y, width: labelWidth - 14 })
      writeText(sheet, addElement(sheet, parent, 'P'), 'P', cost, body.x, y)
    },
  }
}

/** Both sides of the Rhine, tied by the hyphen. */
function sidesPart(sheet: ChecklistSheet, parent: Element, mistake: Mistake): Part {
  const gap = 26
  const width = (margin.width - gap) / 2
  const { labels } = sheet.words
  const sides = [
    { label: labels.here, text: setText(sheet, mistake.here, type.fact, width), x: margin.left },
    { label: labels.there, text: setText(sheet, mistake.there, type.fact, width), x: margin.left + width + gap },
  ]
  return {
    height: 24 + Math.max(...sides.map((side) => side.text.height)),
    draw: (y) => {
      drawArtifact(sheet, (pdf) => {
        for (const { x } of sides) pdf.rect(x, y, width, 1.5).fill(palette.ink)
        pdf.roundedRect(margin.left + width + 4, y - 0.8, gap - 8, 3.2, 1.6).fill(palette.thread)
      })
      for (const { label, text, x } of sides) {
        writeBlock(sheet, parent, 'H3', label, type.h3, { x, y: y + 7, width })
        writeText(sheet, addElement(sheet, parent, 'P'), 'P', text, x, y + 24)
      }
    },
  }
}

function withSources(sheet: ChecklistSheet, text: string, keys: readonly string[]): Stretch[] {
  const { labels, sources } = sheet.words
  const links = numberSources(sheet.words, keys).flatMap((number): Stretch[] => {
    const linkName = labels.source.replace('{source}', plainText(sources.list[number - 1]?.name ?? ''))
    return [{ text: '\u00a0' }, { text: `[${number}]`, link: `#source-${number}`, linkName }]
  })
  return [...readMarks(text), ...links]
}

function factsPart(sheet: ChecklistSheet, parent: Element, mistake: Mistake): Part {
  const between = 5
  const indent = 16
  const facts = mistake.facts.map((fact) =>
    setText(sheet, withSources(sheet, fact.text, fact.sources), type.fact, body.width - indent),
  )
  return {
    height: facts.reduce((sum, fact) => sum + fact.height + between, -between),
    draw: (top) => {
      let y = top
      writeBlock(sheet, parent, 'H3', sheet.words.labels.facts, type.h3, {
        x: margin.left,
        y: y - 0.5,
        width: labelWidth - 14,
      })
      const list = addElement(sheet, parent, 'L')
      for (const fact of facts) {
        const mid = y + type.fact.leading / 2
        drawArtifact(sheet, (pdf) => pdf.roundedRect(body.x, mid - 1.1, 9, 2.4, 1.2).fill(palette.thread))
        const entry = addElement(sheet, addElement(sheet, list, 'LI'), 'LBody')
        writeText(sheet, entry, 'LBody', fact, body.x + indent, y)
        y += fact.height + between
      }
    },
  }
}

function boxesPart(sheet: ChecklistSheet, parent: Element, mistake: Mistake, number: number): Part {
  const pad = 16
  const between = 5
  const x = margin.left + pad + boxSize + 10
  const boxes = mistake.boxes.map((box) => setText(sheet, box, type.box, margin.right - pad - x))
  const title = 27
  const height = boxes.reduce((sum, box) => sum + box.height + between, -between) + title + pad * 2 - 3
  const { labels } = sheet.words
  return {
    height,
    draw: (top) => {
      drawArtifact(sheet, (pdf) => {
        pdf.roundedRect(margin.left + 0.9, top + 0.9, margin.width - 1.8, height - 1.8, 13)
        pdf.lineWidth(1.8).stroke(palette.ink)
      })
      const heading = { x: margin.left + pad, y: top + pad - 3, width: margin.width }
      writeBlock(sheet, parent, 'H3', labels.boxes, type.h3Large, heading)
      const list = addElement(sheet, parent, 'L')
      let y = top + pad + title - 3
      boxes.forEach((box, i) => {
        const item = addElement(sheet, list, 'LI')
        const name = labels.box.replace('{mistake}', String(number)).replace('{box}', String(i + 1))
        const label = addElement(sheet, item, 'Lbl')
        const task = plainText(mistake.boxes[i] ?? '')
        drawCheckBox(sheet, label, margin.left + pad, y + 1.2, `box-${number}-${i + 1}`, name + task)
        writeText(sheet, addElement(sheet, item, 'LBody'), 'LBody', box, x, y)
        y += box.height + between
      })
    },
  }
}

function termPart(sheet: ChecklistSheet, parent: Element, mistake: Mistake): Part {
  const { term } = mistake
  const pad = 14
  const left = 164
  const word = setText(sheet, [{ text: term.word, language: term.language }], { ...type.h3Large, size: 16 }, left)
  const meaning = setText(sheet, term.meaning, type.fact, margin.width - left - pad * 2)
  const height = Math.max(14 + word.height + 13, meaning.height) + pad * 2 - 4
  return {
    height,
    draw: (top) => {
      drawArtifact(sheet, (pdf) => pdf.roundedRect(margin.left, top, margin.width, height, 12).fill(palette.mist))
      const x = margin.left + pad
      const y = top + (height - (14 + word.height + 13)) / 2
      writeBlock(sheet, parent, 'H3', sheet.words.labels.term, type.small, { x, y, width: left })
      const entry = addElement(sheet, parent, 'P')
      writeText(sheet, entry, 'P', word, x, y + 13)
      const sound = setText(sheet, ` [${term.sound}] `, type.small, left)
      writeText(sheet, entry, 'P', sound, x - 1, y + 13 + word.height)
      writeText(sheet, entry, 'P', meaning, x + left, top + (height - meaning.height) / 2)
    },
  }
}

/** One mistake, one page. `number` counts from 1. */
export function drawMistakePage(sheet: ChecklistSheet, mistake: Mistake, number: number): void {
  const { pdf, words } = sheet
  const pageNumber = pageOfMistake(number)
  pdf.addPage()
  pdf.outline.addItem(`${number}. ${mistake.title}`)
  const count = words.mistakes.length
  drawThread(sheet, pageNumber, { isKnot: number === count, at: (number - 1) / (count - 1) })
  const section = addElement(sheet, sheet.root, 'Sect')
  const parts = [
    headingPart(sheet, section, mistake, number),
    signPart(sheet, section, mistake),
    costPart(sheet, section, mistake),
    sidesPart(sheet, section, mistake),
    factsPart(sheet, section, mistake),
    boxesPart(sheet, section, mistake, number),
    termPart(sheet, section, mistake),
  ]
  stack(parts, { top: margin.top, bottom: margin.bottom, least: 8, most: 22 }, ['mistakes', number - 1])
  drawFooter(sheet, words.labels.footer, pageNumber)
}
