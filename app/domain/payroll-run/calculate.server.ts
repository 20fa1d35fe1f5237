import type { Language } from '~db/schema'
import { Busy, Conflict, NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
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
 * Calculates the payslips of a month and keeps them for release, one transaction each: for the employees named, or for
 * all without a released one. Idempotent; one that cannot be calculated does not stop the others.
 */
export async function calculatePayslips(
  house: House,
  scope: Scope,
  { month, ids, words }: { month: MonthText; ids: readonly string[] | 'all'; words: Words },
): Promise<Calculated> {
  const done: Calculated = { calculated: 0, unchanged: 0, left: 0 }
  const whose = new Set(ids === 'all' ? await idsOf(house, scope, month, 'missing') : ids)
  const here = ids === 'all' ? whose : new Set(await idsOf(house, scope, month, 'all'))
  for (const id of whose) {
    await yieldToLoop()
    done[here.has(id) ? await calculateOne(house, scope, { month, id, words }) : 'left'] += 1
  }
  return done
}

/** Employees who worked in the month or have a payslip of it; without names, only those without a released one. */
function idsOf(
  { reader }: House,
  scope: Scope,
  month: MonthText,
  presence: 'missing' | 'all',
): Promise<string[]> {
  return listPayslipIds({ executor: reader, vault: null, scope, month }, { search: '', presence })
}

interface One {
  month: MonthText
  id: string
  words: Words
}

/** Tries again if another user has calculated meanwhile, perhaps from newer details. */
async function calculateOne(house: House, scope: Scope, one: One): Promise<keyof Calculated> {
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
  { month, id, words }: One,
): Promise<keyof Calculated> {
  const context = await readMonthContext(house, scope, { month, extraNames: words.extraNames })
  const { calculation, employee, holiday, waiting, released } = await assess(context, id)
  if (!calculation) return 'left'
  if (waiting ? waiting.isSame : released?.change === 'none') return 'unchanged'
  const labels = words.labels[employee.language]
  await yieldToLoop()
  const content = { employeeId: employee.id, calculation, labels, holiday }
  await preparePayslip(house, scope, content, waiting?.id ?? null)
  return 'calculated'
}
