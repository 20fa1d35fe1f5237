import { drawRule } from './artifact.server'
import { drawLogo } from './logo.server'
import { drawRunningHead } from './page-furniture.server'
import { writeText } from './paragraph.server'
import { linesOf, type Sheet, write, writeLines } from './sheet.server'
import { COLOR, mm, PAGE, STYLE, type TextStyle } from './style'

const WINDOW = { x: mm(25), top: mm(62.7), width: mm(80), bottom: mm(89.5) }
const RETURN_LINE = mm(57.5)
const SUBJECT = mm(99)
const FOLDS = [mm(105), mm(210)]
const PUNCH = mm(148.5)
const LAST_LINES = 3
const ADDRESS_STYLES: TextStyle[] = [
  STYLE.address,
  { ...STYLE.address, size: 8.5, leading: 10.7 },
  { ...STYLE.address, size: 7, leading: 8.4 },
]

interface Letter {
  senderName: string
  /** Replaces the sender's name. */
  logo: Uint8Array | null
  /** The sender in one line, above the address in the window. */
  returnLine: string
  recipient: string[]
  factsTop: number
  /** Draws them and returns the `y` below. */
  drawFacts: (y: number) => number
  /** Repeated on further pages beside the sender's name. */
  runningTitle: string
  /** Label for an address too long for the window, printed below it in full. */
  fullAddressLabel: string
  /** Label for a sender too long for the return line, if nothing else on the paper has the full name. */
  fullSenderLabel?: string
}

/** Draws the head of a letter (DIN 5008, form B) and sets `y` to the subject. */
export function drawLetterHead(sheet: Sheet, letter: Letter): void {
  drawMarks(sheet)
  const markEnd = drawMark(sheet, letter)
  const hasSenderFit = drawReturnLine(sheet, letter.returnLine, markEnd)
  const hasFit = drawAddress(sheet, letter.recipient)
  const earliest = letter.logo ? letter.factsTop : Math.max(letter.factsTop, markEnd + mm(3))
  const infoEnd = letter.drawFacts(earliest)
  sheet.y = Math.max(SUBJECT, infoEnd + mm(4))
  sheet.onNewPage = () => drawRunningHead(sheet, letter.senderName, letter.runningTitle)
  if (!hasSenderFit && letter.fullSenderLabel)
    drawInFull(sheet, letter.fullSenderLabel, letter.returnLine.split(' · '))
  if (!hasFit) drawInFull(sheet, letter.fullAddressLabel, letter.recipient)
}

function drawMarks(sheet: Sheet): void {
  for (const y of FOLDS) drawRule(sheet, { from: mm(4), to: mm(9), y }, COLOR.rule, 0.5)
  drawRule(sheet, { from: mm(4), to: mm(11), y: PUNCH }, COLOR.rule, 0.5)
}

function drawMark(sheet: Sheet, { logo, senderName }: Letter): number {
  return logo ? drawLogo(sheet, logo, senderName) : drawWordMark(sheet, senderName)
}

function drawWordMark(sheet: Sheet, name: string): number {
  const wide = linesOf(name, STYLE.wordMark, PAGE.contentWidth)
  const style = wide.length > 1 ? { ...STYLE.wordMark, size: 11, leading: 14 } : STYLE.wordMark
  return write(sheet, { parent: sheet.root, tag: 'P', style }, name, {
    x: PAGE.left,
    y: mm(17),
    width: PAGE.contentWidth,
  })
}

/** Returns whether all of it fits. */
function drawReturnLine(sheet: Sheet, text: string, earliest: number): boolean {
  const leading = 8.6
  const usual = { ...STYLE.small, size: 6.5, leading }
  const smaller = { ...usual, size: 6 }
  const style = linesOf(text, smaller, WINDOW.width).length === 1 ? smaller : usual
  const all = linesOf(text, style, WINDOW.width)
  const fitted = all.slice(0, 2)
  const y = Math.max(RETURN_LINE - (fitted.length - 1) * leading, earliest)
  writeLines(sheet, { parent: sheet.root, tag: 'P', style }, fitted, { x: WINDOW.x, y, width: WINDOW.width })
  return all.length <= 2
}

/** Draws the address, smaller if long, and returns whether the window holds all of it. */
function drawAddress(sheet: Sheet, recipient: string[]): boolean {
  const height = WINDOW.bottom - WINDOW.top
  for (const style of ADDRESS_STYLES) {
    const lines = recipient.flatMap((line) => spaced(linesOf(line, style, WINDOW.width)))
    const room = Math.floor(height / style.leading)
    const isLast = style === ADDRESS_STYLES.at(-1)
    if (lines.length > room && !isLast) continue
    const box = { x: WINDOW.x, y: WINDOW.top, width: WINDOW.width }
    writeLines(sheet, { parent: sheet.root, tag: 'P', style }, fitting(lines, room), box)
    return lines.length <= room
  }
  return true
}

// The post needs the name and the last lines: street, town, country.
function fitting(lines: string[], room: number): string[] {
  if (lines.length <= room) return lines
  return [...lines.slice(0, room - LAST_LINES), ...lines.slice(-LAST_LINES)]
}

// Trailing spaces separate the lines of an address when read aloud or copied.
function spaced(lines: string[]): string[] {
  return lines.map((line) => (line.endsWith(' ') ? line : `${line} `))
}

function drawInFull(sheet: Sheet, label: string, lines: string[]): void {
  writeText(sheet, `${label} ${lines.join(', ').replace(/\s*\n\s*/g, ', ')}`, STYLE.small)
  sheet.y += mm(3)
}
