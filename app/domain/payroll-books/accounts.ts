import * as z from 'zod'
import { BOOKING_KINDS, type BookingKind } from './booking-kinds'

export const CHARTS = ['skr03', 'skr04'] as const

export type Chart = (typeof CHARTS)[number]

/** DATEV's charts of accounts as they are usually used for payroll; a firm's accountant may want others. */
const USUAL: Readonly<Record<BookingKind | 'clearing', readonly [skr03: string, skr04: string]>> = {
  wages: ['4110', '6010'],
  salaries: ['4120', '6020'],
  minijob_pay: ['4195', '6035'],
  short_term_pay: ['4190', '6030'],
  savings_grant: ['4170', '6080'],
  employer_shares: ['4130', '6110'],
  minijob_shares: ['4144', '6171'],
  insurance_subsidies: ['4130', '6110'],
  flat_tax: ['4149', '6069'],
  minijob_flat_tax: ['4194', '6036'],
  company_pension: ['4165', '6140'],
  reimbursements: ['4660', '6650'],
  short_time: ['1500', '1300'],
  owed_pay: ['1740', '3720'],
  owed_tax: ['1741', '3730'],
  owed_contributions: ['1742', '3740'],
  owed_savings: ['1750', '3770'],
  owed_pension: ['1748', '3725'],
  owed_garnishments: ['1748', '3725'],
  other_deductions: ['1748', '3725'],
  advances: ['1530', '1340'],
  in_kind: ['8590', '4940'],
  clearing: ['1755', '3790'],
}

/** `clearing` stands against every other account, and ends at zero. */
export const ACCOUNT_NAMES = [...BOOKING_KINDS, 'clearing'] as const

export type AccountName = (typeof ACCOUNT_NAMES)[number]

export interface AccountMap {
  chart: Chart
  /** Empty where the firm has none. */
  accounts: Record<AccountName, string>
  /** The accountant's numbers in DATEV; empty if unknown. */
  consultant: string
  client: string
  /** The month in which the firm's business year begins, `01` to `12`. */
  yearBegins: string
}

export function usualAccounts(chart: Chart): AccountMap['accounts'] {
  const at = chart === 'skr03' ? 0 : 1
  return Object.fromEntries(ACCOUNT_NAMES.map((name) => [name, USUAL[name][at]])) as AccountMap['accounts']
}

export const USUAL_MAP: AccountMap = {
  chart: 'skr03',
  accounts: usualAccounts('skr03'),
  consultant: '',
  client: '',
  yearBegins: '01',
}

export const accountMapShape: z.ZodType<AccountMap> = z.object({
  chart: z.enum(CHARTS),
  accounts: z.record(z.enum(ACCOUNT_NAMES), z.string()),
  consultant: z.string(),
  client: z.string(),
  yearBegins: z.string(),
})
