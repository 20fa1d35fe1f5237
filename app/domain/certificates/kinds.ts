import { type MonthText, shiftMonth } from '../values/calendar'
import type { MonthFigures } from './month-figures'

export const CERTIFICATE_KINDS = ['verdienst', 'krankengeld', 'elterngeld', 'arbeitsagentur'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

const MONTHS: Record<CertificateKind, number> = {
  verdienst: 3,
  krankengeld: 12,
  elterngeld: 12,
  arbeitsagentur: 12,
}
/** Months with a benefit are replaced by earlier ones, § 2b (1) BEEG. */
const MOST_MONTHS_BACK = 36

export function isCertificateKind(text: string): text is CertificateKind {
  return (CERTIFICATE_KINDS as readonly string[]).includes(text)
}

/** The first month that a certificate up to a month may need. */
export function firstMonthFor(kind: CertificateKind, until: MonthText): MonthText {
  return shiftMonth(until, 1 - (kind === 'elterngeld' ? MOST_MONTHS_BACK : MONTHS[kind]))
}

export interface CertificateMonths {
  /** Oldest first. */
  months: MonthFigures[]
  /** Of the time it is about, without a payslip calculated here. */
  missing: MonthText[]
}

/** The months that a certificate is about, back from the last one and not before the entry. */
export function monthsFor(
  kind: CertificateKind,
  { until, entryMonth, kept }: { until: MonthText; entryMonth: MonthText; kept: readonly MonthFigures[] },
): CertificateMonths {
  const found: CertificateMonths = { months: [], missing: [] }
  const first = firstMonthFor(kind, until)
  for (let month = until; month >= first && month >= entryMonth; month = shiftMonth(month, -1)) {
    if (found.months.length + found.missing.length === MONTHS[kind]) break
    const figures = kept.find((one) => one.month === month)
    if (!figures) found.missing.unshift(month)
    else if (kind !== 'elterngeld' || !figures.hasBenefit) found.months.unshift(figures)
  }
  return found
}
