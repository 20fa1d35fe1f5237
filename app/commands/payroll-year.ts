import { payrollYear } from './payroll-year/payroll-year'
import { run } from './run'

run(payrollYear)
