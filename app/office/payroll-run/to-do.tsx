import type { Assessment } from '~/domain/payroll-run/assess.server'
import type { Missing } from '~/domain/payroll-run/month-facts.server'
import { formatDecimal, formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import type { IssueInWords } from './run.server'

interface Props {
  item: Pick<Assessment, 'employee' | 'missing' | 'earlierMonth' | 'firstOfYear' | 'remarks'> & {
    issues: IssueInWords[]
  }
  month: string
}

export function ToDo({ item, month }: Props) {
  const { missing, issues, remarks } = item
  const texts = useTexts().payrollRun
  const language = useLanguage()
  const href = useHref()
  if (missing.length + issues.length + remarks.length === 0) return '–'
  return (
    <ul className="to-do">
      {missing.map((one) => (
        <li key={one}>
          <a className="target" href={href(pageThatMends(one, month, item))}>
            {texts.missing[one]}
          </a>
          {one === 'history' && item.firstOfYear < month ? (
            <Remark>
              <a href={href(paths.payrollRun(item.firstOfYear))}>
                {texts.hints.history(formatMonth(item.firstOfYear, language))}
              </a>
            </Remark>
          ) : null}
          {one === 'fund' ? <Remark>{texts.hints.fund}</Remark> : null}
        </li>
      ))}
      {issues.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
      {remarks.map(({ code, hours = '', days, names = '' }) => (
        <li key={code} className="soft small">
          {texts.remarks[code](
            hours === '' ? names : formatDecimal(hours, language),
            days && formatDecimal(days, language),
          )}
        </li>
      ))}
    </ul>
  )
}

function pageThatMends(missing: Missing, month: string, { employee, earlierMonth }: Props['item']): string {
  const employeeId = employee.id
  switch (missing) {
    case 'firm':
      return paths.payrollFirm()
    case 'birth_date':
      return paths.employeeConfidential(employeeId)
    case 'facts':
    case 'fund':
    case 'tax_card_after_exit':
      return paths.employeePayrollFacts(employeeId)
    case 'pay':
      return paths.employeePay(employeeId)
    case 'hours':
    case 'hours_contradict':
      return paths.hoursCell(month, employeeId)
    case 'earlier_month':
      return paths.payrollRun(earlierMonth)
    case 'history':
      return paths.employeeOpening(employeeId)
  }
}
