import {
  type FundAmount,
  isNothing,
  PAY_AMOUNTS,
  type PayAmount,
  type PayAmounts,
} from '~/domain/payslips/pay-amounts'
import { formatMoney } from '~/i18n/format'
import { useLanguage, useTexts } from './language'
import { Table } from './table'

interface Props {
  difference: PayAmounts
  caption: string
}

interface Row {
  key: string
  label: string
  employeeCents: number
  employerCents: number
}

const OF_FIRM: readonly PayAmount[] = ['flatTax', 'cost']
const AFTER_FUNDS: readonly PayAmount[] = ['net', 'payout', 'flatTax', 'cost']

/** What a correction changes, amount by amount; what stays the same is left out. */
export function PayDifference({ difference, caption }: Props) {
  const { sums, earlier } = useTexts().payrollClosing
  const dueName = useDueName()
  const signed = useSigned()
  const rowOf = (name: PayAmount): Row => {
    const cents = difference[name]
    const [employeeCents, employerCents] = OF_FIRM.includes(name) ? [0, cents] : [cents, 0]
    return { key: name, label: sums.amounts[name], employeeCents, employerCents }
  }
  if (isNothing(difference)) return <p className="soft">{earlier.unchanged}</p>
  const before = PAY_AMOUNTS.filter((name) => !AFTER_FUNDS.includes(name))
  const all: Row[] = [
    ...before.map(rowOf),
    ...difference.funds.map((one) => ({
      key: `${one.fundId ?? ''} ${one.due}`,
      label: dueName(one),
      employeeCents: one.employeeCents,
      employerCents: one.employerCents,
    })),
    ...AFTER_FUNDS.map(rowOf),
  ]
  const rows = all.filter(({ employeeCents, employerCents }) => employeeCents !== 0 || employerCents !== 0)
  const hasFirm = rows.some(({ employerCents }) => employerCents !== 0)
  return (
    <Table
      kind="facts"
      className="pay-difference"
      caption={caption}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { title: earlier.what, cell: ({ label }) => label },
        {
          title: hasFirm ? sums.employee : earlier.amount,
          look: 'number',
          cell: ({ employeeCents }) => signed(employeeCents),
        },
        hasFirm && {
          title: sums.employer,
          look: 'number',
          cell: ({ employerCents }) => signed(employerCents),
        },
      ]}
    />
  )
}

function useDueName() {
  const { sums, difference } = useTexts().payrollClosing
  return ({ due, fundId, fundName }: FundAmount) =>
    difference.toFund(sums.dues[due], fundId === undefined ? sums.minijob : fundName)
}

/** With a plus for more, nothing for no difference. */
function useSigned() {
  const language = useLanguage()
  return (cents: number) =>
    cents === 0 ? null : (
      <span className="amount">{`${cents > 0 ? '+' : ''}${formatMoney(cents, language)}`}</span>
    )
}
