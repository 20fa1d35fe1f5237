import { drawArtifact, drawRule } from './artifact.server'
import { drawLines, linesOf, type Sheet, write } from './sheet.server'
import { COLOR, mm, PAGE, right, STYLE } from './style'

const RUNNING_HEAD = { text: mm(15), rule: mm(20) }
const FOOTER_BOTTOM = mm(284)
const PAGE_NUMBER = mm(287.5)
const PAGE_NUMBER_WIDTH = mm(25)
const COLUMN_GAP = mm(3)

/** `width` is in millimetres. */
export interface FooterColumn {
  width: number
  paragraphs: string[]
}

export function footerTop(columns: FooterColumn[]): number {
  const heights = columns.map(({ width, paragraphs }) => {
    const lines = paragraphs.flatMap((text) => linesOf(text, STYLE.footer, mm(width) - COLUMN_GAP))
    return lines.length * STYLE.footer.leading
  })
  return FOOTER_BOTTOM - Math.max(0, ...heights) - mm(2)
}

/** Call last: it switches back to the first page. */
export function drawFooter(sheet: Sheet, columns: FooterColumn[]): void {
  sheet.doc.switchToPage(0)
  const top = footerTop(columns)
  drawRule(sheet, { from: PAGE.left, to: PAGE.right, y: top }, COLOR.rule)
  let x: number = PAGE.left
  for (const { width, paragraphs } of columns) {
    let y = top + mm(2)
    for (const paragraph of paragraphs) {
      const box = { x, y, width: mm(width) - COLUMN_GAP }
      y = write(sheet, { parent: sheet.root, tag: 'P', style: STYLE.footer }, paragraph, box)
    }
    x += mm(width)
  }
}

/**
 * Writes one line at the foot of the first page, beside the page number. Only after everything else is
 * written.
 */
export function drawFootnote(sheet: Sheet, text: string): void {
  sheet.doc.switchToPage(0)
  const box = { x: PAGE.left, y: PAGE_NUMBER, width: PAGE.contentWidth - PAGE_NUMBER_WIDTH }
  write(sheet, { parent: sheet.root, tag: 'P', style: STYLE.small }, text, box)
}

export function drawRunningHead(sheet: Sheet, senderName: string, title: string): void {
  const half = PAGE.contentWidth / 2 - mm(2)
  const y = RUNNING_HEAD.text
  drawArtifact(
    sheet,
    () => {
      drawLines(sheet, [shortened(senderName, half)], STYLE.small, { x: PAGE.left, y, width: half })
      drawLines(sheet, [shortened(title, half)], right(STYLE.small), { x: PAGE.right - half, y, width: half })
    },
    'header',
  )
  drawRule(sheet, { from: PAGE.left, to: PAGE.right, y: RUNNING_HEAD.rule }, COLOR.rule)
}

/** `label(2, 8)` is for the second of eight pages. */
export function drawPageNumbers(sheet: Sheet, label: (page: number, pages: number) => string): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let page = 1; page <= count; page += 1) {
    sheet.doc.switchToPage(start + page - 1)
    const box = { x: PAGE.left, y: PAGE_NUMBER, width: PAGE.contentWidth }
    drawArtifact(sheet, () => drawLines(sheet, [label(page, count)], right(STYLE.small), box), 'footer')
  }
}

function shortened(text: string, width: number): string {
  const [first = '', ...rest] = linesOf(text, STYLE.small, width - mm(3))
  return rest.length > 0 ? `${first.trimEnd()} …` : first
}
