import { randomUUID } from 'node:crypto'
import { DEMO_OWNER } from '~/commands/demo/owner'
import { addPay } from '~/domain/employees/pay.server'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { Calculation } from '~/domain/payroll/calculation'
import type { History } from '~/domain/payroll/payslip/history-input'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { closeMonth } from '~/domain/payroll-closing/close.server'
import { readStand } from '~/domain/payroll-closing/stand.server'
import { calculateEqualised } from '~/domain/payroll-run/equalised'
import { NO_EXTRAS } from '~/domain/payroll-run/extras'
import type { PayrollFacts } from '~/domain/payroll-run/facts'
import { keepFacts } from '~/domain/payroll-run/facts.server'
import { addFund } from '~/domain/payroll-run/funds.server'
import { payslipInputOf } from '~/domain/payroll-run/input'
import type { PayrollSettings } from '~/domain/payroll-run/settings'
import { keepPayrollSettings } from '~/domain/payroll-run/settings.server'
import { usualFacts } from '~/domain/payroll-run/usual-facts'
import { contentOf } from '~/domain/payslips/content'
import { keptColumns } from '~/domain/payslips/seals.server'
import type { PersonMonth } from '~/domain/person-years/person-year'
import { createTenant } from '~/domain/tenants/tenants.server'
import { startSession } from '~/domain/users/accounts/sessions.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { newSessionToken } from '~/http/session-cookie.server'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { makeEmployee } from '../factories/employees'
import type { TestHouse } from '../support/test-house'
import { payslipView } from '../support/views/payslip-view'

const PEOPLE = 300
/** From 2026 on December's pay brings back what was withheld too much, § 42b EStG. */
const YEAR = '2026'
/** The month whose pages are asked for. */
export const PAID_MONTH = `${YEAR}-12`
const MONTHS = Array.from({ length: 12 }, (_, index) => `${YEAR}-${String(index + 1).padStart(2, '0')}`)
const PERSON = { entryOn: `${YEAR}-01-01`, birthDate: '1990-06-15' }
const FUNDS = ['Küstenkasse', 'Nordsee BKK', 'Alpenkasse'].map((name, index) => ({
  ...{ name, from: `${YEAR}-01`, additionalRate: `2.${5 + index}`, u1Rate: '1.6', u2Rate: '0.4' },
}))
const FIRM: PayrollSettings = {
  ...({ state: 'HH', isInU1: false, isLevied: true, isPublicBody: false, trade: 'none' } as const),
  isEqualising: false,
  ...({ proration: 'calendar_days', overtimePercent: '25', nightPercent: '25' } as const),
  ...{ deepNightPercent: null, sundayPercent: '50', holidayPercent: '100', specialHolidayPercent: null },
}

/** How people are paid and insured; everybody is one of them. */
const KINDS = Array.from({ length: 12 }, (_, index) => kindOf(index))

type Kind = ReturnType<typeof kindOf>

function kindOf(index: number) {
  const isMinijob = index === 11
  const facts: PayrollFacts = {
    ...usualFacts(isMinijob ? 'minijob' : 'full_time'),
    fund: isMinijob ? null : (FUNDS[index % FUNDS.length]?.name ?? null),
    taxClass: isMinijob ? null : ([1, 3, 4][index % 3] ?? 1),
    church: index % 2 === 0 ? 'ev' : '--',
  }
  const pay = {
    from: MONTHS[0] ?? '',
    kind: 'monthly',
    cents: isMinijob ? 520_00 : 2_300_00 + index * 411_00,
  } as const
  return { facts, pay, weeklyHours: isMinijob ? '9' : '38.5' }
}

export interface PayrollFirm {
  tenantId: string
  employeeId: string
  headers: { Cookie: string }
}

/** A firm of 300 people in a stopped product's database, all paid for a year that is closed but for its last month. */
export async function growPayroll(house: House): Promise<PayrollFirm> {
  const at = new Date().toISOString()
  const { id: tenantId } = await createTenant(house, { actor: 'system', at }, TENANT)
  const scope: Scope = { tenantId, actor: 'system', at, today: at.slice(0, 10) }
  await keepPayrollSettings(house, scope, { ...FIRM, from: null, revision: 0 })
  for (const fund of FUNDS) await addFund(house, scope, fund)
  const years = KINDS.map(yearOf)
  let employeeId = ''
  for (let index = 0; index < PEOPLE; index += 1) {
    const kind = index % KINDS.length
    employeeId = await settle(house, scope, { index, ...(KINDS[kind] as Kind) })
    const slips = (years[kind] ?? []).map((calculation, slip) =>
      slipOf(house, scope, { employeeId, calculation, slipNumber: slip + 1 }),
    )
    await writing(house, scope, (trx) => trx.insertInto('payslips').values(slips).execute())
  }
  for (const month of MONTHS.slice(0, -1)) {
    const { sha256: seen } = await readStand(house.reader, house.vault, scope, { month })
    await closeMonth(house, scope, { month, seen, changed: 0 })
  }
  return { tenantId, employeeId, headers: await signIn(house, scope) }
}

const TENANT = {
  ...{ name: 'Lohn & Brot GmbH', street: 'Holstenstraße 12', postal_code: '24103', city: 'Kiel' },
  ...{
    country: 'DE',
    email: 'lohn@brot.example',
    tax_number: '20/123/45678',
    iban: 'DE02120300000000202051',
  },
}

async function settle(
  house: House,
  scope: Scope,
  { index, facts, pay, weeklyHours }: Kind & { index: number },
) {
  const { id } = await makeEmployee(house as TestHouse, scope, {
    ...{ first_name: `Jörg ${index}`, last_name: 'Petersen', email: `person${index}@brot.example` },
    ...{ entry_on: PERSON.entryOn, birth_date: PERSON.birthDate, weekly_hours: weeklyHours },
    iban: 'DE02500105170137075030',
  })
  await addPay(house, scope, id, pay)
  await keepFacts(house, scope, id, { from: pay.from, facts, revision: 0 })
  return id
}

/** Each month by what the one before hands on. */
function yearOf({ facts, pay, weeklyHours }: Kind): Calculation[] {
  let history: History = 'first_month'
  const months: PersonMonth[] = []
  return MONTHS.map((month) => {
    const { input } = payslipInputOf({
      ...{ month, ...PERSON, weeklyHours, exitOn: null, earlier: [], after: undefined, worked: null },
      funds: FUNDS.filter(({ name }) => name === facts.fund),
      ...{ facts, pay, firm: FIRM, extras: { ...NO_EXTRAS, items: [] }, history },
    })
    const before = month === PAID_MONTH ? () => ({ year: YEAR, opening: undefined, months }) : undefined
    const { calculation, issues } = calculateEqualised(input ?? {}, {
      before,
      figures: shippedFigures(),
    }).outcome
    if (!calculation) throw new Error(`${month}: ${issues.map(({ code }) => code).join(', ')}`)
    months.push({ month, revision: 1, publishedAt: `${month}-28T08:00:00.000Z`, calculation })
    history = calculation.result.history
    return calculation
  })
}

interface Slip {
  employeeId: string
  calculation: Calculation
  slipNumber: number
}

/** Without its PDF. */
function slipOf({ vault }: House, scope: Scope, { employeeId, calculation, slipNumber }: Slip) {
  const id = randomUUID()
  const { month, lines, facts } = contentOf({ employeeId, calculation, labels: payrollTexts.de })
  const view = payslipView({ month, lines: [...lines], facts })
  return {
    ...{ tenant_id: scope.tenantId, id, employee_id: employeeId, month, revision: 1 },
    ...{ slip_number: slipNumber, published_at: scope.at },
    ...keptColumns(vault, scope, id, { view, calculation }),
  }
}

async function signIn(house: House, scope: Scope) {
  const { id: userId } = await house.reader
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_OWNER.email)
    .executeTakeFirstOrThrow()
  await addMembership(house, scope, { userId, role: 'owner' })
  const { tokenHash, setCookie } = await newSessionToken()
  await startSession(house, { tokenHash, userId, tenantId: scope.tenantId, userAgent: null, at: scope.at })
  return { Cookie: setCookie.split(';')[0] ?? '' }
}

/** Pages of the firm's payroll. */
export function payrollPagesOf({ employeeId }: Pick<PayrollFirm, 'employeeId'>): Record<string, string> {
  const run = `/lohnzettel/abrechnung/${PAID_MONTH}`
  const report = (name: string) => `${run}/auswertungen/${name}`
  const ofPerson = `/mitarbeiter/${employeeId}/lohnjahr/${YEAR}`
  return {
    'payroll, run': run,
    'payroll, comparison': `${run}/vergleich`,
    'payroll, payments': `${run}/zahlungen`,
    'payroll, bookings': `${run}/buchungen`,
    'payroll, closing': `${run}/abschluss`,
    'payroll, closing with sums': `${run}/abschluss?summen=ja`,
    'payroll, payslips': `/lohnzettel?monat=${PAID_MONTH}`,
    'payroll, reports to social insurance': '/lohnzettel/meldungen',
    'payroll, reports': `${run}/auswertungen`,
    'payroll, journal': report('lohnjournal'),
    'payroll, contributions': report('beitragsnachweise'),
    'payroll, wage tax return': report('lohnsteuer-anmeldung'),
    'payroll, accounts': report('lohnkonten'),
    'payroll, accident insurance': report('unfallversicherung'),
    'payroll, minimum wage': report('mindestlohn'),
    'payroll, equalisation': report('jahresausgleich'),
    'payroll, turn of the year': report('jahreswechsel'),
    'payroll, account of somebody': `${ofPerson}/lohnkonto`,
    'payroll, certificate of somebody': `${ofPerson}/lohnsteuerbescheinigung`,
  }
}
