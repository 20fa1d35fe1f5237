import type { PayslipFigures } from '../payroll/unexplained'
import type { Counted } from '../payroll-month/counted'
import { minijobFlatTax } from '../payroll-reports/flat-taxes'
import { type Cents, sum } from '../values/money'
import type { AccountMap, AccountName } from './accounts'
import { BOOKING_KINDS, type BookingKind, isDebited } from './booking-kinds'

export type BookedAmounts = Record<BookingKind, Cents>

export interface Booking {
  kind: BookingKind
  account: string
  side: 'debit' | 'credit'
  /** Always positive. */
  cents: Cents
}

export interface Bookings {
  bookings: Booking[]
  debitCents: Cents
  creditCents: Cents
  /** What has no account in the firm's map, so that nothing can be booked. */
  missing: AccountName[]
}

/** What a payroll month is booked as, by the firm's accounts; both sides are equal. */
export function bookingsOf(
  counted: readonly Counted[],
  { accounts }: Pick<AccountMap, 'accounts'>,
): Bookings {
  const amounts = bookedAmounts(counted)
  const bookings = BOOKING_KINDS.filter((kind) => amounts[kind] !== 0).map((kind): Booking => {
    const isDebit = isDebited(kind) === amounts[kind] > 0
    return {
      kind,
      account: accounts[kind],
      side: isDebit ? 'debit' : 'credit',
      cents: Math.abs(amounts[kind]),
    }
  })
  const of = (side: Booking['side']) =>
    sum(bookings.filter((one) => one.side === side).map(({ cents }) => cents))
  const used: AccountName[] = bookings.length > 0 ? [...bookings.map(({ kind }) => kind), 'clearing'] : []
  return {
    bookings,
    debitCents: of('debit'),
    creditCents: of('credit'),
    missing: used.filter((name) => accounts[name] === ''),
  }
}

/** Sums over all payslips of the month, corrections by their difference. */
function bookedAmounts(counted: readonly Counted[]): BookedAmounts {
  const of = BOOKING_KINDS.map((kind): [BookingKind, Cents] => [kind, 0])
  const all = Object.fromEntries(of) as BookedAmounts
  const add = (amounts: BookedAmounts, sign: 1 | -1) => {
    for (const kind of BOOKING_KINDS) all[kind] += sign * amounts[kind]
  }
  for (const { now, payoutCents, before } of counted) {
    add(amountsOf(now, payoutCents), 1)
    if (before) add(amountsOf(before.slip, before.payoutCents), -1)
  }
  return all
}

function amountsOf(slip: PayslipFigures, payoutCents: Cents): BookedAmounts {
  const { employment, employerCosts, taxes, contributions } = slip
  const isMinijob = employment.personGroup === '109'
  const shares = employerCosts.contributionsCents + employerCosts.leviesCents
  const minijobTax = minijobFlatTax(slip)
  const flatTax = employerCosts.flatTaxCents - minijobTax
  const taken = (...kinds: NetKind[]) => 0 - netSum(slip, kinds)
  const fromNet = taken('pension_from_net')
  const passedOn = taken('voluntary_health', 'voluntary_care')
  const statutory = contributions.filter(({ isVoluntary }) => !isVoluntary)
  return {
    ...payOf(slip),
    employer_shares: isMinijob ? 0 : shares,
    minijob_shares: isMinijob ? shares : 0,
    insurance_subsidies: employerCosts.subsidiesCents,
    flat_tax: flatTax,
    minijob_flat_tax: minijobTax,
    company_pension: employerCosts.pensionCents,
    reimbursements: netSum(slip, ['reimbursement']),
    short_time: netSum(slip, ['short_time_allowance']),
    owed_pay: payoutCents,
    owed_tax: sum(taxes.map(({ cents }) => cents)) + flatTax,
    owed_contributions:
      sum(statutory.map(({ employeeCents, employerCents }) => employeeCents + employerCents)) +
      passedOn +
      employerCosts.leviesCents +
      minijobTax,
    owed_savings: taken('savings'),
    owed_pension: employerCosts.pensionCents + fromNet,
    owed_garnishments: taken('garnishment'),
    other_deductions: taken('other'),
    advances: taken('advance'),
    in_kind: taken('benefit_in_kind'),
  }
}

type NetKind = PayslipFigures['netItems'][number]['kind']

function netSum({ netItems }: PayslipFigures, kinds: readonly NetKind[]): Cents {
  return sum(netItems.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents))
}

/** Gross pay by who gets it; what the firm adds to a savings contract is a cost of its own. */
function payOf({ earnings, employment }: PayslipFigures) {
  const gross = earnings.filter(({ isGross }) => isGross)
  const grant = sum(gross.filter(({ kind }) => kind === 'savings').map(({ cents }) => cents))
  const rest = sum(gross.map(({ cents }) => cents)) - grant
  const whose = payKind(earnings, employment.personGroup)
  const of = (kind: typeof whose) => (kind === whose ? rest : 0)
  return {
    wages: of('wages'),
    salaries: of('salaries'),
    minijob_pay: of('minijob_pay'),
    short_term_pay: of('short_term_pay'),
    savings_grant: grant,
  }
}

function payKind(earnings: PayslipFigures['earnings'], personGroup: string) {
  if (personGroup === '109') return 'minijob_pay'
  if (personGroup === '110') return 'short_term_pay'
  return earnings.some(({ kind }) => kind === 'hours') ? 'wages' : 'salaries'
}
