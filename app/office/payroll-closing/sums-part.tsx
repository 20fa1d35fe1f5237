import type { ClosingPage } from '~/domain/payroll-closing/read.server'
import type { ClosingSums } from '~/domain/payroll-closing/sums'
import type { FundAmount, PayAmount } from '~/domain/payslips/pay-amounts'
import { sum } from '~/domain/values/money'
import { formatMonth } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'

export function SumsPart({ sums, names }: { sums: ClosingSums; names: ClosingPage['names'] }) {
  const texts = useTexts().payrollClosing.sums
  return (
    <section className="stack-tight" aria-labelledby="summen">
      <h2 id="summen">{texts.title}</h2>
      <p className="soft">{texts.frozen}</p>
      <Uncalculated sums={sums} names={names} />
      <div className="columns of-tables">
        <div>
          <AmountTable sums={sums} />
        </div>
        <Funds funds={sums.amounts.funds} />
      </div>
    </section>
  )
}

function Uncalculated({ sums: { uncalculated }, names }: { sums: ClosingSums; names: ClosingPage['names'] }) {
  const texts = useTexts().payrollClosing.sums
  const language = useLanguage()
  if (uncalculated.length === 0) return null
  const people = uncalculated.map(
    ({ employeeId, month }) => `${names[employeeId] ?? ''} (${formatMonth(month, language)})`,
  )
  return <p>{`${texts.uncalculated} ${people.join('; ')}`}</p>
}

/** Left out where there is none. */
const RARE: readonly PayAmount[] = ['solidarity', 'churchTax', 'flatTax']

/** Church tax by denomination, in place of its sum. */
function AmountTable({ sums: { amounts, churches } }: { sums: ClosingSums }) {
  const { payrollClosing, payrollRun } = useTexts()
  const texts = payrollClosing.sums
  const rows = (Object.keys(texts.amounts) as PayAmount[]).flatMap((name) =>
    name === 'churchTax' && churches.length > 0
      ? churches.map(({ church, cents }) => ({
          label: `${texts.amounts.churchTax}, ${payrollRun.facts.churches[church]}`,
          cents,
        }))
      : RARE.includes(name) && amounts[name] === 0
        ? []
        : [{ label: texts.amounts[name], cents: amounts[name] }],
  )
  return (
    <table className="table run-sums">
      <caption className="visually-hidden">{texts.title}</caption>
      <tbody>
        {rows.map(({ label, cents }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="number">
              <Money cents={cents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A table for each fund. */
function Funds({ funds }: { funds: readonly FundAmount[] }) {
  const texts = useTexts().payrollClosing.sums
  const ids = [...new Set(funds.map(({ fundId }) => fundId))]
  if (ids.length === 0) return null
  return (
    <div className="stack">
      {ids.map((id) => {
        const own = funds.filter(({ fundId }) => fundId === id)
        const name = id === undefined ? texts.minijob : (own[0]?.fundName ?? '')
        return (
          <section key={id ?? ''} className="stack-tight">
            <h3>{name}</h3>
            <FundTable funds={own} caption={`${texts.funds}: ${name}`} />
          </section>
        )
      })}
    </div>
  )
}

function FundTable({ funds, caption }: { funds: readonly FundAmount[]; caption: string }) {
  const texts = useTexts().payrollClosing.sums
  const rows = [
    ...funds.map(({ due, ...shares }) => ({ ...shares, label: texts.dues[due], isSum: false })),
    {
      ...{ label: texts.total, isSum: true },
      employeeCents: sum(funds.map(({ employeeCents }) => employeeCents)),
      employerCents: sum(funds.map(({ employerCents }) => employerCents)),
    },
  ]
  const amount = (isSum: boolean, cents: number) =>
    cents === 0 ? null : isSum ? (
      <strong>
        <Money cents={cents} />
      </strong>
    ) : (
      <Money cents={cents} />
    )
  return (
    <Table
      kind="facts"
      caption={caption}
      rows={rows}
      keyOf={({ label }) => label}
      columns={[
        { title: texts.due, cell: ({ label, isSum }) => (isSum ? <strong>{label}</strong> : label) },
        {
          title: texts.employee,
          look: 'number',
          cell: ({ isSum, employeeCents }) => amount(isSum, employeeCents),
        },
        {
          title: texts.employer,
          look: 'number',
          cell: ({ isSum, employerCents }) => amount(isSum, employerCents),
        },
        {
          title: texts.total,
          look: 'number',
          cell: ({ isSum, employeeCents, employerCents }) => amount(isSum, employeeCents + employerCents),
        },
      ]}
    />
  )
}
