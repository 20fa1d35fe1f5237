import type { EmployeePage } from '~/domain/overviews/employee.server'
import { fullName } from '~/domain/values/person-name'
import { formatDecimal, formatMonth } from '~/i18n/format'
import { Address } from '~/kit/address'
import { Facts } from '~/kit/facts'
import { LongDate } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'

/** What the employment is, side by side. */
export function EmploymentFacts({ employee, weeklyHours, payslips }: EmployeePage) {
  const { common, employees: texts } = useTexts()
  const language = useLanguage()
  const { fields, columns } = texts
  const { exitOn } = employee
  const last = payslips.items[0]?.month
  const agreed = weeklyHours.map(({ from, hours }) => {
    const amount = hours === null ? '–' : formatDecimal(hours, language)
    return weeklyHours.length > 1 ? texts.weeklyHoursAt(amount, formatMonth(from, language)) : amount
  })
  return (
    <Facts
      isStrip
      facts={[
        {
          label: fields.employment_type,
          value: common.employmentTypes[employee.employmentType],
          isMain: true,
        },
        {
          label: fields.weekly_hours,
          value: employee.weeklyHours || agreed.length > 1 ? agreed.join(', ') : null,
        },
        { label: columns.entry, value: <LongDate date={employee.entryOn} /> },
        { label: columns.exit, value: exitOn && <LongDate date={exitOn} /> },
        { label: columns.lastPayslip, value: last && formatMonth(last, language) },
        { label: fields.number, value: employee.number },
      ]}
    />
  )
}

export function Person({ employee }: Pick<EmployeePage, 'employee'>) {
  const texts = useTexts().employees
  const { fields, languages, noEmail } = texts
  return (
    <section className="stack-tight" aria-labelledby="stammdaten">
      <h2 id="stammdaten">{texts.personOnly}</h2>
      <Address party={{ ...employee, name: fullName(employee.firstName, employee.lastName) }} />
      <Facts
        facts={[
          { label: fields.email, value: employee.email ? <MailAddress address={employee.email} /> : noEmail },
          { label: fields.phone, value: employee.phone },
          { label: fields.language, value: languages[employee.language] },
        ]}
      />
    </section>
  )
}
