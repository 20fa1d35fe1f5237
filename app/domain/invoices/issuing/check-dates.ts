import { addMonths, monthOf, shiftMonth } from '~/domain/values/calendar'
import { blocking, type Finding, warning } from './findings'
import type { InvoiceView } from './view'

const MONTHS_AHEAD = 12
/** § 14 (2) UStG */
const MONTHS_TO_BILL = 6

export function* checkDates(view: InvoiceView): Generator<Finding> {
  const { serviceFrom, serviceTo, issuedOn, lines, isAdvance = false } = view
  if (serviceFrom > serviceTo) yield blocking('service_period_reversed', 'service')
  if (serviceTo > addMonths(issuedOn, MONTHS_AHEAD)) yield blocking('service_far_ahead', 'service')
  else if (serviceTo > issuedOn && !isAdvance) yield warning('service_not_over', 'service')
  // § 14a (1) and (3) UStG: by the 15th of the month after the supply.
  const isReported = lines.some(
    ({ taxCategory, taxReason }) => taxCategory === 'K' || taxReason === 'eu_service',
  )
  const isLate = issuedOn > `${shiftMonth(monthOf(serviceTo), 1)}-15`
  if (isReported && isLate) yield warning('eu_invoice_late', 'service')
  else if (issuedOn > addMonths(serviceTo, MONTHS_TO_BILL)) yield warning('service_long_ago', 'service')
}
