import { readAccounts } from '../employees/accounts.server'
import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Counted } from '../payroll-month/counted'
import { findLastClosed, readEntries } from '../payroll-month/entries.server'
import { openEntries, type UncalculatedEntry } from '../payroll-month/open-entries.server'
import { readStatements } from '../payroll-reports/month-statements.server'
import { readStated } from '../payroll-reports/stated.server'
import { type MonthText, shiftMonth } from '../values/calendar'
import { maskIban } from '../values/iban'
import { type Cents, sum } from '../values/money'
import { type Due, duesOf } from './due'
import { listFiles, type SentFile, type SentInVain, sentIn, sentInVain } from './files.server'
import { type PayingFirm, readPayingFirm } from './firm.server'
import { daysOf, groupOf, PAYMENT_GROUPS, type PaymentDays, type PaymentGroup } from './group'
import { destinationId, payeeId, paymentId } from './ids'
import { readLastAccounts } from './last-accounts.server'
import { obstacleOf, type PaymentObstacle } from './obstacle'
import { readPayees } from './payees.server'

/** Something due, where it goes, and what of it a file already transfers. */
export interface Payment extends Due {
  id: string
  /** Of its recipient; null for an employee's own pay. */
  payeeId: string | null
  /** Of the account; empty if nobody is named yet. */
  holder: string
  ibanMasked: string | null
  /** Opened on demand. */
  iban: () => string | null
  reference: string
  /** Another one once holder, account or reference are others. */
  destination: string
  /** What the fund was told instead, with the rest of the month before: that is what it expects. Null if it is the same. */
  toldCents: Cents | null
  /** The payroll month whose file paid the same recipient into another account; null if there is none. */
  otherAccountIn: MonthText | null
  sentCents: Cents
  /** What a file transferred, and the bank gave back. */
  cameBackCents: Cents
  /** Negative for what was paid too much. */
  openCents: Cents
  obstacle: PaymentObstacle | null
}

export interface PaymentsOfGroup extends PaymentDays {
  group: PaymentGroup
  payments: Payment[]
  /** To be transferred, in files or not. */
  cents: Cents
  sentCents: Cents
  /** What was paid too much; never negative. */
  keptCents: Cents
}

export interface PaymentList {
  month: MonthText
  isClosed: boolean
  /** After the last closed one; this one if none is. */
  firstOpen: MonthText
  firm: PayingFirm
  groups: PaymentsOfGroup[]
  files: SentFile[]
  /** In a file or noted, but no longer due: another fund, a renamed creditor, nothing left to pay. */
  vain: SentInVain[]
  /** Payslips that were not calculated here: of these only the pay is known, or nothing (null). */
  uncalculated: { employee: Counted['employee']; month: MonthText; payoutCents: Cents | null }[]
}

type Reading = Pick<House, 'reader' | 'vault'>

/** Everything to be paid because of a payroll month, read from frozen payslips. */
export async function readPaymentList(
  { reader, vault }: Reading,
  scope: Within,
  month: MonthText,
): Promise<PaymentList> {
  const lastClosed = await findLastClosed(reader, scope)
  const { entries, isClosed } = await readEntries(reader, scope, { month, lastClosed })
  const { counted, uncalculated } = await openEntries({ executor: reader, vault, scope }, entries)
  const foreign = uncalculated.map(payOf)
  const dues = [...foreign.flatMap(({ due }) => due ?? []), ...duesOf(counted, month)]
  const firm = await readPayingFirm(reader, scope)
  const files = await listFiles(reader, vault, scope, month)
  const sent = sentIn(files)
  const otherAccount = await readLastAccounts(reader, vault, scope, month)
  const toldTo = await readTold({ reader, vault }, scope, { month, counted })
  const goesTo = await readGoals({ reader, vault }, scope, { dues, firm })
  const payments = dues.map((due): Payment => {
    const id = paymentId(vault, scope, due)
    const sums = sent.get(id) ?? { sentCents: 0, cameBackCents: 0 }
    const goal = goesTo(due)
    const openCents = due.cents - sums.sentCents
    const otherAccountIn = openCents > 0 ? otherAccount(due, goal.iban) : null
    const destination = destinationId(vault, scope, { ...goal, iban: goal.iban() })
    const payment = {
      ...due,
      id,
      ...goal,
      destination,
      ...sums,
      openCents,
      otherAccountIn,
      toldCents: toldTo(due),
    }
    return { ...payment, obstacle: obstacleOf(payment) }
  })
  return {
    month,
    isClosed,
    firstOpen: lastClosed === null ? month : shiftMonth(lastClosed, 1),
    firm,
    groups: PAYMENT_GROUPS.map((group) => ({
      group,
      ...daysOf(group, month, firm.taxPeriod),
      ...sumsOf(payments.filter((payment) => groupOf(payment) === group)),
    })).filter((of) => of.payments.length > 0),
    files,
    vain: sentInVain(files, new Set(payments.map(({ id }) => id))),
    uncalculated: foreign.map(({ due: _, ...entry }) => entry),
  }
}

/** What funds were told of a month, where that is not what it owes. */
async function readTold(
  house: Reading,
  scope: Within,
  of: { month: MonthText; counted: readonly Counted[] },
): Promise<(due: Due) => Cents | null> {
  if ((await readStated(house.reader, house.vault, scope, of.month)).size === 0) return () => null
  const { statements } = await readStatements(house, scope, of)
  return ({ kind, name, cents }) => {
    const told = statements.find(({ statedAt, fundId, fundName }) =>
      statedAt === undefined
        ? false
        : kind === 'minijob'
          ? fundId === undefined
          : kind === 'fund' && fundName === name,
    )
    return told && told.sums.sendCents !== cents ? told.sums.sendCents : null
  }
}

/** Where payments go: an employee's own account, or what was kept of the recipient. */
async function readGoals(
  { reader, vault }: Reading,
  scope: Within,
  { dues, firm }: { dues: readonly Due[]; firm: PayingFirm },
) {
  const ids = dues.flatMap(({ kind, employee }) => (kind === 'pay' && employee ? [employee.id] : []))
  const accounts = await readAccounts(reader, vault, scope, [...new Set(ids)])
  const payees = await readPayees(reader, vault, scope)
  return (due: Due) => {
    const { employee } = due
    if (due.kind === 'pay' && employee) {
      const account = accounts.get(employee.id)
      return {
        payeeId: null,
        holder: `${employee.firstName} ${employee.lastName}`.trim(),
        ibanMasked: account?.ibanMasked ?? null,
        iban: () => account?.iban() ?? null,
        reference: '',
      }
    }
    const id = payeeId(vault, scope, due)
    const payee = payees.get(id)?.()
    const usual = due.kind === 'tax' ? firm.taxNumber : isFund(due) ? firm.companyNumber : null
    return {
      payeeId: id,
      holder: payee?.holder ?? due.name,
      ibanMasked: payee ? maskIban(payee.iban) : null,
      iban: () => payee?.iban ?? null,
      reference: payee?.reference || (usual ?? ''),
    }
  }
}

function isFund({ kind }: Due): boolean {
  return kind === 'fund' || kind === 'minijob'
}

function sumsOf(payments: Payment[]) {
  const above = (amounts: number[]) => sum(amounts.filter((cents) => cents > 0))
  return {
    payments,
    cents: above(payments.map(({ cents }) => cents)),
    sentCents: sum(payments.map(({ sentCents }) => sentCents)),
    keptCents: above(payments.map(({ openCents }) => 0 - openCents)),
  }
}

/** A payslip that came with its amounts from elsewhere says at least what is paid out. */
function payOf({ employee, month, payoutCents, paidCents }: UncalculatedEntry) {
  const isKnown = payoutCents !== null && paidCents !== null
  const due: Due | undefined = isKnown
    ? { kind: 'pay', employee, month, name: '', cents: payoutCents - paidCents }
    : undefined
  return { employee, month, payoutCents: isKnown ? payoutCents - paidCents : null, due }
}
