import { getEmployee } from '../employees/find.server'
import { openEmployeeSecrets } from '../employees/secrets.server'
import { NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { MINIJOB_COMPANY_NUMBER } from '../payroll-reports/company-number'
import { readReporting as readNumbers } from '../payroll-reports/settings.server'
import { absencesIn } from '../payroll-run/absences'
import { openExtras } from '../payroll-run/absences.server'
import { factsIn, needsFund, type PayrollFacts } from '../payroll-run/facts'
import { readFacts } from '../payroll-run/facts.server'
import { listReleased } from '../payslips/calculated.server'
import { addDays, type DateText, daysOfMonth, type MonthText, monthOf } from '../values/calendar'
import { fingerprintOf } from './fingerprint'
import { reportedApartFor } from './pay-apart'
import { findFigures } from './pay-apart.server'
import { isInterruptedIn, type Period, periodOf } from './period'
import type { Report, ReportCode } from './report'
import { payOf, payReportedApart, type ReportPay } from './report-pay'
import type { Reported } from './reported'
import { readReporting } from './reporting.server'
import { reportsOf } from './reports-of'

/** Absences that began earlier are entered for later months too. */
const FIRST_MONTH = '2025-01'

const WITHOUT_PAY: readonly ReportCode[] = ['37']

export interface ReportDetails {
  report: Report
  isTold: boolean
  /** Betriebsnummer of the firm. */
  companyNumber: string | null
  person: {
    id: string
    number: string
    firstName: string
    lastName: string
    insuranceNumber: string | null
    birthDate: DateText | null
  }
  period: Period | undefined
  /** Of the day, and of the day before a change. */
  terms: Terms
  before: Terms | undefined
  pay: ReportPay | undefined
}

interface Terms extends Pick<PayrollFacts, 'personGroup' | 'contributionGroup' | 'isInTransitionZone'> {
  /** Null for the Minijob-Zentrale. */
  fund: string | null
  fundNumber: string | null
}

/** A report with everything that payroll knows for it. @throws NotFound if there is no such report */
export async function readReportDetails(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  wanted: Omit<Report, 'due'>,
): Promise<ReportDetails> {
  const employee = await getEmployee(executor, scope, wanted.employeeId)
  const { id, number, firstName, lastName, entryOn, exitOn } = employee
  const { dated } = await readFacts(executor, vault, scope, id)
  const entered = await openExtras(executor, vault, scope, { employeeIds: [id], from: FIRST_MONTH })
  const absences = absencesIn(entered(id))
  const slip =
    wanted.code === '54' ? await findFigures({ reader: executor, vault }, scope, wanted) : undefined
  const apartFor = slip && reportedApartFor(slip, { absences, exitOn, facts: dated })
  const paidApart = apartFor === undefined ? [] : [monthOf(wanted.day)]
  const reported = { employeeId: id, entryOn, exitOn, facts: dated, absences, paidApart }
  const year = Number(wanted.day.slice(0, 4))
  const report = reportsOf(reported, await readReporting(executor, scope), [year]).find(
    ({ code, day }) => code === wanted.code && day === wanted.day,
  )
  const terms = factsIn(dated, apartFor ?? monthOf(wanted.day)) ?? dated.at(-1)?.facts
  if (!report || !terms) throw new NotFound()
  const { socialInsuranceNumber, birthDate } = await openEmployeeSecrets(executor, vault, scope, id)
  const period = apartFor === undefined ? periodOf(report, reported) : wholeMonth(apartFor)
  const isChange = report.code.includes('_')
  const earlier = isChange ? factsIn(dated, monthOf(addDays(report.day, -1))) : undefined
  const { settings, funds } = await readNumbers(executor, scope)
  const numbers = new Map(funds.map(({ name, companyNumber }) => [name, companyNumber]))
  const told = await executor
    .selectFrom('insurance_reports')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('fingerprint', '=', fingerprintOf(vault, scope, report))
    .executeTakeFirst()
  return {
    report,
    isTold: told !== undefined,
    companyNumber: settings.companyNumber,
    person: { id, number, firstName, lastName, insuranceNumber: socialInsuranceNumber, birthDate },
    period,
    terms: termsOf(terms, numbers),
    before: earlier && termsOf(earlier, numbers),
    pay: slip
      ? payReportedApart(slip)
      : await readPay({ executor, vault, scope }, { report, period, person: reported }),
  }
}

async function readPay(
  { executor, vault, scope }: { executor: House['reader']; vault: House['vault']; scope: Within },
  about: { report: Report; period: Period | undefined; person: Reported },
): Promise<ReportPay | undefined> {
  const { period, person } = about
  const { employeeId, code, day } = about.report
  if (!period || WITHOUT_PAY.includes(code)) return undefined
  if (code !== '92' && isInterruptedIn(period, person)) return { ...payOf(period, new Map()), missing: [] }
  // Accident insurance is told all that somebody was paid in the year, after the exit too.
  const to = monthOf(code === '92' ? day : period.to)
  const months = { employeeIds: [employeeId], from: monthOf(period.from), to }
  const slips = await listReleased(executor, vault, scope, months)
  const calculated = slips.flatMap((slip) => {
    const calculation = slip.figures()
    return calculation ? [[slip.month, calculation] as const] : []
  })
  return payOf(period, new Map(calculated))
}

function wholeMonth(month: MonthText): Period {
  const { first: from, last: to } = daysOfMonth(month)
  return { from, to }
}

function termsOf(facts: PayrollFacts, numbers: ReadonlyMap<string, string | null>): Terms {
  const { personGroup, contributionGroup, isInTransitionZone } = facts
  const fund = needsFund(facts) ? facts.fund : null
  const fundNumber = fund === null ? MINIJOB_COMPANY_NUMBER : (numbers.get(fund) ?? null)
  return { personGroup, contributionGroup, isInTransitionZone, fund, fundNumber }
}
