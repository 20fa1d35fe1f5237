import type { Language } from '~db/schema'
import { breathe } from '../breathe'
import type { MonthText } from '../calendar'
import type { House } from '../house'
import type { PayslipLabels } from '../payslips/from-payroll'
import { listPayslipIds } from '../payslips/month.server'
import { preparePayslip } from '../payslips/waiting.server'
import type { Scope } from '../scope'
import { readAround } from './around.server'
import { type Around, assess } from './assess.server'

/** What a press did. */
export interface Calculated {
  /** Wait for their release now. */
  calculated: number
  /** Would come out as they are. */
  unchanged: number
  /** Lack something, or are refused. */
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
  const around = await readAround(house, scope, { month, extraNames: words.extraNames })
  const done: Calculated = { calculated: 0, unchanged: 0, left: 0 }
  for (const id of ids === 'all' ? await idsWithout(house, scope, month) : ids) {
    await breathe()
    done[await calculateOne(house, scope, { around, id, words })] += 1
  }
  return done
}

/** Who worked in the month and has no payslip that is out. */
function idsWithout({ reader }: House, scope: Scope, month: MonthText): Promise<string[]> {
  return listPayslipIds({ executor: reader, vault: null, scope, month }, { search: '', presence: 'missing' })
}

async function calculateOne(
  house: House,
  scope: Scope,
  { around, id, words }: { around: Around; id: string; words: Words },
): Promise<keyof Calculated> {
  const { calculation, employee, waiting, released } = await assess(around, id)
  if (!calculation) return 'left'
  if (waiting ? waiting.isSame : released?.isSame) return 'unchanged'
  const labels = words.labels[employee.language]
  await breathe()
  await preparePayslip(house, scope, { employeeId: employee.id, calculation, labels })
  return 'calculated'
}
