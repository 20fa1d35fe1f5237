import { formatMonth } from '~/i18n/format'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import type { OfficeHome } from './home.server'

export function PayrollState({ months }: { months: NonNullable<OfficeHome['payroll']> }) {
  const texts = useTexts().home.payroll
  const language = useLanguage()
  const href = useHref()
  if (months.every(({ employees }) => employees === 0)) return null
  return (
    <section className="sheet stack-tight payroll-state" aria-labelledby="lohn">
      <h2 id="lohn">{texts.title}</h2>
      <table className="table table-cards">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col" className="number">
              {texts.hours}
            </th>
            <th scope="col" className="number">
              {texts.payslips}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, employees, hours, expected, payslips }) => (
            <tr key={month}>
              <th scope="row" className="whole">
                {formatMonth(month, language)}
              </th>
              <td className="number" data-label={texts.hours}>
                <a className="target" href={href(monthPath('hours', { month }))}>
                  {texts.of(hours, expected)}
                </a>
              </td>
              <td className="number" data-label={texts.payslips}>
                <a className="target" href={href(monthPath('payslips', { month }))}>
                  {texts.of(payslips, employees)}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
