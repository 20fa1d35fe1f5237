import { readFileSync } from 'node:fs'

type Figures = Record<string, number>

/** Rows of a table that was worked on paper, without the column `working`. */
function rowsOf(file: string): Record<string, string>[] {
  const text = readFileSync(`tests/office/payroll-paper/paper/${file}`, 'utf8')
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => (line.match(/("[^"]*"|[^,]*)(?:,|$)/g) ?? []).map((cell) => cell.replace(/,$/, '')))
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}

function centsOf(euros: string): number {
  return Number(euros.replace('.', ''))
}

/** Figures of each payslip by person, month and version, in cents; nothing is zero. */
export function paperSlips(): Map<string, Figures> {
  return new Map(
    rowsOf('slips.csv').map(({ person, month, version, working: _, ...lines }) => [
      `${person} ${month} ${version}`,
      Object.fromEntries(
        Object.entries(lines)
          .filter(([name, euros]) => name !== '' && euros !== '')
          .map(([name, euros]) => [name, centsOf(euros)]),
      ),
    ]),
  )
}

/** Sums of a person's year by table and line, in cents; nothing is zero. */
export function paperYear(person: string, year: string): Figures {
  const rows = rowsOf('years.csv').filter((row) => row.person === person && row.year === year)
  return Object.fromEntries(rows.map(({ table, line, euros = '' }) => [`${table} ${line}`, centsOf(euros)]))
}

/** Sums of each month by table and line, in cents; nothing is zero. */
export function paperMonth(month: string): Figures {
  const rows = rowsOf('months.csv').filter((row) => row.month === month)
  return Object.fromEntries(rows.map(({ table, line, euros = '' }) => [`${table} ${line}`, centsOf(euros)]))
}
