import type { Contract } from '~/domain/contracts/find.server'
import { contractStateOn } from '~/domain/contracts/state'
import type { DateText } from '~/domain/values/calendar'

export const CONTRACT_FIELDS = [
  'id',
  'number',
  'title',
  'state',
  'customer_id',
  'starts_on',
  'ends_on',
  'interval_months',
  'interval_weeks',
  'notice_months',
] as const

export function showContract(contract: Contract, today: DateText) {
  return {
    id: contract.id,
    number: contract.number,
    title: contract.title,
    state: contractStateOn(contract, today),
    customer_id: contract.customerId,
    starts_on: contract.startsOn,
    ends_on: contract.endsOn,
    interval_months: contract.intervalMonths,
    interval_weeks: contract.intervalWeeks,
    notice_months: contract.noticeMonths,
  } satisfies Record<(typeof CONTRACT_FIELDS)[number], unknown>
}

/** What it bills today. */
export function showLines({ lines }: Contract) {
  return lines.map((line, index) => ({
    position: index + 1,
    article_number: line.articleNumber ?? null,
    description: line.description,
    details: line.details ?? null,
    quantity: line.quantity,
    unit: line.unit,
    unit_price: line.unitPrice,
    price_includes_tax: line.isGross === true,
    tax_category: line.taxCategory,
    tax_rate: line.taxRate,
  }))
}
