import { getEmployee } from '~/domain/employees/find.server'
import { openEmployeeSecrets } from '~/domain/employees/secrets.server'
import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readPersonYear } from '~/domain/payroll-reports/person-year.server'
import type { Report } from '~/domain/payroll-reports/report'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import type { Language } from '~db/schema'
import { accountReport } from './account.server'
import { certificateReport } from './certificate.server'
import { isYearReport, type YearReportName } from './names'
import type { PersonOfYear } from './person-of-year'

const MAKERS: Record<YearReportName, (of: PersonOfYear, language: Language) => Report> = {
  lohnkonto: accountReport,
  lohnsteuerbescheinigung: certificateReport,
}

const YEAR = /^20\d\d$/

/** A report of a person's year. @throws NotFound */
export async function yearReport(
  scope: OfficeScope,
  {
    employeeId,
    year,
    name,
    language,
  }: { employeeId: string; year: string; name: string; language: Language },
): Promise<{ employeeId: string; report: Report }> {
  if (!isYearReport(name) || !YEAR.test(year)) throw new NotFound()
  const { reader, vault } = house
  const employee = await getEmployee(reader, scope, employeeId)
  const secrets = await openEmployeeSecrets(reader, vault, scope, employee.id)
  const { id, number, firstName, lastName, street, postalCode, city, entryOn, exitOn } = employee
  const person = {
    ...{ id, number, entryOn, exitOn, name: fullName(firstName, lastName) },
    address: [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '),
    ...{ birthDate: secrets.birthDate, taxId: secrets.taxId },
    socialInsuranceNumber: secrets.socialInsuranceNumber,
  }
  const of = await readPersonYear(reader, vault, scope, { employeeId: id, year })
  return { employeeId: id, report: MAKERS[name]({ person, of }, language) }
}
