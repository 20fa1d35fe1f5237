import type { PayslipSums as Sums } from '~/domain/portals/payslip.server'
import { Money } from '../figures'
import { Help } from '../help'
import { useTexts } from '../language'

type Sum = 'gross' | 'deductions' | 'net' | 'besides' | 'payout'

/** Gross, deductions, net, payout: each with a sentence on what it is. */
export function PayslipSums({ sums: payslip }: { sums: Sums }) {
  const { sums } = useTexts().employee.payslip
  const rows: [Sum, number][] = [
    ['gross', payslip.grossCents],
    ['deductions', -payslip.deductionsCents],
    ['net', payslip.netCents],
    ...(payslip.besidesCents === 0 ? [] : [['besides', payslip.besidesCents] as [Sum, number]]),
    ['payout', payslip.payoutCents],
  ]
  return (
    <div className="sheet stack">
      <dl className="payslip-sums">
        {rows.map(([sum, cents]) => (
          <div key={sum} className={sum === 'payout' ? 'payslip-payout' : undefined}>
            <dt>{sums[sum].label}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
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
