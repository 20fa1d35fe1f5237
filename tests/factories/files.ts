import { writeXlsx } from 'hucre/xlsx'

export function csvOf(rows: readonly (readonly string[])[], separator = ';'): string {
  return rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join('')
}

export async function xlsxOf(rows: (string | number | Date | null)[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Tabelle1', rows }] }))
}

function quoted(cell: string, separator: string): string {
  return /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell
}
