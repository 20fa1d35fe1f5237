import type { OfficeHome } from '~/domain/office/home.server'
import { invoicesPath } from '~/forms/invoice-query'
import { monthPath } from '~/forms/month-query'
import { formatMonth } from '~/i18n/format'
import { Facts } from '../facts'
import { Money } from '../figures'
import { useHref, useLanguage, useTexts } from '../language'

/** What customers owe, of partly paid invoices the rest. */
export function OwedMoney({ owed }: { owed: NonNullable<OfficeHome['owed']> }) {
  const texts = useTexts().home.owed
  const href = useHref()
  const { count, cents, overdueCents, collectedCents } = owed
  return (
    <section className="sheet stack-tight" aria-labelledby="offen">
      <h2 id="offen">{texts.title}</h2>
      {count === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Facts
          facts={[
            {
              label: texts.open(count),
              value: (
                <a href={href(invoicesPath({ state: 'open' }))}>
                  <Money cents={cents} />
                </a>
              ),
            },
            {
              label: texts.overdue,
              value: overdueCents > 0 && (
                <a href={href(invoicesPath({ state: 'overdue', order: 'due' }))}>
                  <Money cents={overdueCents} />
                </a>
              ),
            },
            {
              label: texts.collected,
              value: collectedCents > 0 && (
                <a href={href(invoicesPath({ state: 'direct_debit' }))}>
                  <Money cents={collectedCents} />
                </a>
              ),
            },
          ].map((fact) => ({ ...fact, value: fact.value || null }))}
        />
      )}
    </section>
  )
}

/** How far the month before and this one are. */
export function PayrollState({ months }: { months: NonNullable<OfficeHome['payroll']> }) {
  const texts = useTexts().home.payroll
  const language = useLanguage()
  const href = useHref()
  if (months.every(({ employees }) => employees === 0)) return null
  return (
    <section className="sheet stack-tight" aria-labelledby="lohn">
      <h2 id="lohn">{texts.title}</h2>
      <table className="table">
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
          {months.map(({ month, employees, hours, payslips }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month, language)}</th>
              <td className="number">
                <a href={href(monthPath('hours', { month }))}>{texts.of(hours, employees)}</a>
              </td>
              <td className="number">
                <a href={href(monthPath('payslips', { month }))}>{texts.of(payslips, employees)}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
