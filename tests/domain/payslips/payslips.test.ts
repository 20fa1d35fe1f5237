import { expect, test } from 'vitest'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { OpeningConflict } from '~/domain/payslips/conflict'
import { findPayslip, listPayslips } from '~/domain/payslips/list.server'
import { keepOpening } from '~/domain/payslips/openings.server'
import type { PayslipView } from '~/domain/payslips/view'
import { makeEmployee, makePayslip, payLine } from '../../factories/employees'
import { publishPayslip } from '../../factories/payslips'
import { changeFirm, makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { keptBytes } from '../../support/kept-bytes'
import type { TestHouse } from '../../support/test-house'
import { payslipFacts } from '../../support/views/payslip-view'

const NO_SUMS = {
  grossCents: 0,
  taxableCents: 0,
  wageTaxCents: 0,
  solidarityCents: 0,
  churchTaxCents: 0,
  healthBaseCents: 0,
  pensionBaseCents: 0,
  healthCents: 0,
  careCents: 0,
  pensionCents: 0,
  unemploymentCents: 0,
  netCents: 0,
  payoutCents: 0,
}

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await changeFirm(house, scope, { address_extra: 'Hof links' })
  const known = { tax_id: '12345678911', tax_class: '1', address_extra: 'c/o Jensen' }
  const employee = await makeEmployee(house, scope, known)
  return { db, house, scope, employee }
}

async function frozenView(house: TestHouse, scope: Scope, payslipId: string): Promise<PayslipView> {
  const file = await findDocument(house.db, house, scope, { payslipId, mediaType: 'application/pdf' })
  return JSON.parse(Buffer.from(file?.bytes ?? []).toString())
}

test('a payslip is frozen, sealed, listed and told of by mail', async () => {
  const { db, house, scope, employee } = await setUp()
  const { id, revision } = await makePayslip(house, scope, employee.id, '2026-02')
  expect(revision).toBe(1)
  expect(await frozenView(house, scope, id)).toMatchObject({
    month: '2026-02',
    issuedOn: '2026-03-02',
    employer: { name: 'Förde Glanz GmbH', addressExtra: 'Hof links' },
    employee: { lastName: 'Petersen', addressExtra: 'c/o Jensen', taxId: '12345678911', taxClass: 1 },
    hours: null,
    grossCents: 300_000,
    netCents: 200_000,
    payoutCents: 200_000,
  })
  const stored = await db.selectFrom('documents').selectAll().executeTakeFirstOrThrow()
  expect((await keptBytes(house, stored)).toString()).not.toContain('Petersen')
  const mails = await db.selectFrom('outbox').selectAll().execute()
  expect(mails).toMatchObject([
    { kind: 'payslip_published', recipient: 'joerg@petersen.example', link_id: employee.linkId },
  ])
})

test('a second slip for a month corrects it; lists show the latest of each month, newest first', async () => {
  const { db, house, scope, employee } = await setUp()
  for (const month of ['2025-12', '2026-02', '2026-01']) await makePayslip(house, scope, employee.id, month)
  const corrected = await makePayslip(house, scope, employee.id, '2026-01', [payLine('earning', 310_000)])
  expect(corrected.revision).toBe(2)
  const list = await listPayslips(db, house.vault, scope, employee.id)
  expect(list.map(({ month, revision }) => [month, revision])).toEqual([
    ['2026-02', 1],
    ['2026-01', 2],
    ['2025-12', 1],
  ])
  expect(
    await findPayslip(db, house.vault, scope, { employeeId: employee.id, month: '2026-01' }),
  ).toMatchObject({
    id: corrected.id,
    totals: { grossCents: 310_000 },
  })
  expect(
    await findPayslip(db, house.vault, scope, { employeeId: employee.id, month: '2026-07' }),
  ).toBeUndefined()
  expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(4)
})

test('the year to date has this year only, each month once and in its latest revision', async () => {
  const { house, scope, employee } = await setUp()
  await makePayslip(house, scope, employee.id, '2025-12')
  await makePayslip(house, scope, employee.id, '2026-01')
  await makePayslip(house, scope, employee.id, '2026-01', [payLine('earning', 100_000), payLine('tax', 1000)])
  const february = await makePayslip(house, scope, employee.id, '2026-02')
  expect((await frozenView(house, scope, february.id)).yearToDate).toEqual({
    grossCents: 400_000,
    taxCents: 41_000,
    socialInsuranceCents: 60_000,
    netCents: 299_000,
    payoutCents: 299_000,
  })
  const again = await makePayslip(house, scope, employee.id, '2026-01')
  expect((await frozenView(house, scope, again.id)).yearToDate.grossCents).toBe(300_000)
})

test('five corrections at once get five revisions', async () => {
  const { house, scope, employee } = await setUp()
  const slips = await Promise.all(
    [1, 2, 3, 4, 5].map(() => makePayslip(house, scope, employee.id, '2026-02')),
  )
  expect(slips.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5])
})

test('the hours of the month stand on the slip', async () => {
  const { db, house, scope, employee } = await setUp()
  const hours = { tenant_id: scope.tenantId, month: '2026-02', employee_id: employee.id, delivery_id: null }
  for (const amount of ['150', '160.25']) {
    await db
      .insertInto('hours')
      .values({
        ...hours,
        hours: amount,
        overtime: '2',
        source: 'office',
        is_correction: 0,
        recorded_at: scope.at,
      })
      .execute()
  }
  const { id } = await makePayslip(house, scope, employee.id, '2026-02')
  expect((await frozenView(house, scope, id)).hours).toEqual({ hours: '160.25', overtime: '2' })
})

test('no address, no mail', async () => {
  const { db, house, scope } = await setUp()
  const { id } = await makeEmployee(house, scope, { email: null })
  await makePayslip(house, scope, id, '2026-02')
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test.each([
  ['a month that does not exist', { month: '2026-13' }, 'month_invalid'],
  ['a month before the entry', { month: '2024-04' }, 'before_entry'],
  ['no lines', { lines: [] }, 'no_lines'],
  ['totals that do not add up', { totals: { netCents: 1 } }, 'totals_wrong'],
])('%s: refused', async (_, changes, code) => {
  const { db, house, scope, employee } = await setUp()
  const input = { employeeId: employee.id, month: '2026-02', lines: [payLine('earning', 100)], ...changes }
  const refused = publishPayslip(house, scope, input)
  await expect(refused).rejects.toMatchObject({ name: 'Conflict', code })
  expect(await db.selectFrom('payslips').selectAll().execute()).toEqual([])
})

test('an equal id in another tenant is somebody else', async () => {
  const { db, house, scope, employee } = await setUp()
  const stranger = await makeTenant(house)
  await expect(makePayslip(house, stranger, employee.id, '2026-02')).rejects.toThrow(NotFound)
  await makeEmployee(house, stranger, { id: employee.id })
  await makePayslip(house, stranger, employee.id, '2026-02')
  expect(await listPayslips(db, house.vault, scope, employee.id)).toEqual([])
  expect(await listPayslips(db, house.vault, stranger, employee.id)).toHaveLength(1)
})

test('the facts of the calculation are frozen with the slip', async () => {
  const { house, scope, employee } = await setUp()
  const lines = [payLine('earning', 300_000)]
  const input = { employeeId: employee.id, month: '2026-02', lines }
  const plain = await publishPayslip(house, scope, input)
  expect((await frozenView(house, scope, plain.id)).facts).toBeNull()
  const facts = payslipFacts({ taxDays: 28 })
  const full = await publishPayslip(house, scope, { ...input, facts })
  expect((await frozenView(house, scope, full.id)).facts).toEqual(facts)
})

test('what was keyed of the months before counts in the year, sealed, and once', async () => {
  const { db, house, scope, employee } = await setUp()
  const sums = { ...NO_SUMS, grossCents: 2_000_000, wageTaxCents: 300_000, healthCents: 100_000 }
  await keepOpening(house, scope, employee.id, { until: '2026-01', sums, revision: 0 })
  const { id } = await makePayslip(house, scope, employee.id, '2026-02')
  const view = await frozenView(house, scope, id)
  expect(view.year).toMatchObject({ since: '2026-01', grossCents: 2_300_000, wageTaxCents: 300_000 })
  expect(view.yearToDate).toMatchObject({ taxCents: 340_000, socialInsuranceCents: 160_000 })
  const stored = await db.selectFrom('payslip_openings').selectAll().executeTakeFirstOrThrow()
  expect(stored.sums_sealed).not.toContain('2000000')
  await expect(
    keepOpening(house, scope, employee.id, { until: '2026-01', sums, revision: 0 }),
  ).rejects.toThrow(OpeningConflict)
  const stranger = { ...scope, tenantId: '99999999-0000-4000-8000-000000000000' }
  await expect(
    keepOpening(house, stranger, employee.id, { until: '2026-01', sums, revision: 1 }),
  ).rejects.toThrow(NotFound)
})
