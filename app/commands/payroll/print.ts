import { printPayslip } from './print-payslip'

process.exitCode = printPayslip(process.argv.slice(2), process)
