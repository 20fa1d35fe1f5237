import { extractIBAN, isValidIBAN } from 'ibantools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '~/commands/demo/firm'
import { GARTEN_GROTH } from '~/commands/demo/firms/garten-groth'
import { seedDemo } from '~/commands/demo/seed'
import type { FirmStory } from '~/commands/demo/story'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { renderPayslipPdf } from '~/documents/payslip-pdf.server'
import { listContracts } from '~/domain/contracts/of-customer.server'
import { parseInvoiceView } from '~/domain/invoices/issuing/view'
import { listInvoices } from '~/domain/invoices/list.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { listActiveMandates, openMandateIban } from '~/domain/mandates/mandates.server'
import { stateOnDay } from '~/domain/mandates/state.server'
import type { Calculation } from '~/domain/payroll/calculation'
import { readPayrollRun } from '~/domain/payroll-run/month.server'
import { missingOfCertificate } from '~/domain/payslips/certificate'
import { findPayslip, listPayslips, type Payslip } from '~/domain/payslips/list.server'
import { findPayslipView } from '~/domain/payslips/seals.server'
import { findAccount } from '~/domain/users/accounts/accounts.server'
import { membershipsOf } from '~/domain/users/members/memberships.server'
import { addMonths, monthOf } from '~/domain/values/calendar'
import { formatAmount, formatDecimal } from '~/i18n/format'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { copyDatabase, freshDatabase } from '../../support/database'
import { HAS_RULES, ruleFaults } from '../../support/einvoice/rules'
import { schemaFaults } from '../../support/einvoice/schema'
import { findCalculation } from '../../support/find-calculation'
import { readPdf } from '../../support/pdf'
import type { Connection, TestHouse } from '../../support/test-house'

const owner = { email: 'inga@foerde-glanz.example', name: 'Inga Matthießen', passwordHash: 'hash' }
const NOVEMBER = '2026-11-21'
const SLOW_MS = 30_000

/** Seeds the demo and gives the ids of what its stories name. */
async function seedOn(house: TestHouse, today: string, seed = 'demo') {
  const clock = { at: `${today}T13:37:00.000Z`, today }
  const { ownerId, cleaners, gardeners } = await seedDemo(house, { clock, seed, owner })
  const employee = (key: string) => idOf(cleaners, 'employee', key)
  return {
    ownerId,
    tenantId: cleaners.tenantId,
    gardenId: gardeners.tenantId,
    employees: Object.keys(cleaners.story.employees).map(employee),
    employee,
    customer: (key: string) => idOf(cleaners, 'customer', key),
    invoice: (name: string) => idOf(cleaners, 'invoice', name),
  }
}

type Seeded = Awaited<ReturnType<typeof seedOn>>

const shared = { close: async () => {} } as ReturnType<typeof copyDatabase> & { ids: Seeded }

beforeAll(async () => {
  const database = copyDatabase()
  Object.assign(shared, database, { ids: await seedOn(database.house, NOVEMBER) })
}, SLOW_MS)
afterAll(() => shared.close())

test('its owner signs in to the cleaners and can switch to the gardeners', async () => {
  const { tenantId, ownerId, gardenId } = shared.ids
  expect((await findAccount(shared.db, owner.email))?.tenantId).toBe(tenantId)
  const theirs = await membershipsOf(shared.db, ownerId)
  expect(theirs.map((membership) => [membership.tenantId, membership.role])).toEqual([
    [tenantId, 'owner'],
    [gardenId, 'owner'],
  ])
})

test.each([NOVEMBER, '2026-01-01', '2028-02-29', '2026-07-31'])(
  'on %s every state is there, and nothing lies in the future',
  async (today) => {
    const house = today === NOVEMBER ? shared.house : freshDatabase().house
    const db = house.reader
    const { tenantId, invoice } = today === NOVEMBER ? shared.ids : await seedOn(house, today)
    const scope = { tenantId, today }
    const stateOf = async (id: string) => (await findInvoice(db, scope, id))?.status?.state ?? 'draft'
    expect({
      draft: await stateOf(invoice('draft')),
      open: await stateOf(invoice('open')),
      partlyPaid: await stateOf(invoice('partly paid')),
      overdue: await stateOf(invoice('overdue')),
      overduePartlyPaid: await stateOf(invoice('overdue, partly paid')),
      directDebit: await stateOf(invoice('direct debit')),
      paid: await stateOf(invoice('juergensen -3')),
      cancelled: await stateOf(invoice('juergensen wrong')),
      cancellation: await stateOf(invoice('cancellation of juergensen wrong')),
    }).toEqual({
      draft: 'draft',
      open: 'open',
      partlyPaid: 'partly_paid',
      overdue: 'overdue',
      overduePartlyPaid: 'overdue',
      directDebit: 'direct_debit',
      paid: 'paid',
      cancelled: 'cancelled',
      cancellation: 'credit',
    })
    const waiting = await findInvoice(db, scope, invoice('requested mandate'))
    expect(waiting).toMatchObject({ payBy: 'transfer', requestedMandate: { holder: 'Käthe Jürgensen' } })

    const kinds = await db
      .selectFrom('invoices')
      .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
      .where('tenant_id', '=', tenantId)
      .groupBy('kind')
      .orderBy('kind')
      .execute()
    expect(kinds).toEqual([
      { kind: 'cancellation', count: 3 },
      { kind: 'credit_note', count: 2 },
      { kind: 'invoice', count: 63 },
    ])
    const audit = await db.selectFrom('audit_entries').select('at').orderBy('seq').execute()
    expect(audit.map(({ at }) => at)).toEqual(audit.map(({ at }) => at).toSorted())
    expect(audit.filter(({ at }) => at.slice(0, 10) > today)).toEqual([])
    const paidLate = await db.selectFrom('payments').selectAll().where('paid_on', '>', today).execute()
    expect(paidLate).toEqual([])
  },
  SLOW_MS,
)

test('numbers run in the order of their dates, without a gap', async () => {
  const { db } = shared
  const { tenantId } = shared.ids
  const rows = await db
    .selectFrom('invoices')
    .select(['number', 'issued_on', 'issued_at'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'issued')
    .orderBy('number')
    .execute()
  const dates = rows.map((row) => row.issued_at)
  expect(dates).toEqual(dates.toSorted())
  for (const year of ['2025', '2026']) {
    const numbers = rows.map((row) => row.number).filter((number) => number?.startsWith(year))
    expect(numbers).toEqual(numbers.map((_, index) => `${year}-${String(index + 1).padStart(4, '0')}`))
  }
})

test('nobody works or books at a weekend but on the day the demo is made', async () => {
  const { db } = shared
  const issued = await db.selectFrom('invoices').select('issued_on as on').execute()
  const paid = await db.selectFrom('payments').select('paid_on as on').execute()
  const done = await db.selectFrom('audit_entries').select('at as on').execute()
  const days = [...issued, ...paid, ...done].flatMap(({ on }) => (on ? [on.slice(0, 10)] : []))
  expect(days.length).toBeGreaterThan(400)
  expect(days.filter((day) => day !== NOVEMBER && [0, 6].includes(new Date(day).getUTCDay()))).toEqual([])
})

test('payslips reach to last month, for seven people of all six kinds', async () => {
  const { db, house } = shared
  const { tenantId, employees, employee } = shared.ids
  const scope = { tenantId }
  for (const id of employees) {
    const slips = await listPayslips(db, house.vault, scope, id)
    expect([slips.length, slips[0]?.month, slips.at(-1)?.month]).toEqual([14, '2026-10', '2025-09'])
    for (const slip of slips) {
      const { netCents, grossCents } = totalsOf(slip)
      expect(netCents / grossCents).toBeGreaterThan(0.6)
      expect(netCents).toBeLessThan(grossCents)
    }
  }
  const jakub = await listPayslips(db, house.vault, scope, employee('jakub'))
  expect(jakub.find(({ month }) => month === '2026-07')?.revision).toBe(2)
  const types = await db
    .selectFrom('employees')
    .select('employment_type')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .execute()
  expect(types).toHaveLength(6)
  const minijob = await listPayslips(db, house.vault, scope, employee('gerda'))
  expect(Math.max(...minijob.map((slip) => totalsOf(slip).grossCents))).toBeLessThanOrEqual(60_300)
  // Of the mails, only those of the last days wait to be sent.
  const queued = await db.selectFrom('outbox').select('kind').where('status', '=', 'queued').execute()
  const others = queued.map(({ kind }) => kind)
  const failed = await db.selectFrom('outbox').select('kind').where('status', '=', 'failed').execute()
  expect(failed).toEqual([{ kind: 'payslip_published' }])
  expect(others.sort()).toEqual([
    'credit_sent',
    'customer_notice',
    'invoice_sent',
    'payment_choice_confirmed',
    'payment_choice_confirmed',
  ])
})

test('past months are closed, the newest is open, and a correction counts in the month after its own', async () => {
  const closed = await shared.db
    .selectFrom('payroll_closings')
    .select(['month', 'slip_count'])
    .where('tenant_id', '=', shared.ids.tenantId)
    .orderBy('month')
    .execute()
  expect([closed.length, closed[0]?.month, closed.at(-1)?.month]).toEqual([13, '2025-09', '2026-09'])
  expect(closed.filter(({ slip_count }) => slip_count !== 7)).toEqual([{ month: '2026-08', slip_count: 8 }])
})

test('people take holidays, read what they are sent, and earn what the firm bills', async () => {
  const { db, house, ids } = shared
  const scope = { tenantId: ids.tenantId }
  const slip = await findPayslip(db, house.vault, scope, {
    employeeId: ids.employee('jakub'),
    month: '2026-09',
  })
  const view = await findPayslipView(db, house.vault, scope, slip?.id ?? '')
  // What was worked, and what was paid for the holidays.
  expect(view?.lines.filter(({ code }) => code === 'hourly_pay')).toHaveLength(2)
  const opened = await db
    .selectFrom('access_links')
    .select('purpose')
    .where('opens', '>', 0)
    .distinct()
    .execute()
  expect(opened.map(({ purpose }) => purpose).sort()).toEqual(['mitarbeiter-portal', 'portal', 'rechnung'])
  const read = await db.selectFrom('payslip_reads').selectAll().where('opened_at', 'is not', null).execute()
  expect(read.length).toBeGreaterThan(50)
  const slips = await db
    .selectFrom('invoices')
    .select('net_cents')
    .where('tenant_id', '=', ids.tenantId)
    .execute()
  const months = 14
  const aMonth = slips.reduce((all, { net_cents }) => all + (net_cents ?? 0), 0) / months
  expect(aMonth).toBeGreaterThan(1_500_000)
})

test('every payslip has its particulars, and a calculation whose year goes on from the one before', async () => {
  const { house } = shared
  const { tenantId, employee } = shared.ids
  const scope = { tenantId }
  const rows = await house.reader
    .selectFrom('payslips')
    .select(['id', 'source'])
    .where('tenant_id', '=', tenantId)
    .execute()
  expect(rows.length).toBeGreaterThan(90)
  expect(rows.filter(({ source }) => source !== 'calculation')).toEqual([])
  for (const { id } of rows)
    expect((await findPayslipView(house.reader, house.vault, scope, id))?.facts?.personGroup).toMatch(
      /^1\d\d$/,
    )
  const slips = (await listPayslips(house.reader, house.vault, scope, employee('maren'))).toReversed()
  let grossCents = 0
  for (const slip of slips.filter(({ month }) => month >= '2026')) {
    grossCents += totalsOf(slip).grossCents
    const calculation = await findCalculation(house.reader, house.vault, scope, slip.id)
    expect(calculation?.result.history.year, slip.month).toMatchObject({ grossCents: grossCents })
  }
})

test('no payslip would come out otherwise today', async () => {
  const { house } = shared
  const { tenantId, gardenId } = shared.ids
  const firms = [
    [tenantId, '2025-09', 14 * 7],
    [gardenId, '2026-08', 3],
  ] as const
  for (const [firm, first, slips] of firms) {
    const scope = { tenantId: firm }
    const months = Array.from({ length: 14 }, (_, index) => monthOf(addMonths('2025-09-01', index)))
    const changed: string[] = []
    let released = 0
    for (const month of months.filter((each) => each >= first)) {
      const { extraNames } = PAYROLL_WORDS
      const { list } = await readPayrollRun(house, scope, {
        month,
        place: { page: 1 },
        extraNames,
        isCalculating: false,
      })
      released += list.items.filter((one) => one.released).length
      changed.push(
        ...list.items.filter((one) => one.released?.change !== 'none').map((one) => `${month} ${one.id}`),
      )
    }
    expect([released, changed]).toEqual([slips, []])
  }
})

test('a payslip is right to the cent', async () => {
  const { house } = shared
  const { tenantId, employee } = shared.ids
  const linesOf = async (employeeId: string, month: string) => {
    const scope = { tenantId }
    const slip = await findPayslip(house.reader, house.vault, scope, { employeeId, month })
    const view = await findPayslipView(house.reader, house.vault, scope, slip?.id ?? '')
    return (view?.lines ?? [])
      .filter(({ kind }) => kind !== 'employer')
      .map((line) => [line.code, line.label, line.baseCents, line.rate, line.amountCents])
  }
  // 1,300 € in class I are free of tax; at 20 nobody pays the surcharge of the childless.
  expect(await linesOf(employee('lina'), '2026-10')).toEqual([
    ['salary', 'Gehalt', null, null, 130_000],
    ['wage_tax', 'Lohnsteuer', 130_000, null, 0],
    ['health', 'Krankenversicherung', 130_000, '7.3', 9490],
    ['additional_health', 'Zusatzbeitrag KV', 130_000, '1.45', 1885],
    ['care', 'Pflegeversicherung', 130_000, '1.8', 2340],
    ['pension', 'Rentenversicherung', 130_000, '9.3', 12_090],
    ['unemployment', 'Arbeitslosenversicherung', 130_000, '1.3', 1690],
  ])
  // Two children under 25: 0.25 less for the second; their allowances lower church tax alone.
  const maren = await linesOf(employee('maren'), '2025-11')
  const [wageTax, churchTax] = ['wage_tax', 'church_tax'].map((name) => maren.find(([code]) => code === name))
  expect(Number(churchTax?.[2])).toBeLessThan(Number(wageTax?.[4]))
  expect(churchTax?.[3]).toBe('9')
  expect(maren.find(([code]) => code === 'care')?.[3]).toBe('1.55')
  expect(maren.find(([code]) => code === 'one_time')?.[1]).toBe('Weihnachtsgeld')
  // The recipient reads English.
  const jakub = await linesOf(employee('jakub'), '2026-07')
  expect(jakub.map(([, label]) => label)).toEqual(
    expect.arrayContaining(['Hourly pay', 'Overtime', 'Church tax', 'Travel expenses']),
  )
})

test(
  'what cannot be calculated is not paid, and the rest of the demo goes on',
  async () => {
    const { db, house } = freshDatabase()
    const today = '2027-02-15'
    const { tenantId, employees, invoice } = await seedOn(house, today)
    for (const id of employees) {
      const slips = await listPayslips(db, house.vault, { tenantId }, id)
      expect([slips.length, slips[0]?.month, slips.at(-1)?.month]).toEqual([13, '2026-12', '2025-12'])
    }
    const hours = await db.selectFrom('current_hours').select('month').distinct().orderBy('month').execute()
    expect([hours.length, hours.at(-1)?.month]).toEqual([14, '2027-01'])
    expect((await findInvoice(db, { tenantId, today }, invoice('open')))?.status?.state).toBe('open')
  },
  SLOW_MS,
)

test(
  'it starts in January too, when its first month is one of Christmas pay',
  async () => {
    const { db, house } = freshDatabase()
    const { tenantId, employee } = await seedOn(house, '2027-01-12')
    const slips = await listPayslips(db, house.vault, { tenantId }, employee('maren'))
    expect([slips.length, slips[0]?.month, slips.at(-1)?.month]).toEqual([14, '2026-12', '2025-11'])
  },
  SLOW_MS,
)

test('its bank has three months of statements without a gap, and only the newest leaves something to assign', async () => {
  const { tenantId } = shared.ids
  const [opening, ...rest] = await shared.db
    .selectFrom('bank_statements')
    .select(['opening_cents', 'closing_cents', 'to_on'])
    .where('tenant_id', '=', tenantId)
    .orderBy('to_on')
    .execute()
  const newest = rest.at(-1)
  expect(rest.length).toBeGreaterThan(8)
  let balance = opening?.closing_cents
  for (const { opening_cents, closing_cents } of rest) {
    expect(opening_cents).toBe(balance)
    balance = closing_cents
  }
  const items = await shared.db
    .selectFrom('bank_items')
    .select(['booked_on', 'open_cents'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const open = items.filter(({ open_cents }) => open_cents !== 0)
  expect(new Set(open.map(({ booked_on }) => booked_on))).toEqual(new Set([newest?.to_on]))
  expect(items.length - open.length).toBeGreaterThan(10)
})

test('every kind of tax and every status of a mandate is there, and the IBANs belong to no bank', async () => {
  const { db, house } = shared
  const { tenantId, customer, invoice } = shared.ids
  const scope = { tenantId, today: NOVEMBER }
  const taxes = async (id: string) =>
    (await findInvoice(db, scope, id))?.view?.taxes.map(({ category, rate }) => `${category} ${rate}`)
  expect(await taxes(invoice('open'))).toEqual(['S 19', 'S 7'])
  expect(await taxes(invoice('oeresund -3'))).toEqual(['AE 0'])
  expect((await findInvoice(db, scope, invoice('oeresund -3')))?.view?.language).toBe('en')
  expect((await listActiveMandates(db, scope, customer('bruegge'))).length).toBe(1)
  expect((await listContracts(db, scope, customer('oeresund')))[0]?.lines).toHaveLength(1)
  const mandates = await db
    .selectFrom('mandates')
    .select(['id', stateOnDay(scope.today).as('status')])
    .orderBy('status')
    .execute()
  expect(mandates.map(({ status }) => status)).toEqual(['active', 'lapsed', 'requested', 'revoked'])
  for (const { id } of mandates) {
    const iban = await openMandateIban(db, house.vault, scope, id)
    expect(isValidIBAN(iban)).toBe(true)
    expect(extractIBAN(iban).bankIdentifier).toBe('12345678')
  }
})

function totalsOf({ month, totals }: Payslip) {
  if (!totals) throw new Error(`no sums of ${month}`)
  return totals
}

async function historyOf(db: Connection, { tenantId, employees }: Seeded) {
  const { items } = await listInvoices(db, { tenantId, today: NOVEMBER }, { perPage: 50 })
  const views = await db.selectFrom('invoices').select(['id', 'view_json']).orderBy('id').execute()
  const slips = await Promise.all(
    employees.map((id) => listPayslips(db, shared.house.vault, { tenantId }, id)),
  )
  const amounts = slips.flat().map((slip) => `${slip.month} ${totalsOf(slip).payoutCents}`)
  return { items, views, slips: amounts.sort() }
}

test(
  'the same seed gives the same history, and another one another',
  async () => {
    const again = freshDatabase().house
    const ids = await seedOn(again, NOVEMBER)
    expect([ids.tenantId, ids.employees]).toEqual([shared.ids.tenantId, shared.ids.employees])
    const history = await historyOf(again.db, ids)
    expect(history).toEqual(await historyOf(shared.db, shared.ids))
    const other = freshDatabase().house
    const otherIds = await seedOn(other, NOVEMBER, 'other')
    expect(otherIds.tenantId).not.toBe(ids.tenantId)
    expect((await historyOf(other.db, otherIds)).slips).not.toEqual(history.slips)
  },
  SLOW_MS,
)

test('a customer with an invoice is added to a firm by data alone', async () => {
  const { house, db } = freshDatabase()
  const clock = { at: `${NOVEMBER}T13:37:00.000Z`, today: NOVEMBER }
  const record = {
    kind: 'business',
    name: 'Bäckerei Behn',
    address: ['Hasseer Straße 1', '24113', 'Kiel'],
  } as const
  const lines = [{ description: 'Rasenschnitt', quantity: '2', unit: 'HUR', unitPrice: '50' }]
  const gardeners: FirmStory = {
    ...GARTEN_GROTH,
    customers: { behn: { record } },
    invoices: [{ name: 'lawn', customer: 'behn', issued: 'month -1, day 3', lines, paidAfter: 5 }],
    employees: {},
  }
  const seeded = await seedDemo(house, { clock, seed: 'demo', owner }, { cleaners: gardeners, gardeners })
  const { tenantId } = seeded.gardeners
  const rows = await db
    .selectFrom('current_invoices')
    .innerJoin('customers', 'customers.id', 'current_invoices.customer_id')
    .select(['name', 'issued_on', 'service_from', 'service_to', 'gross_cents', 'paid_cents'])
    .where('current_invoices.tenant_id', '=', tenantId)
    .execute()
  // 3 October is a holiday and the 4th a Sunday; 2 hours at 50 € and 19 %.
  expect(rows).toEqual([
    {
      ...{ name: 'Bäckerei Behn', issued_on: '2026-10-05', gross_cents: 11_900, paid_cents: 11_900 },
      ...{ service_from: '2026-09-01', service_to: '2026-09-30' },
    },
  ])
})

test.skipIf(!HAS_RULES)(
  'every invoice of it is an e-invoice by the official rules',
  async () => {
    const rows = await shared.db
      .selectFrom('invoices')
      .select(['tenant_id', 'number', 'view_json'])
      .where('status', '=', 'issued')
      .execute()
    expect(rows.length).toBeGreaterThan(40)
    const documents = Object.fromEntries(
      rows.map((row) => [
        `${row.tenant_id} ${row.number}`,
        ciiInvoice(parseInvoiceView(row.view_json ?? '')),
      ]),
    )
    expect(await schemaFaults(documents)).toEqual([])
    for (const [name, xml] of Object.entries(documents)) expect(ruleFaults(xml), name).toEqual([])
  },
  SLOW_MS,
)

test(
  'every payslip is a certificate, and each says on one page what its calculation needs',
  async () => {
    const { db, house, ids } = shared
    const { vault } = house
    const scope = { tenantId: ids.tenantId }
    for (const employeeId of ids.employees)
      for (const { id, month } of await listPayslips(db, vault, scope, employeeId)) {
        const view = await findPayslipView(db, vault, scope, id)
        const calculation = await findCalculation(db, vault, scope, id)
        if (!view || !calculation) throw new Error(`nothing is kept of ${month}`)
        expect([month, missingOfCertificate(view)]).toEqual([month, []])
        if (!/2025-11|2026-10/.test(month)) continue
        const { pages, text } = await readPdf(
          (await renderPayslipPdf({ ...view, language: 'de' }, { logo: null })).bytes,
        )
        expect(pages).toHaveLength(1)
        for (const words of mandatoryWords(calculation.result)) expect(text).toContain(words)
      }
  },
  SLOW_MS,
)

const CARE_DIGITS: Record<string, string> = { parent: '9', under_23: '–' }

/** What § 1 EBV asks for in a month, off its calculation. */
function mandatoryWords({ taxCard, employment, ...slip }: Calculation['result']): string[] {
  const [, pension, , care] = employment.contributionGroup
  const pensionCents = slip.bases
    .filter(({ of }) => of === 'pension')
    .reduce((all, { cents }) => all + cents, 0)
  return [
    `Steuertage ${slip.taxDays}`,
    `SV-Tage ${slip.insuredDays}`,
    `Beitragsgruppe ${employment.contributionGroup}`,
    `Krankenkasse ${employment.fund.name}`,
    ...(pension === '0' ? [] : [`RV-/AV-Brutto € ${formatAmount(pensionCents, 'de')}`]),
    ...(care === '0'
      ? []
      : [`Pflegeversicherung ${CARE_DIGITS[employment.careMarker] ?? employment.careMarker}`]),
    ...(employment.isInTransitionZone ? ['Übergangsbereich ja'] : []),
    ...(taxCard
      ? [
          `Steuerklasse ${taxCard.taxClass}`,
          `Kinderfreibeträge ${formatDecimal(taxCard.childAllowances ?? '0', 'de')}`,
          `Kirchensteuer ${taxCard.church ?? '--'}`,
          `Steuerbrutto € ${formatAmount(slip.totals.taxableRunningCents, 'de')}`,
        ]
      : [`Pauschal § 40a (2) € ${formatAmount(slip.totals.flatTaxedCents, 'de')}`]),
    ...slip.earnings.map(({ tax }) => `${tax === 'flat' ? 'P' : tax === 'running' ? 'L' : 'E'} `),
    'Bescheinigung nach § 108 Absatz 3 Satz 1 der Gewerbeordnung',
  ]
}
