import { drawRule } from './artifact.server'
import type { Fact } from './facts.server'
import { addElement, drawLines, type Element, linesOf, type Sheet } from './sheet.server'
import { COLOR, STYLE, type TextStyle } from './style'

const COLUMNS = 3
const GAP = 5
const ROW_GAP = 1.2
const SECTION_GAP = 3.5
const LABEL: TextStyle = { ...STYLE.footer, size: 7, leading: 7.8 }
const VALUE: TextStyle = { ...STYLE.fact, size: 8.1, leading: 9.7 }

interface Place {
  x: number
  y: number
  width: number
  columns?: number
}

interface Cell {
  label: string[]
  value: string[]
}

/**
 * Draws facts in columns, each label above its value, with a rule between sections, and returns the `y`
 * below them: the layout usual for German payslips. For screen readers it is one table with row headers.
 */
export function drawFactGrid(sheet: Sheet, parent: Element, sections: Fact[][], place: Place): number {
  const filled = sections.filter(({ length }) => length > 0)
  if (filled.length === 0) return place.y
  const table = addElement(sheet, parent, 'Table')
  let { y } = place
  filled.forEach((facts, index) => {
    if (index > 0)
      drawRule(
        sheet,
        { from: place.x, to: place.x + place.width, y: y + SECTION_GAP / 2 - 1 },
        COLOR.rule,
        0.4,
      )
    y = drawSection(sheet, table, facts, { ...place, y: index > 0 ? y + SECTION_GAP : y })
  })
  table.end()
  return y
}

function drawSection(sheet: Sheet, table: Element, facts: Fact[], place: Place): number {
  const { columns = COLUMNS } = place
  const width = place.width / columns - GAP
  let { y } = place
  for (let first = 0; first < facts.length; first += columns) {
    const cells = facts.slice(first, first + columns).map((fact) => cellOf(fact, width))
    const labelHeight = Math.max(...cells.map(({ label }) => label.length)) * LABEL.leading
    cells.forEach((cell, column) => {
      const box = { x: place.x + column * (width + GAP), y, width }
      drawCell(sheet, table, cell, { ...box, valueTop: y + labelHeight })
    })
    y += labelHeight + Math.max(...cells.map(({ value }) => value.length)) * VALUE.leading + ROW_GAP
  }
  return y
}

function drawCell(
  sheet: Sheet,
  table: Element,
  { label, value }: Cell,
  { valueTop, ...box }: { x: number; y: number; width: number; valueTop: number },
): void {
  const row = addElement(sheet, table, 'TR')
  addElement(sheet, row, 'TH', { scope: 'Row' }).add(() => drawLines(sheet, label, LABEL, box))
  addElement(sheet, row, 'TD').add(() => drawLines(sheet, value, VALUE, { ...box, y: valueTop }))
}

function cellOf({ label, value }: Fact, width: number): Cell {
  return { label: linesOf(label, LABEL, width), value: linesOf(value, VALUE, width) }
}
