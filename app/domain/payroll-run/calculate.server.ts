import type { Language } from '~db/schema'
import { Busy, Conflict, NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { breathe } from '../kernel/yield-to-loop'
import type { PayslipLabels } from '../payslips/from-payroll'
import { listPayslipIds } from '../payslips/month.server'
import { preparePayslip } from '../payslips/waiting.server'
import type { MonthText } from '../values/calendar'
import { type Around, assess } from './assess.server'
import { readAround } from './month-context.server'

/** How often to try where another user calculates the same person at the same moment. */
const TRIES = 3

/** What a press did. */
export interface Calculated {
  /** Wait for their release now. */
  calculated: number
  /** Would come out as they are. */
  unchanged: number
  /** Lack something, are refused, or did not work in the month. */
  left: number
}

export interface Words extends Pick<Around, 'extraNames'> {
  labels: Readonly<Record<Language, PayslipLabels>>
}

/**
 * Calculates the payslips of a month and keeps them for their release, each in a transaction of its own: of the
 * employees named, or of all who have none that is out. The same twice changes nothing, and one that cannot be
 * calculated does not stop the others.
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
    await breathe()
    done[here.has(id.toLowerCase()) ? await calculateOne(house, scope, { month, id, words }) : 'left'] += 1
  }
  return done
}

/** Who worked in the month, or has a payslip of it; or of the former those who have none that is out. */
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

/** Tries again where another user has calculated in the meantime, perhaps from newer details. */
async function calculateOne(house: House, scope: Scope, one: One): Promise<keyof Calculated> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await calculateOnce(house, scope, one)
    } catch (error) {
      // Deleted or changed since the press: counted with the months that cannot be calculated.
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
  const around = await readAround(house, scope, { month, extraNames: words.extraNames })
  const { calculation, employee, holiday, waiting, released } = await assess(around, id)
  if (!calculation) return 'left'
  if (waiting ? waiting.isSame : released?.change === 'none') return 'unchanged'
  const labels = words.labels[employee.language]
  await breathe()
  const said = { employeeId: employee.id, calculation, labels, holiday }
  await preparePayslip(house, scope, said, waiting?.id ?? null)
  return 'calculated'
}
