import type { Column } from './headings'
import type { ReadNumber } from './numbers'
import { unitOf } from './units'

/** Share of a column's cells that must agree: a few bad ones do not matter. */
const MAJORITY = 0.5
const RATES = ['0', '7', '19']

export function guessColumns(rows: readonly string[][], read: ReadNumber): Column[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const cells = Array.from({ length: count }, (_, index) => rows.map((row) => row[index] ?? ''))
  const columns = cells.map((): Column => 'none')
  const are = (index: number, test: (cell: string) => boolean) => mostly(cells[index] ?? [], test)
  const indexes = columns.map((_, index) => index).filter((index) => are(index, (cell) => cell !== ''))
  const units = indexes.filter((index) => are(index, (cell) => unitOf(cell) !== undefined))
  const percents = indexes.filter((index) => are(index, (cell) => cell.endsWith('%')))
  const numbers = indexes.filter(
    (index) => !percents.includes(index) && are(index, (cell) => read(cell) !== undefined),
  )
  const texts = indexes.filter((index) => ![...units, ...percents, ...numbers].includes(index))
  const set = (index: number | undefined, column: Column) => {
    if (index !== undefined) columns[index] = column
  }

  set(units[0], 'unit')
  set(percents.at(-1), 'tax')
  const isCode = (index: number) => are(index, (cell) => /^\S*\d\S*$/.test(cell))
  const article = texts.length > 1 && isCode(texts[0] ?? 0) ? texts[0] : undefined
  const names = texts.filter((index) => index !== article)
  const description = names[0]
  set(article, 'article')
  set(description, 'description')
  set(names[1], 'details')
  amounts()
  return columns

  /** Finds quantity and price among numbers that may also be positions, article numbers, rates and totals. */
  function amounts(): void {
    const counting = numbers.find((index) =>
      (cells[index] ?? []).every((cell, row) => cell === String(row + 1)),
    )
    const rest = numbers.filter((index) => index !== counting || numbers.length < 2)
    const ofUnit = rest.find((index) => units.includes(index + 1))
    const before = rest.filter((index) => index < (description ?? 0) && index !== ofUnit)
    const after = rest.filter((index) => !before.includes(index))
    if (before.length > 0 && after.length > 1 && article === undefined) set(before.shift(), 'article')
    const [first, ...others] = [...before, ...after]
    if (others.length === 0) {
      set(first, first === ofUnit && first !== undefined ? 'quantity' : 'price')
      return
    }
    const quantity = ofUnit ?? first
    const price = [first, ...others].find((index) => index !== quantity)
    set(quantity, 'quantity')
    set(price, 'price')
    const rates = others.find(
      (index) =>
        index !== quantity && index !== price && are(index, (cell) => RATES.includes(read(cell) ?? '')),
    )
    if (percents.length === 0) set(rates, 'tax')
  }
}

function mostly(cells: readonly string[], test: (cell: string) => boolean): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(test).length >= MAJORITY * filled.length
}
