import type { Language } from '~db/schema'
import type { Instant, MonthText } from '../calendar'
import { findEmployee } from '../employees/find.server'
import { listName } from '../employees/list-name'
import { listPay, payIn } from '../employees/pay.server'
import { openEmployeeSecrets } from '../employees/secrets.server'
import { NotFound } from '../errors'
import { holidayTaken } from '../hours/holiday-taken.server'
import { standOf } from '../hours/stand.server'
import type { Executor } from '../house'
import { paperLanguage } from '../paper-language'
import { type Calculation, calculate } from '../payroll/calculation'
import type { Issue } from '../payroll/issues'
import type { History } from '../payroll/payslip/history-input'
import { findReleased } from '../payslips/calculated.server'
import { findOpening } from '../payslips/openings.server'
import { findWaiting } from '../payslips/waiting.server'
import type { Within } from '../scope'
import type { Vault } from '../vault'
import type { Remark } from './earnings'
import type { ExtraKind } from './extras'
import { readExtras } from './extras.server'
import { factsIn } from './facts'
import { readFacts } from './facts.server'
import type { PayrollFirm } from './firm'
import type { FundRates } from './funds'
import { historyOf, monthBefore } from './history'
import { type Holiday, holidayLeft, holidaySaid } from './holiday'
import { type MonthFacts, payslipInputOf } from './input'
import { isSameCalculation, saysTheSame } from './same'

/** What nobody has said yet, and a month cannot be calculated without. */
export const MISSING = [
  ...(['firm', 'birth_date', 'facts', 'pay', 'hours', 'earlier_month', 'history'] as const),
] as const
export type Missing = (typeof MISSING)[number]

/** How an employee's month stands with the calculation. */
export interface Assessment {
  employee: { id: string; number: string; name: string; language: Language }
  missing: Missing[]
  /** Undefined where something is missing, or the calculation refuses. */
  calculation: Calculation | undefined
  issues: Issue[]
  /** Of the year, after this month; null where nobody has said it for this year. */
  holiday: Holiday | null
  remarks: Remark[]
  /** Calculated and not released; whether it would come out the same today. */
  waiting: { id: string; isSame: boolean } | undefined
  released: { revision: number; publishedAt: Instant; isSame: boolean } | null
}

/** What is the same for everybody in a month. */
export interface Around {
  executor: Executor
  vault: Vault
  scope: Within
  month: MonthText
  firm: PayrollFirm | undefined
  funds: readonly FundRates[]
  /** What keyed pay is called that nobody has named, in the employee's language. */
  extraNames: Readonly<Record<Language, Readonly<Record<ExtraKind, string>>>>
}

/** Calculates what can be, and says what stands against it otherwise. @throws NotFound */
export async function assess(around: Around, employeeId: string): Promise<Assessment> {
  const { executor, vault, scope, month } = around
  const employee = await findEmployee(executor, scope, employeeId)
  if (!employee) throw new NotFound()
  const of = { employeeId: employee.id, month }
  const { found, missing, isUndecided, dated } = await gather(around, employee)
  const holiday = await readHoliday(around, { employeeId: employee.id, dated })
  const { input, remarks } = found ? payslipInputOf(found) : { input: undefined, remarks: [] }
  const { calculation, issues } = found ? calculate(input) : { calculation: undefined, issues: [] }
  const waiting = await findWaiting(executor, vault, scope, of)
  const released = await findReleased(executor, vault, scope, of)
  const { id, number, firstName: first_name, lastName: last_name } = employee
  const language = paperLanguage(employee.language)
  return {
    employee: { id, number, language, name: listName({ first_name, last_name }) },
    missing,
    calculation,
    issues,
    holiday,
    remarks: [
      ...remarks,
      ...(isUndecided ? [{ code: 'hours_undecided' as const }] : []),
      ...(found && hasUnknownYear(found) ? [{ code: 'year_unknown' as const }] : []),
    ],
    waiting: waiting && {
      id: waiting.id,
      isSame: saysTheSame(waiting.content, { calculation, holiday }),
    },
    released: released
      ? {
          revision: released.revision,
          publishedAt: released.publishedAt,
          // One that was delivered cannot be compared.
          isSame: !released.calculation || isSameCalculation(calculation, released.calculation),
        }
      : null,
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findEmployee>>>
type Dated = Awaited<ReturnType<typeof readFacts>>['dated']

async function gather(around: Around, employee: Found) {
  const { executor, vault, scope, month, firm } = around
  const of = { employeeId: employee.id, month }
  const { birthDate } = await openEmployeeSecrets(executor, vault, scope, employee.id)
  const { dated } = await readFacts(executor, vault, scope, employee.id)
  const facts = factsIn(dated, month)
  const pay = payIn(await listPay(executor, vault, scope, employee.id), month)
  const { hours, kinds } = await standOf(executor, vault, scope, of)
  const hasDays = kinds.sick_days !== undefined || kinds.vacation_days !== undefined
  const said = hours?.current ?? (hasDays ? { hours: '0', overtime: '0' } : null)
  const { extras } = await readExtras(executor, vault, scope, of)
  const names = around.extraNames[paperLanguage(employee.language)]
  const past = await readPast(around, employee)
  const history = facts && historyOf({ ...past, month, entryOn: employee.entryOn, ...termsOf(facts) })
  const lacking: Record<Missing, boolean> = {
    firm: !firm,
    birth_date: !birthDate,
    facts: !facts,
    pay: !pay,
    hours: pay?.kind === 'hourly' && said === null,
    earlier_month: facts !== undefined && history !== 'first_month' && past.isWaiting,
    history: facts !== undefined && history === undefined && !past.isWaiting,
  }
  const missing = MISSING.filter((each) => lacking[each])
  const isUndecided = Boolean(hours?.correction)
  if (!firm || !birthDate || !facts || !pay || !history || missing.length > 0)
    return { found: undefined, missing, isUndecided, dated }
  const found: MonthFacts = {
    month,
    entryOn: employee.entryOn,
    exitOn: employee.exitOn,
    birthDate,
    weeklyHours: employee.weeklyHours,
    pay,
    worked: said && { hours: said.hours, overtime: said.overtime, kinds },
    facts,
    firm,
    funds: around.funds.filter(isOneOf(fundsOf(facts, history), month)),
    extras: {
      ...extras,
      items: extras.items.map((item) => ({ ...item, label: item.label ?? names[item.kind] })),
    },
    history,
  }
  return { found, missing, isUndecided, dated }
}

function termsOf({ contributionGroup, fund, isEarlierUnknown }: NonNullable<ReturnType<typeof factsIn>>) {
  return { isUnknown: isEarlierUnknown, terms: { contributionGroup, fundId: fund ?? undefined } }
}

async function readPast({ executor, vault, scope, month }: Around, { id: employeeId }: Found) {
  const before = { employeeId, month: monthBefore(month) }
  const last = await findReleased(executor, vault, scope, before)
  const year = before.month.slice(0, 4)
  return {
    handedOn: last?.calculation?.result.history,
    opening: await findOpening(executor, vault, scope, { employeeId, year }),
    // A correction that waits counts as well: what follows goes by it.
    isWaiting: (await findWaiting(executor, vault, scope, before)) !== undefined,
  }
}

/** The funds of this employee: a rate of another one changes nothing here. */
function fundsOf({ fund }: { fund: string | null }, history: History): (string | null | undefined)[] {
  if (history === 'first_month') return [fund]
  const { fundId, lastYear } = history
  return [fund, fundId, typeof lastYear === 'object' ? lastYear.fundId : undefined]
}

function isOneOf(names: (string | null | undefined)[], month: MonthText) {
  return ({ name, from }: FundRates) => names.includes(name) && from <= month
}

function hasUnknownYear({ history, month }: MonthFacts): boolean {
  return history !== 'first_month' && history.year === 'unknown' && !month.endsWith('-01')
}

async function readHoliday(
  { executor, vault, scope, month }: Around,
  { employeeId, dated }: { employeeId: string; dated: Dated },
) {
  const all = holidaySaid(dated, month)
  if (all === undefined) return null
  return holidayLeft(all, await holidayTaken(executor, vault, scope, { employeeId, month }))
}
