import { type Calculation, calculate } from '../payroll/calculation'
import type { PayslipInput } from '../payroll/payslip/input'
import type { Figures } from '../payroll/years/figures'
import { type Cents, sum } from '../values/money'
import { type Amounts, ownAmounts, type Row } from './amounts'

/** Why two payslips differ in a line, as far as figures tell; `value` is what would give the other's amount. */
export interface Likely {
  code: LikelyCode
  value?: string | undefined
}

export const LIKELY_CODES = [
  ...(['rounding', 'hours', 'pay', 'follows', 'tax_class', 'church', 'child_allowances'] as const),
  ...(['fund_rate', 'childless', 'children', 'zone', 'branch_missing', 'after_net', 'unknown'] as const),
] as const
export type LikelyCode = (typeof LIKELY_CODES)[number]

/** Each step of a calculation may round on its own. */
const ROUNDING: Cents = 2

interface Both {
  theirs: Amounts
  own: Record<Row, Cents>
  calculation: Calculation
  figures: Figures
}

/** Undefined where both are equal, or theirs is unknown. Tries other inputs and says which of them gives the other's amount. */
export function likelyReason(row: Row, both: Both): Likely | undefined {
  const { theirs, own, calculation, figures } = both
  const amount = theirs[row]
  if (amount === undefined || amount === own[row]) return undefined
  if (Math.abs(amount - own[row]) <= ROUNDING) return { code: 'rounding' }
  if (row === 'gross') return { code: isHourly(calculation.input) ? 'hours' : 'pay' }
  if (differs('gross', both)) return { code: 'follows' }
  if (row === 'taxable') return { code: 'pay' }
  if (row === 'net') return { code: 'follows' }
  if (row === 'payout') return { code: differs('net', both) ? 'follows' : 'after_net' }
  const isMissing = amount === 0 || own[row] === 0
  const found = VARIANTS[row]?.(calculation.input, { amount, calculation, figures }).find(({ input }) =>
    gives(input, figures, { row, amount }),
  )
  if (found) return found.reason
  return { code: isMissing && row in BRANCHES ? 'branch_missing' : 'unknown' }
}

const BRANCHES: Partial<Record<Row, true>> = { health: true, care: true, pension: true, unemployment: true }

function differs(row: Row, { theirs, own }: Both): boolean {
  const amount = theirs[row]
  return amount !== undefined && Math.abs(amount - own[row]) > ROUNDING
}

function isHourly({ earnings }: PayslipInput): boolean {
  return earnings.some(({ kind }) => kind === 'hours' || kind === 'overtime')
}

function gives(input: PayslipInput, figures: Figures, { row, amount }: { row: Row; amount: Cents }): boolean {
  const { calculation } = calculate(input, figures)
  return calculation !== undefined && Math.abs(ownAmounts(calculation.result)[row] - amount) <= ROUNDING
}

interface Variant {
  reason: Likely
  input: PayslipInput
}

type Other = Pick<Both, 'calculation' | 'figures'> & { amount: Cents }

type Variants = (input: PayslipInput, other: Other) => Variant[]

const CLASSES = [1, 2, 3, 4, 5, 6]
const ALLOWANCES = ['0', '0.5', '1', '1.5', '2', '2.5', '3']
const MOST_CHILDREN = 5
/** Of a rate as decimal text: it is kept in millionths. */
const HUNDREDTHS_OF_PERCENT = 100n
const MOST_RATE = 999

const taxes: Variants = (input) => [
  ...classes(input),
  ...churches(input),
  ...allowances(input),
  ...care(input),
]

const VARIANTS: Partial<Record<Row, Variants>> = {
  wage_tax: taxes,
  solidarity: taxes,
  church_tax: taxes,
  health: (input, other) => [...rates(input, other), ...zone(input)],
  care: (input) => [...care(input), ...zone(input)],
  pension: zone,
  unemployment: zone,
}

function classes(input: PayslipInput): Variant[] {
  const card = input.taxCard
  if (!card) return []
  return CLASSES.filter((taxClass) => taxClass !== card.taxClass).map((taxClass) => ({
    reason: { code: 'tax_class', value: String(taxClass) },
    input: { ...input, taxCard: { ...card, taxClass, factor: undefined } },
  }))
}

function churches(input: PayslipInput): Variant[] {
  const card = input.taxCard
  if (!card) return []
  const church = card.church === undefined || card.church === '--' ? 'ev' : '--'
  const value = church === 'ev' ? 'yes' : 'no'
  return [{ reason: { code: 'church', value }, input: { ...input, taxCard: { ...card, church } } }]
}

function allowances(input: PayslipInput): Variant[] {
  const card = input.taxCard
  if (!card) return []
  return ALLOWANCES.map((childAllowances) => ({
    reason: { code: 'child_allowances', value: childAllowances },
    input: { ...input, taxCard: { ...card, childAllowances } },
  }))
}

/** The additional rate with which half of all of the fund's contribution would be the other's amount. */
function rates(input: PayslipInput, { amount, calculation, figures }: Other): Variant[] {
  const { fundId } = input.employment
  const health = calculation.result.contributions.filter(({ branch }) => branch === 'health')
  const base = BigInt(sum(health.map(({ baseCents }) => baseCents)))
  if (base === 0n) return []
  const { generalRate } = figures.socialInsurance(input.month).health
  const whole = (BigInt(amount) * 2n * 10_000n + base / 2n) / base
  const hundredths = Number(whole - generalRate / HUNDREDTHS_OF_PERCENT)
  return [hundredths, hundredths - 1, hundredths + 1]
    .filter((rate) => rate >= 0 && rate <= MOST_RATE)
    .map((rate) => {
      const additionalRate = `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, '0')}`
      const funds = input.funds.map((fund) => (fund.id === fundId ? { ...fund, additionalRate } : fund))
      return { reason: { code: 'fund_rate', value: additionalRate }, input: { ...input, funds } }
    })
}

/** Children of an age that counts. */
function care(input: PayslipInput): Variant[] {
  const born = `${Number(input.month.slice(0, 4)) - 2}-01-02`
  const { employee } = input
  const childless: Variant = {
    reason: { code: 'childless' },
    input: { ...input, employee: { ...employee, isParent: false, childBirthDates: [] } },
  }
  const children = Array.from({ length: MOST_CHILDREN + 1 }, (_, count): Variant => {
    const childBirthDates = Array.from({ length: count }, () => born)
    return {
      reason: { code: 'children', value: String(count) },
      input: { ...input, employee: { ...employee, isParent: true, childBirthDates } },
    }
  })
  return [childless, ...children]
}

function zone(input: PayslipInput): Variant[] {
  const isInTransitionZone = !input.employment.isInTransitionZone
  return [
    {
      reason: { code: 'zone', value: isInTransitionZone ? 'yes' : 'no' },
      input: { ...input, employment: { ...input.employment, isInTransitionZone } },
    },
  ]
}
