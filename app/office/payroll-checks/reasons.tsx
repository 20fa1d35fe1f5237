import type { Reason } from '~/domain/payroll-month/change-reasons'
import type { ComparedMonth } from '~/domain/payroll-month/compare-months.server'
import { useTexts } from '~/kit/language'
import { useShown } from './shown'

/** Why a payslip differs from the one before, one line for each reason. */
export function Reasons({ row }: { row: Pick<ComparedMonth, 'reasons' | 'before' | 'now'> }) {
  const { comparison } = useTexts().payrollChecks
  const { reasons, before, now } = row
  if (reasons.length > 0)
    return (
      <ul className="to-do">
        {reasons.map((reason) => (
          <li key={reason.code}>
            <ReasonLine reason={reason} />
          </li>
        ))}
      </ul>
    )
  if (!now) return '–'
  const isSame = before?.netCents === now.netCents && before.grossCents === now.grossCents
  return isSame ? comparison.nothing : comparison.unread
}

function ReasonLine({ reason: { code, before, now } }: { reason: Reason }) {
  const { reasons, comparison } = useTexts().payrollChecks
  const said = useShown()
  const label = reasons[code]
  if (!before && !now) return label
  const isEvent = code === 'entered' || code === 'left'
  if (isEvent && now) return `${label}: ${said(now)}`
  if (!before) return `${label}: ${now ? comparison.added(said(now)) : ''}`
  const value = now ? comparison.change(said(before), said(now)) : comparison.gone(said(before))
  return `${label}: ${value}`
}
