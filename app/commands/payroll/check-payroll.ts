import { existsSync } from 'node:fs'
import { checkFolder } from './check-folder'
import type { Output } from './output'

export function checkPayroll(folder: string | undefined, { stdout, stderr }: Output): number {
  if (!folder || !existsSync(folder)) {
    stderr.write('PAYROLL_ROWS=DIR npm run payroll:check (a folder with CSV files of payroll figures)\n')
    return 2
  }
  const files = checkFolder(folder)
  let wrong = 0
  for (const { file, checked, equal, faults } of files) {
    stdout.write(`${file}: ${checked} checked, ${equal} equal, ${faults.length} wrong\n`)
    for (const fault of faults) stdout.write(`  ${fault}\n`)
    wrong += faults.length
  }
  const checked = files.reduce((sum, file) => sum + file.checked, 0)
  stdout.write(`${files.length} files, ${checked} rows, ${wrong} wrong\n`)
  return wrong === 0 && checked > 0 ? 0 : 1
}
