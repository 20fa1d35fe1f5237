import { type Amount, notNegative, smaller, total } from '../../exact'
import { explained, money, plainNumber } from '../../explanation'
import type { MonthFigures } from '../../years/parts'
import type { Earning } from '../earning'
import { flatBy, freeBy, IN_KIND, type LegalBasis, RUNNING, type Treatment } from '../treatment'
import type { WageTypeInput } from '../wage-type-input'

type Of<Kind extends WageTypeInput['kind']> = Extract<WageTypeInput, { kind: Kind }>

/** Reimburses expenses or travel costs and is not pay. */
const REPAYMENTS: readonly Of<'tax_free'>['number'][] = ['16', '50']
const NEAR_KILOMETRES = 20

/** One cent above the limit makes all vouchers of the month taxed and insured. */
export function voucher(input: Of<'voucher'>, all: readonly WageTypeInput[], of: MonthFigures): Earning {
  const most = of('vouchers').monthly
  const vouchers = all.filter((each): each is Of<'voucher'> => each.kind === 'voucher')
  const sum = total(vouchers.map(({ amountCents }) => BigInt(amountCents)))
  const amount = BigInt(input.amountCents)
  const basis: LegalBasis = '§ 8 (2) sentence 11 EStG'
  const treatment = sum > most ? { ...IN_KIND, basis } : { ...freeBy(basis), isPaidOut: false }
  const figures = { amount: money(amount), sum: money(sum), most: money(most) }
  return { ...lineOf(input, treatment), amount, explanation: explained('voucher', figures) }
}

/** Exempt up to what is left of a yearly amount; the rest is ordinary pay. */
export function taxFree(input: Of<'tax_free'>, of: MonthFigures): Earning[] {
  const amount = BigInt(input.amountCents)
  const left = leftInYear(input, of)
  const free = smaller(amount, left)
  const figures = { amount: money(amount), left: money(left), free: money(free) }
  const isGross = !REPAYMENTS.includes(input.number)
  const treatment = { ...freeBy(`§ 3 no. ${input.number} EStG`), isGross, isPaidOut: !input.isInKind }
  const lines: Earning[] = [
    { ...lineOf(input, treatment), amount: free, explanation: explained('tax_free', figures) },
  ]
  if (free === amount) return lines
  const taxed = { ...RUNNING, isPaidOut: !input.isInKind }
  const explanation = explained('above_free', figures)
  return [...lines, { ...lineOf(input, taxed), amount: amount - free, explanation }]
}

function leftInYear({ number, amountCents, usedThisYearCents }: Of<'tax_free'>, of: MonthFigures): Amount {
  if (number !== '34' && number !== '39') return BigInt(amountCents)
  const { healthBenefits, shares } = of('yearlyAllowances')
  return notNegative((number === '34' ? healthBenefits : shares) - BigInt(usedThisYearCents))
}

/** Flat tax of 15 % up to the deductible commuting cost; ordinary pay above it. */
export function commuteAllowance(input: Of<'commute_allowance'>, of: MonthFigures): Earning[] {
  const { near, far } = of('commute')
  const nearBy = BigInt(Math.min(input.kilometres, NEAR_KILOMETRES))
  const beyond = BigInt(Math.max(input.kilometres - NEAR_KILOMETRES, 0))
  const most = BigInt(input.days) * (nearBy * near + beyond * far)
  const amount = BigInt(input.amountCents)
  const flat = smaller(amount, most)
  const figures = {
    amount: money(amount),
    days: plainNumber(input.days),
    kilometres: plainNumber(input.kilometres),
    left: money(most),
    free: money(flat),
  }
  const first = lineOf(input, flatBy('§ 40 (2) sentence 2 EStG'))
  const lines: Earning[] = [{ ...first, amount: flat, explanation: explained('commute', figures) }]
  if (flat === amount) return lines
  const explanation = explained('above_free', figures)
  return [...lines, { ...lineOf(input, RUNNING), amount: amount - flat, explanation }]
}

export function lineOf({ kind, label }: Pick<WageTypeInput, 'kind' | 'label'>, treatment: Treatment) {
  return { kind, label, quantity: undefined, ...treatment }
}
