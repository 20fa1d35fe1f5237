import { getEmployee } from '~/domain/employees/find.server'
import { openEmployeeSecrets } from '~/domain/employees/secrets.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { NOTHING_RARE, type PayrollFacts } from '~/domain/payroll-run/facts'
import { readFacts } from '~/domain/payroll-run/facts.server'
import { listFunds } from '~/domain/payroll-run/funds.server'
import { type MonthText, monthOf } from '~/domain/values/calendar'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import type { EmploymentType } from '~db/schema'

export type FactsPage = Awaited<ReturnType<typeof payrollFactsData>>

type Terms = Pick<PayrollFacts, 'personGroup' | 'contributionGroup' | 'isInTransitionZone'>

const USUAL: Record<EmploymentType, Terms> = {
  full_time: { personGroup: '101', contributionGroup: '1111', isInTransitionZone: false },
  part_time: { personGroup: '101', contributionGroup: '1111', isInTransitionZone: false },
  midijob: { personGroup: '101', contributionGroup: '1111', isInTransitionZone: true },
  apprentice: { personGroup: '102', contributionGroup: '1111', isInTransitionZone: false },
  working_student: { personGroup: '106', contributionGroup: '0100', isInTransitionZone: false },
  minijob: { personGroup: '109', contributionGroup: '6100', isInTransitionZone: false },
}

export async function payrollFactsData(scope: OfficeScope, employeeId: string) {
  const employee = await getEmployee(house.reader, scope, employeeId)
  const { dated, revision } = await readFacts(house.reader, house.vault, scope, employee.id)
  const names = (await listFunds(house.reader, scope)).map(({ name }) => name)
  const funds = [...new Set(names)]
  const { taxClass, healthFund } = await openEmployeeSecrets(house.reader, house.vault, scope, employee.id)
  const fund = funds.find((name) => name === healthFund) ?? null
  const [newest] = dated
  return {
    employee: { id: employee.id, name: fullName(employee.firstName, employee.lastName) },
    from: newest?.from ?? firstMonth(employee.entryOn, scope.today),
    facts: newest?.facts ?? { ...EMPTY, ...USUAL[employee.employmentType], taxClass, fund },
    isFirst: newest === undefined,
    months: dated.map(({ from }) => from),
    funds,
    revision,
  }
}

/** Not before the current year: earlier months were paid elsewhere. */
function firstMonth(entryOn: string, today: string): MonthText {
  const year = `${today.slice(0, 4)}-01`
  return monthOf(entryOn) > year ? monthOf(entryOn) : year
}

const EMPTY: PayrollFacts = {
  personGroup: '101',
  contributionGroup: '1111',
  fund: null,
  isInTransitionZone: false,
  fixedTermTo: null,
  flatTaxBorneBy: 'employer',
  taxClass: null,
  factor: null,
  childAllowances: null,
  church: '--',
  allowanceMonthly: null,
  allowanceAnnual: null,
  additionMonthly: null,
  additionAnnual: null,
  isParent: false,
  childBirthDates: [],
  privateHealth: null,
  privateCare: null,
  privateTax: null,
  isSubsidised: true,
  pensionExemption: null,
  otherJob: null,
  otherCents: null,
  earlierEmployers: 'none',
  earlierCents: null,
  isEarlierUnknown: false,
  holidayDays: null,
  holidayCarried: null,
  ...NOTHING_RARE,
}
