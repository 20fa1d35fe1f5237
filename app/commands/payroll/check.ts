import { checkPayroll } from './check-payroll'

process.exitCode = checkPayroll(process.env.PAYROLL_ROWS, process)
