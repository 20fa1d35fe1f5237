import { describe, expect, test } from 'vitest'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import type { Vault } from '~/domain/kernel/vault'
import { changeRecord } from '~/domain/records/change.server'
import type { RecordKind } from '~/domain/records/kind'
import { maskIban } from '~/domain/values/iban'
import { IBAN, makeCustomer, OTHER_IBAN } from '../../factories/customers'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import type { Connection } from '../../support/test-house'

const CUSTOMERS: RecordKind<'customers'> = { table: 'customers', subjectType: 'customer' }
const TENANTS: RecordKind<'tenants'> = { table: 'tenants', subjectType: 'tenant' }
const employees = (vault: Vault): RecordKind<'employees'> => ({
  table: 'employees',
  subjectType: 'employee',
  vault,
  secrets: {
    iban: { mask: maskIban, sealedFor: 'employee.iban', hasMaskColumn: true },
    tax_id: { mask: () => '…', sealedFor: 'employee.tax_id' },
  },
})
const action = 'record.changed'

describe('a customer', () => {
  test('gets what differs, one entry in the audit and the next revision', async () => {
    const { db, scope, customer, change, row, entries } = await setting()
    await change({ values: { name: 'Neu', city: customer.city, email: null }, revision: 0 })
    expect(await row()).toMatchObject({ name: 'Neu', city: customer.city, email: null, revision: 1 })
    expect(await entries()).toEqual([
      {
        tenant_id: scope.tenantId,
        actor: scope.actor,
        at: scope.at,
        action,
        subject_revision: 1,
        before_json: JSON.stringify({ name: customer.name, email: customer.email }),
        after_json: JSON.stringify({ name: 'Neu', email: null }),
      },
    ])
    const others = db.selectFrom('customers').select('name').where('tenant_id', '!=', scope.tenantId)
    expect(await others.execute()).toEqual([{ name: customer.name }])
  })

  test('stays as it is where nothing differs', async () => {
    const { customer, change, row, entries } = await setting()
    await change({ values: { name: customer.name }, revision: 0 })
    expect(await row()).toEqual(customer)
    expect(await entries()).toEqual([])
  })

  test('takes what two people changed in different fields', async () => {
    const { customer, change, row } = await setting()
    await change({ values: { name: 'Theirs', city: customer.city }, revision: 0 })
    await change({ values: { name: customer.name, city: 'Husum' }, revision: 0 })
    expect(await row()).toMatchObject({ name: 'Theirs', city: 'Husum', revision: 2 })
  })

  test('is left alone by a form that goes against a later change, which it is told', async () => {
    const { scope, customer, change, row, entries } = await setting()
    await change({ values: { name: 'Theirs', city: 'Husum' }, revision: 0 })
    const mine = { name: 'Mine', city: customer.city, street: 'Mine 1' }
    await expect(change({ values: mine, revision: 0 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      revision: 1,
      conflicts: [{ field: 'name', now: 'Theirs', changedAt: scope.at, changedBy: null }],
      untouched: ['city'],
    })
    expect(await row()).toMatchObject({ name: 'Theirs', city: 'Husum', street: customer.street, revision: 1 })
    expect(await entries()).toHaveLength(1)
    await change({ values: mine, revision: 1 })
    expect(await row()).toMatchObject({ ...mine, revision: 2 })
  })

  test.each([
    ['from a revision to come, as after a restored backup', 7],
    ['from before the audit was thinned out', 0],
  ])('is not changed by a form %s', async (_, revision) => {
    const { db, change } = await setting()
    await db.updateTable('customers').set({ revision: 3 }).execute()
    await expect(change({ values: { name: 'Mine' }, revision })).rejects.toMatchObject({
      revision: 3,
      conflicts: [{ field: 'name', changedAt: null, changedBy: null }],
    })
  })

  test('is changed by a form that names no revision', async () => {
    const { change, row } = await setting()
    await change({ values: { name: 'Theirs' }, revision: 0 })
    await change({ values: { name: 'Mine' } })
    expect(await row()).toMatchObject({ name: 'Mine', revision: 2 })
  })

  test('of another tenant does not exist', async () => {
    const { customer, stranger, row, change } = await setting()
    await expect(change({ values: { name: 'Mine' } }, stranger)).rejects.toThrow(NotFound)
    expect(await row()).toEqual(customer)
  })
})

test('a tenant is changed by its own scope alone', async () => {
  const { db, scope, stranger } = await setting()
  const change = { id: scope.tenantId, values: { name: 'Neu' }, action }
  const as = (actor: Scope) => db.transaction().execute((trx) => changeRecord(trx, actor, TENANTS, change))
  await expect(as(stranger)).rejects.toThrow(NotFound)
  await as(scope)
  const tenants = await db.selectFrom('tenants').select(['id', 'name']).orderBy('name').execute()
  expect(tenants.filter(({ name }) => name === 'Neu')).toEqual([{ id: scope.tenantId, name: 'Neu' }])
})

test('what is sealed is compared open, stored sealed, and told masked', async () => {
  const { house, db, scope } = await setting()
  const { vault } = house
  const { id } = await makeEmployee(house, scope, { iban: IBAN })
  const change = (values: object, revision: number) =>
    db
      .transaction()
      .execute((trx) => changeRecord(trx, scope, employees(vault), { id, values, revision, action }))
  const row = () => db.selectFrom('employees').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  const before = await row()
  await change({ iban: IBAN, tax_id: null }, 0)
  expect(await row()).toEqual(before)

  await change({ iban: OTHER_IBAN, tax_id: '12345678903' }, 0)
  const after = await row()
  const place = (purpose: string) => ({ tenantId: scope.tenantId, purpose, rowId: id })
  expect(after).toMatchObject({ iban_masked: maskIban(OTHER_IBAN), revision: 1 })
  expect(vault.open(place('employee.iban'), after.iban_sealed ?? '')).toBe(OTHER_IBAN)
  expect(vault.open(place('employee.tax_id'), after.tax_id_sealed ?? '')).toBe('12345678903')

  const conflict = await change({ iban: IBAN, tax_id: '12345678903' }, 0).catch((error: unknown) => error)
  expect(conflict).toMatchObject({ conflicts: [{ field: 'iban', now: maskIban(OTHER_IBAN) }] })

  await change({ iban: null, tax_id: '12345678903' }, 1)
  expect(await row()).toMatchObject({
    iban_sealed: null,
    iban_masked: null,
    tax_id_sealed: after.tax_id_sealed,
  })
  const audit = await db.selectFrom('audit_entries').selectAll().where('action', '=', action).execute()
  expect(audit.map(({ after_json }) => after_json)).toEqual([
    JSON.stringify({ iban: maskIban(OTHER_IBAN), tax_id: '…' }),
    '{"iban":null}',
  ])
})

interface Change {
  values: Parameters<typeof changeRecord<'customers'>>[3]['values']
  revision?: number
}

/** A customer in a firm, and the same one in another. */
async function setting() {
  const { house, db } = freshDatabase()
  const scope = await makeTenant(house)
  const stranger = await makeTenant(house, { name: 'Garten Groth' })
  const { id } = await makeCustomer(house, scope)
  await makeCustomer(house, stranger)
  const row = () => db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const change = ({ values, revision }: Change, as: Scope = scope) =>
    db.transaction().execute((trx) => changeRecord(trx, as, CUSTOMERS, { id, values, revision, action }))
  return { house, db, scope, stranger, customer: await row(), row, change, entries: () => entriesOf(db) }
}

function entriesOf(db: Connection) {
  return db
    .selectFrom('audit_entries')
    .select(['tenant_id', 'actor', 'at', 'action', 'subject_revision', 'before_json', 'after_json'])
    .where('action', '=', action)
    .orderBy('seq')
    .execute()
}
