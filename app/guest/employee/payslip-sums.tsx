import { type Difference, stillDue } from '~/domain/payslips/difference'
import type { PayslipSums as Sums } from '~/domain/portals/payslip.server'
import { Money } from '~/kit/figures'
import { Help } from '~/kit/help'
import { useTexts } from '~/kit/language'

type Sum = 'gross' | 'deductions' | 'net' | 'besides' | 'payout' | 'total' | 'paid' | 'more' | 'less'

interface Props {
  sums: Sums
  difference: Difference | null
}

export function PayslipSums({ sums: payslip, difference }: Props) {
  const { sums, paidUnknown } = useTexts().employee.payslip
  const rows: [Sum, number][] = [
    ['gross', payslip.grossCents],
    ['deductions', -payslip.deductionsCents],
    ['net', payslip.netCents],
    ...(payslip.besidesCents === 0 ? [] : [['besides', payslip.besidesCents] as [Sum, number]]),
    [difference ? 'total' : 'payout', payslip.payoutCents],
    ...(difference ? settlementOf(difference) : []),
  ]
  return (
    <div className="sheet stack">
      <dl className="payslip-sums">
        {rows.map(([sum, cents]) => (
          <div key={sum} className={sum === 'payout' || sum === 'total' ? 'payslip-payout' : undefined}>
            <dt>{sums[sum].label}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
      {difference?.paidCents === null ? <p>{paidUnknown}</p> : null}
      <Help>
        <ul>
          {rows.map(([sum]) => (
            <li key={sum}>
              <strong>{sums[sum].label}:</strong> {sums[sum].help}
            </li>
          ))}
        </ul>
      </Help>
    </div>
  )
}

function settlementOf(difference: Difference): [Sum, number][] {
  const due = stillDue(difference)
  if (difference.paidCents === null || due === null) return []
  return [
    ['paid', difference.paidCents],
    [due < 0 ? 'less' : 'more', Math.abs(due)],
  ]
}
