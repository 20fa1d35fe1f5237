import { type EmployeeAccount, readAccounts } from '../employees/accounts.server'
import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Counted } from '../payroll-month/counted'
import { findLastClosed, type MonthEntry, openEntries, readEntries } from '../payroll-month/entries.server'
import type { MonthText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { type Due, duesOf } from './due'
import { daysOf, groupOf, PAYMENT_GROUPS, type PaymentDays, type PaymentGroup } from './group'

/** Something due, and the account that it goes to. */
export interface Payment extends Due {
  account: EmployeeAccount | undefined
}

export interface PaymentsOfGroup extends PaymentDays {
  group: PaymentGroup
  payments: Payment[]
  /** To be transferred. */
  cents: Cents
  /** What was paid too much; never negative. */
  keptCents: Cents
}

export interface PaymentList {
  month: MonthText
  isClosed: boolean
  groups: PaymentsOfGroup[]
  /** Payslips that were not calculated here: of these only the pay is known, or nothing (null). */
  uncalculated: { employee: Counted['employee']; month: MonthText; payoutCents: Cents | null }[]
}

/** Everything to be paid because of a payroll month, read from frozen payslips. */
export async function readPaymentList(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  month: MonthText,
): Promise<PaymentList> {
  const last = await findLastClosed(reader, scope)
  const entries = await readEntries(reader, vault, scope, month)
  const { counted, uncalculated } = await openEntries(entries)
  const foreign = uncalculated.map(payOf)
  const dues = [...foreign.flatMap(({ due }) => due ?? []), ...duesOf(counted, month)]
  const employeeIds = [
    ...new Set(dues.flatMap(({ kind, employee }) => (kind === 'pay' && employee ? [employee.id] : []))),
  ]
  const accounts = await readAccounts(reader, vault, scope, employeeIds)
  const payments = dues.map((due) => ({
    ...due,
    account: due.kind === 'pay' && due.employee ? accounts.get(due.employee.id) : undefined,
  }))
  return {
    month,
    isClosed: last !== null && month <= last,
    groups: PAYMENT_GROUPS.map((group) => ({
      group,
      ...daysOf(group, month),
      ...sumsOf(payments.filter((payment) => groupOf(payment) === group)),
    })).filter((of) => of.payments.length > 0),
    uncalculated: foreign.map(({ due: _, ...entry }) => entry),
  }
}

function sumsOf(payments: Payment[]) {
  const amounts = payments.map(({ cents }) => cents)
  return {
    payments,
    cents: sum(amounts.filter((cents) => cents > 0)),
    keptCents: sum(amounts.map((cents) => Math.max(0, 0 - cents))),
  }
}

/** A payslip that came with its amounts from elsewhere says at least what is paid out. */
function payOf({ employee, month, now, before }: MonthEntry) {
  const payoutCents = now.payoutCents()
  const paidCents = before ? before.payoutCents() : 0
  const isKnown = payoutCents !== null && paidCents !== null
  const due: Due | undefined = isKnown
    ? { kind: 'pay', employee, month, name: '', cents: payoutCents - paidCents }
    : undefined
  return { employee, month, payoutCents: isKnown ? payoutCents - paidCents : null, due }
}
