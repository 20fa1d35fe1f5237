import { formatMonth } from '~/i18n/format'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import type { OfficeHome } from './home.server'

export function PayrollState({ months }: { months: NonNullable<OfficeHome['payroll']> }) {
  const texts = useTexts().home.payroll
  const language = useLanguage()
  const href = useHref()
  if (months.every(({ employees }) => employees === 0)) return null
  return (
    <section className="sheet stack-tight payroll-state" aria-labelledby="lohn">
      <h2 id="lohn">{texts.title}</h2>
      <Table
        caption={texts.title}
        kind="facts"
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          { title: texts.month, look: 'whole', cell: ({ month }) => formatMonth(month, language) },
          {
            title: texts.hours,
            look: 'number',
            cell: ({ month, hours, expected }) => (
              <a className="target" href={href(monthPath('hours', { month }))}>
                {texts.of(hours, expected)}
              </a>
            ),
          },
          {
            title: texts.payslips,
            look: 'number',
            cell: ({ month, payslips, employees }) => (
              <a className="target" href={href(monthPath('payslips', { month }))}>
                {texts.of(payslips, employees)}
              </a>
            ),
          },
        ]}
      />
    </section>
  )
}
