import { type Amount, percent, type Rate, scaled } from '~/domain/payroll/exact'
import type { SocialInsuranceParameters } from '~/domain/payroll/parameters/social-insurance-parameters'
import type { CareSituation } from '~/domain/payroll/social-insurance/shares'

export type Row = Record<string, string>
export type Figures = Record<string, string | number>
/** The figures of a kind of example, computed on demand, as decimal text in the row's own unit. */
export type Answers = Record<string, (expected: string) => string>

export function careOf(figures: Figures): CareSituation {
  return {
    isSaxony: Number(figures.sachsen ?? 0) === 1,
    isChildless: Number(figures.pv_zuschlag ?? 0) > 0,
    childrenUnder25: Number(figures.kinder_u25 ?? 0),
  }
}

export function additionalRate(figures: Figures, { health }: SocialInsuranceParameters): Rate {
  return 'zb' in figures ? percent(String(figures.zb)) : health.averageAdditionalRate
}

export function euros(value: string | number | undefined): Amount {
  return scaled(String(value ?? '0'), 2)
}

export function inEuros(amounts: Record<string, Amount>): Answers {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, () => inEuro(amount)]))
}

export function inEuro(amount: Amount): string {
  return decimal(amount, 2)
}

/** `value` counts units of 10^-places. */
export function decimal(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
