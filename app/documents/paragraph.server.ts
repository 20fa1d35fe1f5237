import { ensureSpace, linesOf, type Sheet, writeLines } from './sheet.server'
import { PAGE, type TextStyle } from './style'

const FEWEST_LINES = 3

/** Writes text from the sheet's `y`, one paragraph per line, across pages if needed. */
export function writeText(sheet: Sheet, text: string, style: TextStyle): void {
  const first = linesOf(text, style, PAGE.contentWidth).length
  ensureSpace(sheet, Math.min(first, FEWEST_LINES) * style.leading)
  for (const paragraph of text.split('\n')) writeParagraph(sheet, paragraph, style)
}

function writeParagraph(sheet: Sheet, paragraph: string, style: TextStyle): void {
  const lines = linesOf(paragraph, style, PAGE.contentWidth)
  while (lines.length > 0) {
    ensureSpace(sheet, style.leading)
    const count = Math.max(1, Math.floor((sheet.bottom - sheet.y) / style.leading))
    const box = { x: PAGE.left, y: sheet.y, width: PAGE.contentWidth }
    sheet.y = writeLines(sheet, { parent: sheet.root, tag: 'P', style }, lines.splice(0, count), box)
  }
}
