import type { Scope } from '~/domain/kernel/scope'
import { closeMonth } from '~/domain/payroll-closing/close.server'
import { readStand } from '~/domain/payroll-closing/stand.server'
import { readTurns } from '~/domain/payroll-closing/turn.server'
import { calculatePayslips } from '~/domain/payroll-run/calculate.server'
import { NO_EXTRAS } from '~/domain/payroll-run/extras'
import { keepExtras } from '~/domain/payroll-run/extras.server'
import { keepFacts } from '~/domain/payroll-run/facts.server'
import { addFund } from '~/domain/payroll-run/funds.server'
import { keepPayrollSettings } from '~/domain/payroll-run/settings.server'
import { listReadyIds } from '~/domain/payslip-release/list.server'
import { releaseIncoming } from '~/domain/payslip-release/release.server'
import { findPayslip } from '~/domain/payslips/list.server'
import { recordRead } from '~/domain/payslips/reads.server'
import type { DateText, MonthText } from '~/domain/values/calendar'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { byDay, type Firm, idOf, onDay, openLink } from '../firm'
import type { EmployeeStory } from '../story'
import { tellHours, tellLateHours } from './hours'
import { christmasIn, employeesOf, factsOf, isPayable, type Told } from './terms'
import { tellTimeRecorder } from './time-recorder'

/** The newest month that is paid, which is still open. */
const NEWEST = -1

/** What was worked and paid in each month, to the last. */
export function tellPayroll(firm: Firm): void {
  const { since, timeRecorder } = firm.story.payroll
  const employees = employeesOf(firm)
  tellTerms(firm)
  for (const told of employees) tellFacts(firm, told)
  for (let month = since; month < 0; month++) {
    tellHours(firm, month)
    tellPayslips(firm, month)
    tellReading(firm, month)
    if (month < NEWEST) tellClosing(firm, month)
  }
  for (const told of employees) if (told.story.corrected) tellCorrection(firm, told, told.story.corrected)
  if (timeRecorder) {
    tellCalculation(firm)
    tellTimeRecorder(firm, timeRecorder)
  }
}

function tellTerms(firm: Firm): void {
  const { house, timeline, story } = firm
  byDay(firm, `${timeline.month(story.payroll.since)}-01`, async (scope) => {
    await keepPayrollSettings(house, scope, { ...story.payroll.firm, from: null, revision: 0 })
    for (const fund of story.payroll.funds) await addFund(house, scope, fund)
  })
}

/** Holiday is entered for each year; extras once, and for each Christmas. */
function tellFacts(firm: Firm, { key, story }: Told): void {
  const { house, timeline } = firm
  const { since } = firm.story.payroll
  const id = idOf(firm, 'employee', key)
  const months = Array.from({ length: 1 - since }, (_, index) => timeline.month(since + index))
  const years = months.filter((month) => month === months[0] || month.endsWith('-01'))
  for (const [revision, from] of years.entries())
    byDay(firm, `${from}-01`, (scope) =>
      keepFacts(house, scope, id, { from, facts: factsOf(story), revision }),
    )
  const monthly = (story.monthlyExtras ?? []).map((extra) => ({ ...extra, isMonthly: true }))
  for (const month of months) {
    // Of the year before the first month nothing is known here, so that one-time pay would be refused.
    const christmas = month === months[0] ? [] : christmasIn(story, month)
    if (christmas.length === 0 && (month !== months[0] || monthly.length === 0)) continue
    const items = [...monthly, ...christmas]
    byDay(firm, `${month}-01`, (scope) =>
      keepExtras(house, scope, { employeeId: id, month }, { ...NO_EXTRAS, items, revision: 0 }),
    )
  }
}

function tellCorrection(firm: Firm, told: Told, corrected: NonNullable<EmployeeStory['corrected']>): void {
  const day = tellLateHours(firm, told, corrected)
  tellPayslips(firm, corrected.month, { day, ids: [idOf(firm, 'employee', told.key)] })
}

/** Calculates and releases the payslips of a month early in the next, or some of them once more. */
function tellPayslips(
  firm: Firm,
  offset: number,
  { day, ids }: { day: DateText; ids: readonly string[] | 'all' } = {
    day: `${firm.timeline.month(offset + 1)}-03`,
    ids: 'all',
  },
): void {
  const { house, timeline } = firm
  const month = timeline.month(offset)
  if (!isPayable(month)) return
  byDay(firm, day, async (scope) => {
    const { left } = await calculatePayslips(house, scope, { month, ids, words: PAYROLL_WORDS })
    const filter = { search: '', stand: 'calculated', month } as const
    const waiting = await listReadyIds(house.reader, scope, { ...filter, until: scope.at })
    const { stale } = await releaseIncoming(house, scope, { ids: waiting, words: PAYROLL_WORDS })
    if (left + stale > 0) throw new Error(`${left + stale} payslips of ${month} are not released`)
  })
}

function tellClosing(firm: Firm, offset: number): void {
  const { house, timeline } = firm
  const month = timeline.month(offset)
  if (!isPayable(month)) return
  byDay(firm, `${timeline.month(offset + 1)}-06`, async (scope) => {
    if ((await readTurns(house.reader, scope)).next !== month) return
    const { sha256: seen } = await readStand(house.reader, house.vault, scope, { month })
    await closeMonth(house, scope, { month, seen, changed: 0 })
  })
}

/** Calculates what can be of this month. */
function tellCalculation(firm: Firm): void {
  const { house, timeline } = firm
  const month = timeline.month(0)
  if (!isPayable(month)) return
  byDay(firm, timeline.clock.today, (scope) =>
    calculatePayslips(house, scope, { month, ids: 'all', words: PAYROLL_WORDS }),
  )
}

/** Two days after the payslips of a month, the people read them. */
function tellReading(firm: Firm, offset: number): void {
  const { timeline } = firm
  const month = timeline.month(offset)
  const readers = employeesOf(firm).filter(({ story: { reads } }) =>
    offset === -1 ? reads === 'promptly' : reads !== undefined,
  )
  if (readers.length === 0) return
  onDay(firm, `${timeline.month(offset + 1)}-05`, async (scope) => {
    for (const { key } of readers) await read(firm, scope, { employeeId: idOf(firm, 'employee', key), month })
  })
}

async function read(firm: Firm, scope: Scope, of: { employeeId: string; month: MonthText }): Promise<void> {
  const { house } = firm
  const slip = await findPayslip(house.reader, house.vault, scope, of)
  if (!slip) return
  const visitor = await openLink(firm, scope, { purpose: 'mitarbeiter-portal', subjectId: of.employeeId })
  await recordRead(house, visitor, [slip.id], 'opened_at')
}
