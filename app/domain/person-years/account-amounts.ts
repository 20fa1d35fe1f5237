import type { TaxPart } from '../payroll/payslip/tax-row'
import type { Branch } from '../payroll/social-insurance/insured-month'
import type { PayslipFigures } from '../payroll/unexplained'
import { type Cents, sum } from '../values/money'

/** Of a month in the Lohnkonto, § 41 (1) EStG, § 4 (2) LStDV; days and cents. */
export const ACCOUNT_AMOUNTS = [
  ...(['taxDays', 'insuredDays'] as const),
  ...(['cash', 'oneTime', 'inKind', 'severance', 'taxable', 'ageLimit'] as const),
  /** Withheld. */
  ...(['wageTax', 'solidarity', 'churchTax', 'churchTaxOfSpouse'] as const),
  ...(['taxFree', 'replacement', 'flatTaxed', 'flatTaxes'] as const),
  ...(['healthBase', 'pensionBase', 'health', 'care', 'pension', 'unemployment'] as const),
  ...(['pensionEmployer', 'healthSubsidy', 'careSubsidy', 'pensionSubsidy'] as const),
  ...(['gross', 'net', 'payout'] as const),
  /** Given back of the year's taxes, entered apart: § 42b (4) sentence 1 EStG. */
  ...(['wageTaxBack', 'solidarityBack', 'churchTaxBack', 'churchTaxOfSpouseBack'] as const),
] as const

export type AccountAmount = (typeof ACCOUNT_AMOUNTS)[number]

type Earning = PayslipFigures['earnings'][number]

/** Subsidies that are tax-free but raise the rate on other income, line 15 of the certificate. */
const REPLACING: readonly Earning['basis'][] = ['§ 3 no. 1 d EStG', '§ 3 no. 28 EStG']

export function accountAmounts(slip: PayslipFigures, payoutCents: Cents): Record<AccountAmount, number> {
  const earned = (isMeant: (line: Earning) => boolean) =>
    sum(slip.earnings.filter(isMeant).map(({ cents }) => cents))
  const isTaxed = ({ tax }: Earning) => tax === 'running' || tax === 'other'
  const isSeverance = ({ basis }: Earning) => basis === '§ 24 no. 1 EStG'
  const base = (of: 'health' | 'pension') =>
    sum(slip.bases.filter((row) => row.of === of).map(({ cents }) => cents))
  return {
    taxDays: slip.taxDays,
    insuredDays: slip.insuredDays,
    cash: earned((line) => isTaxed(line) && line.tax === 'running' && line.isPaidOut),
    oneTime: earned((line) => isTaxed(line) && line.tax === 'other' && line.isPaidOut && !isSeverance(line)),
    inKind: earned((line) => isTaxed(line) && !line.isPaidOut),
    severance: earned(isSeverance),
    taxable: slip.totals.taxableRunningCents + slip.totals.taxableOneTimeCents,
    ageLimit: slip.ageLimitAllowance?.cents ?? 0,
    ...taxesOf(slip),
    taxFree:
      earned((line) => line.tax === 'free' && !REPLACING.includes(line.basis)) +
      netItem(slip, 'reimbursement'),
    replacement: earned((line) => REPLACING.includes(line.basis)) + netItem(slip, 'short_time_allowance'),
    flatTaxed: earned((line) => line.tax === 'flat'),
    flatTaxes: slip.employerCosts.flatTaxCents,
    healthBase: base('health'),
    pensionBase: base('pension'),
    health: paidBy(slip, 'health') + paidBy(slip, 'additional_health'),
    care: paidBy(slip, 'care'),
    pension: paidBy(slip, 'pension'),
    unemployment: paidBy(slip, 'unemployment'),
    // Not for those past the age limit, for whom it is no contribution of theirs, § 172 (1) SGB VI.
    pensionEmployer: sum(
      slip.contributions
        .filter(({ branch, digit }) => branch === 'pension' && digit !== '3')
        .map(({ employerCents }) => employerCents),
    ),
    healthSubsidy: netItem(slip, 'health_subsidy', 'health_subsidy_one_time'),
    careSubsidy: netItem(slip, 'care_subsidy', 'care_subsidy_one_time'),
    pensionSubsidy: netItem(slip, 'pension_subsidy'),
    gross: slip.totals.grossCents,
    net: slip.net.cents,
    payout: payoutCents,
  }
}

function taxesOf({ taxes, churchShares = [], taxCard }: PayslipFigures) {
  const of = (isBack: boolean) => {
    const isMeant = ({ part }: { part: TaxPart }) => (part === 'equalisation') === isBack
    const tax = (name: string) =>
      sum(taxes.filter((row) => row.tax === name && isMeant(row)).map(({ cents }) => cents))
    const ofSpouse = sum(
      churchShares
        .filter((share) => share.church !== taxCard?.church && isMeant(share))
        .map(({ cents }) => cents),
    )
    return { wage: tax('wage_tax'), soli: tax('solidarity'), own: tax('church_tax') - ofSpouse, ofSpouse }
  }
  const [withheld, back] = [of(false), of(true)]
  return {
    wageTax: withheld.wage,
    solidarity: withheld.soli,
    churchTax: withheld.own,
    churchTaxOfSpouse: withheld.ofSpouse,
    wageTaxBack: 0 - back.wage,
    solidarityBack: 0 - back.soli,
    churchTaxBack: 0 - back.own,
    churchTaxOfSpouseBack: 0 - back.ofSpouse,
  }
}

/** A voluntary member whose contributions the firm passes on pays all of them. */
function paidBy({ contributions }: PayslipFigures, branch: Branch): Cents {
  return sum(
    contributions
      .filter((row) => row.branch === branch)
      .map((row) => (row.isVoluntary ? row.employeeCents + row.employerCents : row.employeeCents)),
  )
}

function netItem(
  { netItems }: PayslipFigures,
  ...kinds: PayslipFigures['netItems'][number]['kind'][]
): Cents {
  return sum(netItems.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents))
}
