import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRow } from './check-row'
import { parseCsv } from './csv'

export interface CheckedFile {
  file: string
  checked: number
  equal: number
  faults: string[]
}

/** Checks all files of a folder; a CSV file of unknown form is a fault. */
export function checkFolder(folder: string): CheckedFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return names.sort().map((file) => checkFile(file, readFileSync(join(folder, file), 'utf8')))
}

export function checkFile(file: string, text: string): CheckedFile {
  const result: CheckedFile = { file, checked: 0, equal: 0, faults: [] }
  for (const [index, row] of parseCsv(text).entries()) {
    const name = row.id || row.fall || `row ${index + 1}`
    const outcome = checkRow(row, file)
    result.checked += 1
    if (outcome === 'equal') result.equal += 1
    else result.faults.push(`${name}: ${outcome}`)
  }
  return result
}
