import type { FirstStep, FirstSteps } from '~/domain/tenants/first-steps'
import { paths } from '~/paths'

/** The page of a step, of the single record concerned if there is only one. */
export function stepPath(
  step: FirstStep['step'],
  { tenantId, customerId, employeeId }: Omit<FirstSteps, 'steps'>,
): string {
  const pathOf: Record<FirstStep['step'], string> = {
    tax_number: paths.tenantAddress(tenantId),
    bank: paths.tenantBank(tenantId),
    company: paths.tenantCompany(tenantId),
    customer: paths.newCustomer(),
    invoice: paths.newInvoice(),
    employee: paths.newEmployee(),
    pay: employeeId === null ? paths.employees() : paths.employeePay(employeeId),
    payroll_facts: employeeId === null ? paths.employees() : paths.employeePayrollFacts(employeeId),
    payroll_firm: paths.payrollFirm(),
    payroll_fund: paths.payrollFunds(),
    payslip: paths.payslips(),
    contract: customerId === null ? paths.contractCustomer() : paths.newContract(customerId),
    colleague: paths.users(),
  }
  return pathOf[step]
}
