import { isMonthClosed } from '~/domain/hours/closed.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { Finding } from '~/domain/payroll/findings'
import { isClosed as isPayrollClosed } from '~/domain/payroll-closing/closed.server'
import { findCountingMonth } from '~/domain/payroll-closing/turn.server'
import { readChecks } from '~/domain/payroll-month/checks/read-checks.server'
import { findProgresses } from '~/domain/payroll-queue/progress.server'
import type { Assessment } from '~/domain/payroll-run/assess.server'
import { readExtras } from '~/domain/payroll-run/extras.server'
import { newPayout, readPayrollRun } from '~/domain/payroll-run/month.server'
import { runSums } from '~/domain/payroll-run/run-sums'
import { readPayrollSlip } from '~/domain/payroll-run/slip.server'
import { readFigures } from '~/domain/payroll-years/loaded.server'
import { findDelivered } from '~/domain/payslip-comparison/find-theirs.server'
import { listWaiting } from '~/domain/payslips/waiting.server'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { findingSentences } from '~/i18n/payroll-sentences.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import type { Language } from '~db/schema'
import { monthIn } from '../hours/page.server'
import { visibleTo } from '../payroll-checks/visible-to'
import type { RunQuery } from './run-query'
import { slipSections } from './slip-lines.server'

export type PayrollRun = Awaited<ReturnType<typeof payrollRunData>>

export type PayrollSlip = Awaited<ReturnType<typeof payrollSlipData>>

export interface IssueInWords {
  text: string
}

export async function payrollRunData(
  scope: OfficeScope,
  { month, place, ticked, language }: RunQuery & { month: MonthText; language: Language },
) {
  const { extraNames } = PAYROLL_WORDS
  const of = monthIn(month)
  const [calculation, release] = await findProgresses(house.reader, scope, [
    { work: 'calculation', month: of },
    { work: 'release' },
  ])
  const figures = await readFigures(house.reader)
  const isCalculating = calculation !== undefined && calculation.open > 0
  const run = await readPayrollRun(house, scope, { month: of, place, extraNames, figures, isCalculating })
  const sums = runSums(run.list.items.flatMap(({ result }) => result ?? []))
  const items = run.list.items.map(({ issues, remarks, result: _, kept: __, waiting, ...item }) => ({
    ...item,
    remarks: visibleTo(scope, remarks),
    waiting: waiting && shownOf(waiting),
    issues: issuesInWords(visibleTo(scope, issues), language),
  }))
  const slips = await listWaiting(house.reader, scope, run.month)
  const employeeIds = items.map(({ id }) => id)
  const kept = new Map(run.list.items.map((item) => [item.id, item.kept]))
  const checks = await readChecks(house, scope, {
    ...{ month: run.month, employeeIds, figures },
    opened: (id) => kept.get(id),
    unopened: [],
  })
  return {
    ...run,
    place,
    ticked,
    calculation,
    isCalculating,
    isPayrollClosed: await isPayrollClosed(house.reader, scope, of),
    release,
    seenAt: scope.at,
    list: {
      ...run.list,
      items: items.map((item) => ({
        ...item,
        slip: slips.find(({ employeeId }) => employeeId === item.id) ?? null,
      })),
    },
    sums,
    checked: items.map(({ employee }) => ({
      employee,
      checks: visibleTo(scope, checks.get(employee.id) ?? []),
    })),
  }
}

export async function payrollSlipData(
  scope: OfficeScope,
  { month: text, employeeId, language }: { month: string; employeeId: string; language: Language },
) {
  const month = monthIn(text)
  const { assessment, view, result, difference } = await readPayrollSlip(house, scope, {
    employeeId,
    month,
    words: PAYROLL_WORDS,
  })
  const { calculation, kept: _, issues, waiting, ...shown } = assessment
  const of = { employeeId: shown.employee.id, month }
  const delivered = await findDelivered(house.reader, scope, of)
  return {
    month,
    ...shown,
    waiting: waiting && shownOf(waiting),
    issues: issuesInWords(issues, language),
    difference,
    isDelivered: delivered.waiting !== undefined || delivered.released !== undefined,
    payoutCents: result?.payout.cents ?? null,
    newPayoutCents: newPayout(assessment, calculation?.result ?? null),
    isClosed: await isMonthClosed(house.reader, scope, month),
    parts: view?.payslip.corrects?.difference ?? null,
    countsIn: await findCountingMonth(house.reader, scope, month),
    missingFields: view?.missing ?? [],
    sections: result ? slipSections(result, language) : [],
    ...(await readExtras(house.reader, house.vault, scope, of)),
  }
}

/** Without what was calculated: pages show it in words. */
function shownOf({ id, isSame }: NonNullable<Assessment['waiting']>) {
  return { id, isSame }
}

function issuesInWords(issues: readonly Finding[], language: Language): IssueInWords[] {
  return findingSentences(issues, language).map((text) => ({ text }))
}
