import type { PayslipFigures } from '../payroll/unexplained'
import type { Counted } from '../payroll-month/counted'
import type { MonthText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { minijobFlatTax } from './flat-taxes'

/**
 * Groups of a Beitragsnachweis in the order of its form. Additional contributions are apart from those to health
 * insurance, and all of care insurance is 0001, joint principles of 22 Sep 2015, no. 6.
 */
export const STATEMENT_GROUPS = [
  ...(['1000', '3000', '6000', 'ZBP', '9000', 'ZBF'] as const),
  ...(['0100', '0300', '0500', '0010', '0020', '0001'] as const),
  /** `St` is the flat tax of Minijobs, § 40a (2), (6) EStG, collected by the Minijob-Zentrale. */
  ...(['U1', 'U2', '0050', 'St'] as const),
] as const

export type StatementGroup = (typeof STATEMENT_GROUPS)[number]

export interface StatementRow {
  group: StatementGroup
  cents: Cents
}

/** What a payroll month owes to one collecting fund. */
export interface FundStatement {
  /** Undefined for the Minijob-Zentrale. */
  fundId: string | undefined
  fundName: string
  /** In the order of the form; a group with nothing in it is left out. */
  rows: StatementRow[]
  totalCents: Cents
  /** Parts of it that belong to an earlier month: corrections, and one-time pay by the March rule. */
  earlier: { month: MonthText; cents: Cents }[]
  people: number
}

/** By name, the Minijob-Zentrale last. A fund of somebody without contributions wants a statement of nothing. */
export function fundStatementsOf(counted: readonly Counted[], month: MonthText): FundStatement[] {
  const all = counted.flatMap((one) => duesOf(one))
  const funds = [...new Map(all.map(({ fundId, fundName }) => [fundId, fundName])).entries()]
  return funds.sort(inOrder).map(([fundId, fundName]) => {
    const dues = all.filter((due) => due.fundId === fundId)
    const earlier = [...new Set(dues.map((due) => due.month))].filter((one) => one < month).sort()
    return {
      fundId,
      fundName,
      rows: rowsOf(dues),
      totalCents: sum(dues.map(({ cents }) => cents)),
      earlier: earlier
        .map((one) => ({
          month: one,
          cents: sum(dues.filter((due) => due.month === one).map(({ cents }) => cents)),
        }))
        .filter(({ cents }) => cents !== 0),
      people: new Set(dues.map(({ employeeId }) => employeeId)).size,
    }
  })
}

interface Due {
  fundId: string | undefined
  fundName: string
  employeeId: string
  /** Null says only that the person belongs to the fund. */
  group: StatementGroup | null
  month: MonthText
  cents: Cents
}

function duesOf({ now, before, month, employee }: Counted): Due[] {
  const of = (slip: PayslipFigures, sign: 1 | -1) =>
    duesOfSlip(slip).map((due) => ({
      ...due,
      month: due.month ?? month,
      employeeId: employee.id,
      cents: due.cents * sign,
    }))
  return [...of(now, 1), ...(before ? of(before.slip, -1) : [])]
}

type SlipDue = Omit<Due, 'employeeId' | 'month'> & { month: MonthText | null }

function duesOfSlip(slip: PayslipFigures): SlipDue[] {
  const { employment, contributions, employerCosts } = slip
  // Insured in no branch, and reported to nobody.
  if (employment.kind === 'director' && contributions.length === 0) return []
  const { id: fundId, name: fundName } = employment.fund
  const own = { fundId, fundName, month: null }
  const flatTax = minijobFlatTax(slip)
  return [
    { ...own, group: null, cents: 0 },
    ...contributions.map((row) => ({
      fundId: row.fundId,
      fundName: row.fundId === fundId ? fundName : (row.fundId ?? fundName),
      month: row.month,
      group: groupOf(row),
      cents: row.employeeCents + row.employerCents,
    })),
    ...employerCosts.levies.map(({ levy, cents }) => ({ ...own, group: GROUP_OF_LEVY[levy], cents })),
    ...(flatTax === 0 ? [] : [{ ...own, group: 'St' as const, cents: flatTax }]),
  ]
}

const GROUP_OF_LEVY = { u1: 'U1', u2: 'U2', insolvency: '0050' } as const

const PENSION_GROUPS: Readonly<Record<string, StatementGroup>> = { 1: '0100', 3: '0300', 5: '0500' }
const HEALTH_GROUPS: Readonly<Record<string, StatementGroup>> = { 1: '1000', 3: '3000', 6: '6000', 9: '9000' }
const UNEMPLOYMENT_GROUPS: Readonly<Record<string, StatementGroup>> = { 1: '0010', 2: '0020' }

function groupOf({ branch, digit, isVoluntary }: PayslipFigures['contributions'][number]): StatementGroup {
  if (branch === 'care') return '0001'
  if (branch === 'additional_health') return isVoluntary ? 'ZBF' : 'ZBP'
  const groups = { health: HEALTH_GROUPS, pension: PENSION_GROUPS, unemployment: UNEMPLOYMENT_GROUPS }[branch]
  const group = branch === 'health' && isVoluntary ? '9000' : groups[digit]
  if (!group) throw new Error(`no contribution group for ${branch} ${digit}`)
  return group
}

function rowsOf(dues: readonly Due[]): StatementRow[] {
  return STATEMENT_GROUPS.map((group) => ({
    group,
    cents: sum(dues.filter((due) => due.group === group).map(({ cents }) => cents)),
  })).filter(({ cents }) => cents !== 0)
}

type Named = [id: string | undefined, name: string]

function inOrder([oneId, one]: Named, [otherId, other]: Named): number {
  if ((oneId === undefined) !== (otherId === undefined)) return oneId === undefined ? 1 : -1
  return one.localeCompare(other, 'de')
}
