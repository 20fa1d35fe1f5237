import { type MonthsNamed, monthsNamed } from './months-named'
import { type Cell, linesOf, type TextPiece, textOf } from './page-text'

export interface PageMarks {
  /** Without leading zeros. */
  personnelNumbers: string[]
  /** Without spaces. */
  insuranceNumbers: string[]
  taxIds: string[]
  /** All text of the page, line by line. */
  text: string
  months: MonthsNamed
  /** From "Seite 2 von 3"; `of` is null for a bare "Seite 2". */
  sheet: { page: number; of: number | null } | null
}

const NUMBER_LABEL =
  /^(?:pers(?:onal)?\.?[- ]?(?:nr|nummer|no)\b\.?|mitarbeiter[- ]?(?:nr|nummer)\b\.?|p-?nr\b\.?)\s*:?\s*(.*)$/iu
const NUMBER = /^[a-z]{0,4}[-/]?\d[\d a-z/-]{0,14}$/i
const DATE = /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/
const INSURANCE_NUMBER = /(?<![\dA-Z])(\d{2}) ?(\d{6}) ?([A-Z]) ?(\d{3})(?![\dA-Z])/gi
const TAX_ID = /(?<!\d)(\d{2}) ?(\d{3}) ?(\d{3}) ?(\d{3})(?!\d)/g
const SHEET = /(?:seite|blatt|page)\s*(?::\s*)?(\d{1,3})(?:\s*(?:von|\/|of)\s*(\d{1,3}))?/i

const MOST_LABELS = 100

/** Maximum distance of a value from its label, to the right or below. */
const MOST_RIGHT = 160
const MOST_BELOW = 18
const MOST_ASIDE = 24

export function marksOf(pieces: readonly TextPiece[]): PageMarks {
  const lines = linesOf(pieces)
  const text = textOf(lines)
  const sheet = SHEET.exec(text)
  return {
    personnelNumbers: unique(personnelNumbersOn(lines.flat()).map(bareNumber)),
    insuranceNumbers: unique([...text.matchAll(INSURANCE_NUMBER)].map((found) => joined(found))),
    taxIds: unique([...text.matchAll(TAX_ID)].map((found) => joined(found))),
    text,
    months: monthsNamed(text),
    sheet: sheet ? { page: Number(sheet[1]), of: sheet[2] === undefined ? null : Number(sheet[2]) } : null,
  }
}

/** For comparison: 00012 is 12. */
export function bareNumber(number: string): string {
  return number
    .replace(/\s/g, '')
    .replace(/^0+(?=.)/, '')
    .toUpperCase()
}

/** From a list of the whole firm, enough to show that it is not one person's payslip. */
function personnelNumbersOn(cells: readonly Cell[]): string[] {
  const numbers = cells.filter(({ text }) => isNumber(text))
  return cells
    .flatMap((cell) => {
      const label = NUMBER_LABEL.exec(cell.text)
      return label ? [{ cell, behind: label[1] ?? '' }] : []
    })
    .slice(0, MOST_LABELS)
    .flatMap((label) => labelled(label, numbers))
}

/** Values of a label: after, beside or below it. */
function labelled({ cell, behind }: { cell: Cell; behind: string }, numbers: readonly Cell[]): string[] {
  if (behind !== '') return [behind.split(' ')[0] ?? ''].filter(isNumber)
  const around = numbers.filter((other) => other !== cell)
  const beside = around
    .filter(({ x, y }) => Math.abs(y - cell.y) < 3 && x > cell.x && x - cell.x <= MOST_RIGHT)
    .sort((a, b) => a.x - b.x)
  const below = around
    .filter(({ x, y }) => cell.y - y >= 3 && cell.y - y <= MOST_BELOW && Math.abs(x - cell.x) <= MOST_ASIDE)
    .sort((a, b) => b.y - a.y)
  return [below[0], beside[0]].flatMap((found) => (found ? [found.text] : []))
}

function isNumber(text: string): boolean {
  return NUMBER.test(text) && !DATE.test(text)
}

function joined([, ...parts]: RegExpExecArray | RegExpMatchArray): string {
  return parts.join('').toUpperCase()
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}
