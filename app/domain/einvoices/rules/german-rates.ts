import type { EInvoice } from '../model'

/** German tax rates with their first and last day of supply: § 12 and § 24 UStG, and § 28 for the second half of 2020. */
const RATES: readonly [rate: number, from: string, to: string][] = [
  [19, '2007-01-01', '2020-06-30'],
  [7, '1983-07-01', '2020-06-30'],
  [16, '1998-04-01', '2006-12-31'],
  [16, '2020-07-01', '2020-12-31'],
  [5, '2020-07-01', '2020-12-31'],
  [19, '2021-01-01', '9999-12-31'],
  [7, '2021-01-01', '9999-12-31'],
  [10.7, '2007-01-01', '2021-12-31'],
  [9.5, '2022-01-01', '2022-12-31'],
  [9, '2023-01-01', '2024-12-05'],
  [8.4, '2024-12-06', '2024-12-31'],
  [7.8, '2025-01-01', '9999-12-31'],
  [5.5, '2007-01-01', '9999-12-31'],
]

/** Whether Germany had this rate on the day of supply, in the period, or on the invoice date. */
export function isGermanRate(
  rate: number | undefined,
  { delivery, period, lines, issuedOn }: EInvoice,
): boolean {
  const days = [
    delivery.on,
    period?.from,
    period?.to,
    ...lines.flatMap((line) => [line.period?.from, line.period?.to]),
  ]
  const stated = days.filter((day) => day !== undefined)
  const known = (stated.length > 0 ? stated : [issuedOn ?? '']).toSorted()
  const [first = '', last = ''] = [known[0], known.at(-1)]
  return RATES.some(([one, from, to]) => one === rate && from <= last && first <= to)
}
