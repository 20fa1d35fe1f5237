import { addElement, drawArtifact, drawLines, drawRule, linesOf, type Sheet, write } from './sheet.server'
import { COLOR, mm, PAGE, right, STYLE, type TextStyle } from './style'

const WINDOW = { x: mm(25), top: mm(62.7), width: mm(80), bottom: mm(89.5) }
const RETURN_LINE = mm(57.5)
const INFO = { x: mm(122), top: mm(50), width: mm(68), label: mm(29) }
const SUBJECT = mm(101)
const FOLDS = [mm(105), mm(210)]
const PUNCH = mm(148.5)
const FOOTER_BOTTOM = mm(284)
const PAGE_NUMBER = mm(287.5)
const ADDRESS_STYLES: TextStyle[] = [
  STYLE.address,
  { ...STYLE.address, size: 8.5, leading: 10.7 },
  { ...STYLE.address, size: 7, leading: 8.4 },
]

/** A label with its value, as in the block beside the address. */
export interface Fact {
  label: string
  value: string
}

export interface Letter {
  senderName: string
  /** The sender in one line, above the address in the window. */
  returnLine: string
  /** Name, street, town: one line each. */
  recipient: string[]
  facts: Fact[]
  /** Repeated at the head of further pages beside the sender's name. */
  runningTitle: string
  /** Label of an address that the window cannot hold and that therefore stands below it. */
  fullAddressLabel: string
}

/** Draws the head of a letter, DIN 5008 form B, and leaves `y` where the subject goes. */
export function drawLetterHead(sheet: Sheet, letter: Letter): void {
  drawMarks(sheet)
  const markEnd = drawWordMark(sheet, letter.senderName)
  drawReturnLine(sheet, letter.returnLine, markEnd)
  const hasFit = drawAddress(sheet, letter.recipient)
  const infoEnd = drawFacts(sheet, sheet.root, letter.facts, {
    ...INFO,
    y: Math.max(INFO.top, markEnd + mm(3)),
  })
  sheet.y = Math.max(SUBJECT, infoEnd + mm(5))
  sheet.onNewPage = () => drawRunningHead(sheet, letter)
  if (!hasFit) drawFullAddress(sheet, letter)
}

/** Draws labels with values as a table with row heads and returns where it ends. */
export function drawFacts(
  sheet: Sheet,
  parent: Sheet['root'],
  facts: Fact[],
  place: { x: number; y: number; width: number; label: number },
): number {
  if (facts.length === 0) return place.y
  const table = addElement(sheet, parent, 'Table')
  let y = place.y
  for (const { label, value } of facts) {
    const valueWidth = place.width - place.label
    const lines = linesOf(value, STYLE.fact, valueWidth)
    const labelLines = linesOf(label, STYLE.factLabel, place.label - 4)
    const row = addElement(sheet, table, 'TR')
    const head = addElement(sheet, row, 'TH', { scope: 'Row' })
    const top = y
    head.add(() => drawLines(sheet, labelLines, STYLE.factLabel, { x: place.x, y: top, width: place.label }))
    const cell = addElement(sheet, row, 'TD')
    cell.add(() =>
      drawLines(sheet, lines, STYLE.fact, { x: place.x + place.label, y: top, width: valueWidth }),
    )
    y += Math.max(lines.length, labelLines.length) * STYLE.fact.leading + 1
  }
  table.end()
  return y
}

/** How much room the footer needs above the page number, in points. */
export function footerTop(columns: string[][]): number {
  return FOOTER_BOTTOM - footerHeight(columns) - mm(2)
}

/** Draws the sender's particulars at the foot of the first page. Call it when all else is written. */
export function drawFooter(sheet: Sheet, columns: string[][]): void {
  sheet.doc.switchToPage(0)
  const top = footerTop(columns)
  drawRule(sheet, PAGE.left, PAGE.right, top, COLOR.rule)
  const width = PAGE.contentWidth / columns.length
  columns.forEach((paragraphs, index) => {
    let y = top + mm(2)
    for (const paragraph of paragraphs) {
      y = write(sheet, sheet.root, 'P', paragraph, STYLE.small, {
        x: PAGE.left + index * width,
        y,
        width: width - mm(4),
      })
    }
  })
}

/** Numbers the pages: `label(2, 8)` on the second of eight. */
export function drawPageNumbers(sheet: Sheet, label: (page: number, pages: number) => string): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let page = 1; page <= count; page += 1) {
    sheet.doc.switchToPage(start + page - 1)
    const box = { x: PAGE.left, y: PAGE_NUMBER, width: PAGE.contentWidth }
    drawArtifact(sheet, () => drawLines(sheet, [label(page, count)], right(STYLE.small), box), 'Pagination')
  }
}

function drawMarks(sheet: Sheet): void {
  for (const y of FOLDS) drawRule(sheet, mm(4), mm(9), y, COLOR.rule, 0.5)
  drawRule(sheet, mm(4), mm(11), PUNCH, COLOR.rule, 0.5)
}

function drawWordMark(sheet: Sheet, name: string): number {
  const wide = linesOf(name, STYLE.wordMark, PAGE.contentWidth)
  const style = wide.length > 1 ? { ...STYLE.wordMark, size: 11, leading: 14 } : STYLE.wordMark
  return write(sheet, sheet.root, 'P', name, style, { x: PAGE.left, y: mm(17), width: PAGE.contentWidth })
}

function drawReturnLine(sheet: Sheet, text: string, earliest: number): void {
  const lines = linesOf(text, STYLE.small, WINDOW.width)
  const leading = 8.6
  const style = { ...STYLE.small, size: 6.5, leading }
  const fitted = linesOf(text, style, WINDOW.width).slice(0, 2)
  if (lines.length === 0) return
  const y = Math.max(RETURN_LINE - (fitted.length - 1) * leading, earliest)
  const element = addElement(sheet, sheet.root, 'P')
  element.add(() => drawLines(sheet, fitted, style, { x: WINDOW.x, y, width: WINDOW.width }))
  element.end()
}

/** Draws as much of the address as the window holds; the whole of it in smaller type if that helps. */
function drawAddress(sheet: Sheet, recipient: string[]): boolean {
  const height = WINDOW.bottom - WINDOW.top
  for (const style of ADDRESS_STYLES) {
    const lines = recipient.flatMap((line) => spaced(linesOf(line, style, WINDOW.width)))
    const room = Math.floor(height / style.leading)
    const isLast = style === ADDRESS_STYLES.at(-1)
    if (lines.length > room && !isLast) continue
    const element = addElement(sheet, sheet.root, 'P')
    const box = { x: WINDOW.x, y: WINDOW.top, width: WINDOW.width }
    element.add(() => drawLines(sheet, lines.slice(0, room), style, box))
    element.end()
    return lines.length <= room
  }
  return true
}

// A blank at each line's end keeps the lines of one address apart when they are read aloud or copied.
function spaced(lines: string[]): string[] {
  return lines.map((line) => (line.endsWith(' ') ? line : `${line} `))
}

function drawFullAddress(sheet: Sheet, letter: Letter): void {
  const text = `${letter.fullAddressLabel} ${letter.recipient.join(', ').replace(/\s*\n\s*/g, ', ')}`
  const box = { x: PAGE.left, y: sheet.y, width: PAGE.contentWidth }
  sheet.y = write(sheet, sheet.root, 'P', text, STYLE.small, box) + mm(3)
}

function drawRunningHead(sheet: Sheet, letter: Letter): void {
  const y = mm(15)
  const half = PAGE.contentWidth / 2
  const [name = ''] = linesOf(letter.senderName, STYLE.small, half)
  const [title = ''] = linesOf(letter.runningTitle, STYLE.small, half)
  drawArtifact(
    sheet,
    () => {
      drawLines(sheet, [name], STYLE.small, { x: PAGE.left, y, width: half })
      drawLines(sheet, [title], right(STYLE.small), { x: PAGE.left + half, y, width: half })
    },
    'Pagination',
  )
  drawRule(sheet, PAGE.left, PAGE.right, mm(20), COLOR.rule)
}

function footerHeight(columns: string[][]): number {
  const width = PAGE.contentWidth / columns.length - mm(4)
  const heights = columns.map(
    (paragraphs) =>
      paragraphs.flatMap((text) => linesOf(text, STYLE.small, width)).length * STYLE.small.leading,
  )
  return Math.max(0, ...heights)
}
