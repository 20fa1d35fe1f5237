import { createHash } from 'node:crypto'
import type { Language } from '~db/schema'
import { listName } from '../employees/list-name'
import { NotFound } from '../kernel/errors'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { Calculation } from '../payroll/calculation'
import type { Finding } from '../payroll/findings'
import type { Payslip } from '../payroll/payslip/result'
import { type Instant, later, type MonthText, monthOf } from '../values/calendar'
import type { Cents } from '../values/money'
import { paperLanguage } from '../values/paper-language'
import { fullName } from '../values/person-name'
import {
  type Change,
  changeSince,
  type OtherFigures,
  otherFiguresOf,
  saysTheSame,
} from './compare-calculation'
import type { MonthFinding } from './earnings'
import { calculateEqualised } from './equalised'
import { isOver, monthBefore } from './history'
import { type Holiday, holidayEntered, holidayLeft } from './holiday'
import { payslipInputOf } from './input'
import type { MonthContext } from './month-context.server'
import { factsOf, type Missing } from './month-facts.server'
import { findingsOf } from './month-findings.server'
import { type KeptPerson, readPeople } from './person.server'
import { remembered } from './remembered-years'

export interface Assessment {
  /** `listName` has the last name first, as lists are sorted. */
  employee: { id: string; number: string; name: string; listName: string; language: Language }
  missing: Missing[]
  /** Month that must be released first: the previous one, or after the last day the last one of the employment. */
  earlierMonth: MonthText
  /** First month of the year, or of the employment if it began in it: from there on, months make history themselves. */
  firstOfYear: MonthText
  /** Undefined if details are missing or the calculation refuses. */
  calculation: Calculation | undefined
  /** Of what waits, or else was released. */
  kept: Calculation | undefined
  issues: Finding[]
  /** Days of the year, after this month; null if not entered for this year. */
  holiday: Holiday | null
  remarks: MonthFinding[]
  /** If what waits or was released would come out otherwise today, and other official figures hold. */
  otherFigures: OtherFigures | null
  /** Calculated and not released; `isSame` if it would come out the same today. */
  waiting: { id: string; isSame: boolean; payoutCents: Cents | null; result: Payslip | null } | undefined
  released: {
    id: string
    revision: number
    publishedAt: Instant
    change: Change
    /** Null for a payslip that is only a PDF. */
    payoutCents: Cents | null
  } | null
}

/** Calculates one employee's month, or says what prevents it. @throws NotFound */
export async function assess(context: MonthContext, employeeId: string): Promise<Assessment> {
  const [read] = await readPeople(context, [employeeId])
  if (!read) throw new NotFound()
  return assessmentOf(context, read())
}

/** Assesses several employees, in any order, and yields after each so that other requests are served. */
export async function assessEach(context: MonthContext, ids: readonly string[]): Promise<Assessment[]> {
  const assessments: Assessment[] = []
  for (const read of await readPeople(context, ids)) {
    await yieldToLoop()
    assessments.push(assessmentOf(context, read()))
  }
  return assessments
}

function assessmentOf(context: MonthContext, person: KeptPerson): Assessment {
  const { employee, waiting, released } = person
  const { found, missing } = factsOf(context, person)
  const holiday = holidayOf(person, context.month)
  const { input, remarks } = found ? payslipInputOf(found) : { input: undefined, remarks: [] }
  const { outcome, remarks: equalised } = input
    ? calculateEqualised(input, toEqualise(context, person))
    : { outcome: { calculation: undefined, issues: [] }, remarks: [] }
  const { calculation, issues } = outcome
  const { id, number, firstName, lastName } = employee
  const names = {
    name: fullName(firstName, lastName),
    listName: listName({ first_name: firstName, last_name: lastName }),
  }
  const today = { calculation, holiday }
  const isSame = waiting ? saysTheSame(waiting.content, today) : undefined
  const change = released && changeSince(released.calculation(), calculation)
  const kept = keptBy(person)
  const isOther = waiting ? !isSame : change === 'pay'
  return {
    employee: { id, number, language: paperLanguage(employee.language), ...names },
    missing,
    earlierMonth: isOver(employee.exitOn, context.month)
      ? monthOf(employee.exitOn)
      : monthBefore(context.month),
    firstOfYear: later(`${context.month.slice(0, 4)}-01`, monthOf(employee.entryOn)),
    calculation,
    kept,
    issues,
    holiday,
    remarks: [...remarks, ...equalised, ...findingsOf(person, found, context.month)],
    otherFigures: isOther ? otherFiguresOf(kept, calculation) : null,
    waiting: waiting && {
      id: waiting.id,
      isSame: isSame ?? true,
      payoutCents: waiting.content.totals.payoutCents ?? null,
      result: waiting.content.calculation?.result ?? null,
    },
    released: released
      ? {
          id: released.id,
          revision: released.revision,
          publishedAt: released.publishedAt,
          change: change ?? 'none',
          payoutCents: released.payoutCents(),
        }
      : null,
  }
}

function toEqualise({ scope, figures }: MonthContext, person: KeptPerson) {
  const { waiting, released, yearBefore, opening } = person
  const kept = keptBy(person)
  if (!yearBefore) return { before: undefined, figures, kept }
  const counts = [scope.tenantId, waiting?.id ?? released?.id, yearBefore.slipIds, opening]
  const key = createHash('sha256').update(JSON.stringify(counts)).digest('base64url')
  const remember = (isStill: () => boolean) => remembered(figures, key, isStill)
  return { before: yearBefore.open, figures, kept, remember }
}

function keptBy({ waiting, released }: KeptPerson): Calculation | undefined {
  return waiting ? (waiting.content.calculation ?? undefined) : released?.calculation()
}

function holidayOf({ facts, holidayTaken }: KeptPerson, month: MonthText): Holiday | null {
  const all = holidayEntered(facts, month)
  return all === undefined ? null : holidayLeft(all, holidayTaken)
}
