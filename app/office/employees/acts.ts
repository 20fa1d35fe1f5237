import type { EmployeePage } from '~/domain/overviews/employee.server'
import { formatLongDate, formatMonth } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { useArchiveAct } from '~/kit/records/archive-act'
import { paths } from '~/paths'

type Props = EmployeePage & { mayKeep: boolean }

/** What may be done with an employee: first what keeps the next payslip waiting. */
export function useEmployeeActs(page: Props): { next: Act | null; others: Acts } {
  const { certificates, employees: texts, payrollRun } = useTexts()
  const language = useLanguage()
  const archive = useArchive(page)
  const { employee, confidential, openMonths, firstMonth, mayKeep } = page
  const { id, isArchived } = employee
  const pay = confidential && {
    label: confidential.pay ? texts.pay.edit : texts.pay.enter,
    to: paths.employeePay(id),
  }
  const hasFacts = hasPayrollFacts(confidential)
  const facts = confidential && {
    label: hasFacts ? payrollRun.facts.link : payrollRun.facts.enter,
    to: paths.employeePayrollFacts(id),
  }
  const month = openMonths[0] ?? firstMonth
  const payslip = confidential &&
    month && {
      label: texts.payslips.next(formatMonth(month, language)),
      to: paths.payrollSlip(month, id),
    }
  const next = isArchived ? mayKeep && archive : confidential?.pay ? (hasFacts ? payslip : facts) : pay
  return {
    next: next || null,
    others: [
      mayKeep && { label: texts.edit, to: paths.employeeDetails(id) },
      next !== pay && pay,
      next !== facts && facts,
      confidential && hasFacts && { label: certificates.title, to: paths.employeeCertificates(id) },
      page.documents && { label: texts.documents.title, to: paths.employeeDocuments(id) },
      mayKeep && !isArchived && archive,
    ],
  }
}

function hasPayrollFacts(confidential: Props['confidential']): boolean {
  return confidential !== null && (confidential.taxClass !== null || confidential.healthFund !== null)
}

function useArchive({ employee, keptUntil, openMonths }: Props): Act {
  const texts = useTexts().employees.archive
  const language = useLanguage()
  const months = openMonths.map((month) => formatMonth(month, language)).join(', ')
  return useArchiveAct({
    action: paths.employeeArchive(employee.id),
    isArchived: employee.isArchived,
    text: [
      keptUntil ? texts.text(formatLongDate(keptUntil, language)) : texts.unpaidText,
      employee.exitOn === null ? texts.noExit : '',
      months === '' ? '' : texts.open(months),
    ].join(' '),
    button: texts.button,
  })
}
