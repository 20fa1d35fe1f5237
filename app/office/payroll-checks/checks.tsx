import type { Check, CheckCode } from '~/domain/payroll-month/checks/check'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { comparisonPath } from './comparison-query'
import { useShown } from './shown'

export interface CheckedPerson {
  employee: { id: string; listName: string }
  checks: readonly Check[]
}

/** What to look at before a month is released or closed, by person; it never stops anything. */
export function PayrollChecks({ month, people }: { month: string; people: readonly CheckedPerson[] }) {
  const { section } = useTexts().payrollChecks
  const found = people.filter(({ checks }) => checks.length > 0)
  return (
    <section className="stack-tight" aria-labelledby="pruefen">
      <h2 id="pruefen">{section.title}</h2>
      {found.length === 0 ? (
        <p className="soft">{section.none}</p>
      ) : (
        <>
          <p className="soft">{section.text}</p>
          {found.map(({ employee, checks }) => (
            <section key={employee.id} aria-labelledby={`pruefen-${employee.id}`}>
              <h3 id={`pruefen-${employee.id}`}>{employee.listName}</h3>
              <ul className="to-do">
                {checks.map((check) => (
                  <li key={`${check.code} ${JSON.stringify(check.figures)}`}>
                    <OneCheck check={check} month={month} employeeId={employee.id} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </section>
  )
}

function OneCheck({ check, month, employeeId }: { check: Check; month: string; employeeId: string }) {
  const { title, what, link } = useTexts().payrollChecks.checks[check.code]
  const said = useShown()
  const href = useHref()
  const sentence = title.replace(/\{(\w+)\}/g, (_, name: string) => {
    const shown = check.figures[name]
    return shown ? said(shown) : ''
  })
  return (
    <>
      <strong>{sentence}</strong>
      <br />
      <span className="soft small">{what}</span>{' '}
      <a className="target" href={href(PAGE_OF[check.code](month, employeeId))}>
        {link}
      </a>
    </>
  )
}

type PageOf = (month: string, employeeId: string) => string

const facts: PageOf = (_, employeeId) => paths.employeePayrollFacts(employeeId)
const slip: PageOf = (month, employeeId) => paths.payrollSlip(month, employeeId)
const comparison: PageOf = (month) => comparisonPath(month)

const PAGE_OF: Record<CheckCode, PageOf> = {
  sick_six_weeks: slip,
  minijob_once: facts,
  minijob_twice: facts,
  minijob_often: facts,
  minijob_year: facts,
  zone_above: facts,
  zone_below: facts,
  zone_entered: facts,
  pay_limit_above: facts,
  ceiling_crossed: comparison,
  child_25: facts,
  age_23: facts,
  age_limit_near: facts,
  net_changed: comparison,
  net_changed_besides: comparison,
  fund_rates_old: () => paths.payrollFunds(),
  hours_none: (month, employeeId) => paths.hoursCell(month, employeeId),
}
