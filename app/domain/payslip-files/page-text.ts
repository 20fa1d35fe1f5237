/** A piece of text on a PDF page; measures in points from the lower left corner. */
export interface TextPiece {
  text: string
  x: number
  y: number
  width: number
  /** Font size. */
  height: number
}

/** Words that belong together, as in a form field. */
export interface Cell {
  text: string
  x: number
  y: number
}

/** Maximum distance of the baselines of one line. */
const SAME_LINE = 2.5
/** Gaps in font sizes: above the first, words are separate; above the second, cells. */
const WORD_GAP = 0.18
const CELL_GAP = 1.2

/** Lines of a page from the top, each with its cells from the left. */
export function linesOf(pieces: readonly TextPiece[]): Cell[][] {
  const lines: TextPiece[][] = []
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    if (piece.text.trim() === '') continue
    const line = lines.at(-1)
    if (line?.[0] && line[0].y - piece.y <= SAME_LINE) line.push(piece)
    else lines.push([piece])
  }
  return lines.map(cellsOf)
}

export function textOf(lines: readonly Cell[][]): string {
  return lines.map((cells) => cells.map(({ text }) => text).join('  ')).join('\n')
}

function cellsOf(pieces: TextPiece[]): Cell[] {
  const cells: { texts: string[]; x: number; y: number; end: number }[] = []
  for (const { text, x, y, width, height } of pieces.sort((a, b) => a.x - b.x)) {
    const last = cells.at(-1)
    const gap = last ? x - last.end : Number.POSITIVE_INFINITY
    if (!last || gap > CELL_GAP * height) cells.push({ texts: [text], x, y, end: x + width })
    else {
      last.texts.push(gap > WORD_GAP * height ? ' ' : '', text)
      last.end = x + width
    }
  }
  return cells.map(({ texts, x, y }) => ({ text: texts.join('').replace(/\s+/g, ' ').trim(), x, y }))
}
