import type { TaxpayerHealth } from '~/domain/payroll/wage-tax/health-input'
import type { TaxClass, TaxPeriod, WageTaxInput } from '~/domain/payroll/wage-tax/input'

export type Row = Record<string, string>

const PERIODS: Readonly<Record<string, TaxPeriod>> = { 1: 'year', 2: 'month', 3: 'week', 4: 'day' }

/** Maps the plan's names; empty or missing fields are the plan's defaults. */
export function inputOf(row: Row, year: number): WageTaxInput {
  const number = (name: string) => Number(row[name] || 0)
  const isSet = (name: string) => number(name) === 1
  return {
    year,
    period: PERIODS[row.LZZ || '1'] ?? 'year',
    payCents: number('RE4'),
    taxClass: number('STKL') as TaxClass,
    ...(hasFactor(row) && { factor: row.f || '1' }),
    childAllowances: row.ZKF || '0',
    isChurchMember: number('R') > 0,
    allowanceCents: number('LZZFREIB'),
    additionCents: number('LZZHINZU'),
    ...(isSet('ALTER1') && { ageReliefYear: number('AJAHR') }),
    hasPensionInsurance: !isSet('KRV'),
    hasUnemploymentInsurance: !isSet('ALV'),
    health: healthOf(row, number),
    care: { isSaxony: isSet('PVS'), isChildless: isSet('PVZ'), reductions: number('PVA') },
    oneTime: {
      payCents: number('SONSTB'),
      expectedAnnualPayCents: number('JRE4'),
      annualAllowanceCents: number('JFREIB'),
      annualAdditionCents: number('JHINZU'),
      compensationCents: number('SONSTENT'),
      compensationInAnnualPayCents: number('JRE4ENT'),
      untaxedShareBenefitCents: number('MBV'),
      retirementInAnnualPayCents: number('JVBEZ'),
      retirementCents: number('VBS'),
      deathBenefitCents: number('STERBE'),
    },
    retirement: {
      payCents: number('VBEZ'),
      firstYear: number('VJAHR'),
      firstMonthCents: number('VBEZM'),
      firstSpecialCents: number('VBEZS'),
      months: number('ZMVB'),
    },
  }
}

function hasFactor({ af, f }: Row): boolean {
  return Number(af || 1) === 1 && Number(f || 1) !== 1
}

function healthOf(row: Row, number: (name: string) => number): TaxpayerHealth {
  if (number('PKV') === 0) return { kind: 'statutory', additionalRate: row.KVZ || '0' }
  const subsidyCents = number('PKPVAGZ')
  return {
    kind: 'private',
    premiumCents: number('PKPV'),
    subsidyCents,
    isSubsidised: number('PKV') === 2 || subsidyCents > 0,
  }
}
