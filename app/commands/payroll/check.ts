import { existsSync } from 'node:fs'
import { checkFolder } from './check-folder'

/** Checks every file of figures in the folder PAYROLL_ROWS and fails on a wrong row. */
function main(folder: string | undefined): number {
  if (!folder || !existsSync(folder)) {
    process.stderr.write(
      'PAYROLL_ROWS=DIR npm run payroll:check (a folder with CSV files of payroll figures)\n',
    )
    return 2
  }
  const files = checkFolder(folder)
  let wrong = 0
  for (const { file, checked, equal, refused, faults } of files) {
    process.stdout.write(
      `${file}: ${checked} checked, ${equal} equal, ${refused} refused by name, ${faults.length} wrong\n`,
    )
    for (const fault of faults) process.stdout.write(`  ${fault}\n`)
    wrong += faults.length
  }
  const checked = files.reduce((sum, file) => sum + file.checked, 0)
  process.stdout.write(`${files.length} files, ${checked} rows, ${wrong} wrong\n`)
  return wrong === 0 && checked > 0 ? 0 : 1
}

process.exitCode = main(process.env.PAYROLL_ROWS)
