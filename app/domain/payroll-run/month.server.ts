import { BY_NAME, countOfMonth, employeesOfMonth } from '../employees/of-month.server'
import { isMonthClosed } from '../hours/closed.server'
import type { Executor, House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Listing } from '../lists/listing.server'
import type { Paged, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { Payslip } from '../payroll/payslip/result'
import type { Difference } from '../payslips/difference'
import { payslipsIn } from '../payslips/month.server'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { type Assessment, assessEach } from './assess.server'
import { differencesOf } from './differences.server'
import { type Leaver, listLeavers } from './leavers.server'
import { type ContextOf, type MonthContext, readMonthContext } from './month-context.server'

const PER_PAGE = 50

interface RunRow {
  id: string
  /** Of the calculated payslip that is kept, or else of the one that would be. */
  payoutCents: Cents | null
  /** If the one that is kept would come out otherwise today. */
  newPayoutCents: Cents | null
  isCalculable: boolean
  /** Still to be paid after an earlier payslip of the month. */
  difference: Difference | null
  result: Payslip | null
}

export interface PayrollRunPage {
  month: MonthText
  isClosed: boolean
  hasFirm: boolean
  /** Payslips of the month to release, without those on this page that would come out differently; 0 while they are calculated. */
  waiting: number
  counts: { employees: number; there: number }
  leavers: Leaver[]
  list: Paged<Omit<Assessment, 'calculation'> & RunRow>
}

interface Asked extends ContextOf {
  place: Place
  isCalculating: boolean
}

export async function readPayrollRun(
  house: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { place, isCalculating, ...of }: Asked,
): Promise<PayrollRunPage> {
  const { month } = of
  const context = await readMonthContext(house, scope, of)
  const everybody = { search: '', presence: 'all' } as const
  const listed = payslipsIn(scope, month)
  const list: Listing<PayrollRunPage['list']['items'][number], 'employees'> = {
    matching: employeesOfMonth(house.reader, scope, listed, everybody).select('id'),
    order: BY_NAME,
    rows: (ids) => readRows(context, ids),
  }
  const counts = await countOfMonth(house.reader, scope, listed)
  const shown = await readPage(house.reader, scope, list, {
    place,
    perPage: PER_PAGE,
    known: counts.employees,
  })
  return {
    month,
    isClosed: await isMonthClosed(house.reader, scope, month),
    hasFirm: context.firm !== undefined,
    counts,
    leavers: await listLeavers(house.reader, scope, month),
    list: shown,
    waiting: isCalculating ? 0 : await countReleasable(house.reader, scope, { month, shown: shown.items }),
  }
}

async function readRows(
  context: MonthContext,
  ids: readonly string[],
): Promise<PayrollRunPage['list']['items']> {
  const assessments = await assessEach(context, ids)
  const differences = await differencesOf(context, assessments)
  return assessments.map(({ calculation, ...assessment }) => {
    const fresh = calculation?.result ?? null
    const result = assessment.waiting?.result ?? fresh
    return {
      id: assessment.employee.id,
      ...assessment,
      payoutCents: assessment.waiting?.payoutCents ?? result?.payout.cents ?? null,
      newPayoutCents: newPayout(assessment, fresh),
      isCalculable: fresh !== null,
      result,
      difference: differences.get(assessment.employee.id) ?? null,
    }
  })
}

export function newPayout({ waiting }: Pick<Assessment, 'waiting'>, fresh: Payslip | null): Cents | null {
  return waiting && !waiting.isSame ? (fresh?.payout.cents ?? null) : null
}

/** Without those on the page shown that would come out differently; each of the others is checked on release. */
async function countReleasable(
  reader: Executor,
  { tenantId }: Within,
  { month, shown }: { month: MonthText; shown: readonly Pick<Assessment, 'waiting'>[] },
): Promise<number> {
  const { count } = await reader
    .selectFrom('waiting_payslips')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .executeTakeFirstOrThrow()
  return count - shown.filter(({ waiting }) => waiting?.isSame === false).length
}
