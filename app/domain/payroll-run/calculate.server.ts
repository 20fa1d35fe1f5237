import type { Language } from '~db/schema'
import { Busy, Conflict, NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { PayslipLabels } from '../payslips/from-payroll'
import { listPayslipIds } from '../payslips/month.server'
import { preparePayslip } from '../payslips/waiting.server'
import type { MonthText } from '../values/calendar'
import { assess } from './assess.server'
import type { MonthContext } from './month-context.server'
import { readMonthContext } from './month-context.server'

/** Attempts when another user calculates the same employee at the same moment. */
const TRIES = 3

/** Numbers of employees. */
export interface Calculated {
  /** Newly waiting for release. */
  calculated: number
  /** Would come out as they are. */
  unchanged: number
  /** Something is missing, the calculation refuses, or they did not work that month. */
  left: number
}

export interface Words extends Pick<MonthContext, 'extraNames'> {
  labels: Readonly<Record<Language, PayslipLabels>>
}

/**
 * Calculates the payslips of a month and keeps them for release, one transaction each. Idempotent; one that cannot be
 * calculated does not stop the others.
 */
export async function calculatePayslips(
  house: House,
  scope: Scope,
  { month, ids, words }: { month: MonthText; ids: readonly string[] | 'all'; words: Words },
): Promise<Calculated> {
  const done: Calculated = { calculated: 0, unchanged: 0, left: 0 }
  for (const id of await listToCalculate(house, scope, { month, ids })) {
    await yieldToLoop()
    done[await calculateOne(house, scope, { month, id, words })] += 1
  }
  return done
}

/** The employees named who worked in the month or have a payslip of it; or all without a released one. */
export async function listToCalculate(
  { reader }: House,
  scope: Scope,
  { month, ids }: { month: MonthText; ids: readonly string[] | 'all' },
): Promise<string[]> {
  const presence = ids === 'all' ? 'missing' : 'all'
  const there = await listPayslipIds(
    { executor: reader, vault: null, scope, month },
    { search: '', presence },
  )
  const named = new Set(ids)
  return ids === 'all' ? there : there.filter((id) => named.has(id))
}

interface One {
  month: MonthText
  id: string
  words: Words
  /** Done in the transaction that keeps it. */
  also?: (trx: Trx) => Promise<unknown>
}

/** Tries again if another user has calculated meanwhile, perhaps from newer details. */
export async function calculateOne(house: House, scope: Scope, one: One): Promise<keyof Calculated> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await calculateOnce(house, scope, one)
    } catch (error) {
      // Deleted or changed since the click: counts as not calculable.
      if (error instanceof NotFound || error instanceof Conflict) return 'left'
      if (!(error instanceof Busy) || attempt === TRIES) throw error
    }
  }
}

async function calculateOnce(
  house: House,
  scope: Scope,
  { month, id, words, also }: One,
): Promise<keyof Calculated> {
  const context = await readMonthContext(house, scope, { month, extraNames: words.extraNames })
  const { calculation, employee, holiday, waiting, released } = await assess(context, id)
  if (!calculation) return 'left'
  if (waiting ? waiting.isSame : released?.change === 'none') return 'unchanged'
  const labels = words.labels[employee.language]
  await yieldToLoop()
  const content = { employeeId: employee.id, calculation, labels, holiday }
  await preparePayslip(house, scope, content, { seen: waiting?.id ?? null, also })
  return 'calculated'
}
