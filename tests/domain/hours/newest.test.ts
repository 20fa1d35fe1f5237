import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hoursOf } from '~/domain/hours/hours.server'
import { recordHours } from '~/domain/hours/record.server'
import { ANNA, BERND } from '../../factories/deliveries'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { deep } from '../../support/fuzz-size'
import type { Connection, TestHouse } from '../../support/test-house'

const MONTHS = ['2026-01', '2026-02']

// Something is said of one or both, or one of them is paid for a month.
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      month: fc.constantFrom(...MONTHS),
      employees: fc.constantFrom([ANNA], [BERND], [BERND, ANNA]),
      hours: fc.constantFrom('8', '9', '10'),
      overtime: fc.constantFrom('0', '1'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ paid: fc.constantFrom(ANNA, BERND), month: fc.constantFrom(...MONTHS) }),
  },
)

test('the newest hours are those that the whole history says, whatever was sent and paid in between', async () => {
  const { db, house } = freshDatabase()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const scope = await makeTenant(house)
      for (const id of [ANNA, BERND]) await makeEmployee(house, scope, { id })
      const paid = new Set<string>()
      for (const one of steps) {
        if ('paid' in one) {
          const key = `${one.paid} ${one.month}`
          if (!paid.has(key)) await makePayslip(house, scope, one.paid, one.month)
          paid.add(key)
        } else await send(house, scope, one)
      }
      expect(await storedOf(db, scope.tenantId)).toEqual(await derivedOf(db, scope.tenantId))
      for (const id of [ANNA, BERND])
        for (const month of MONTHS) await expectChain(db, scope.tenantId, month, id)
      expect((await hoursOf(db, scope, ANNA, MONTHS)).length).toBeLessThanOrEqual(2)
    }),
    { numRuns: deep(25) },
  )
})

type Scope = Awaited<ReturnType<typeof makeTenant>>

function send(
  house: TestHouse,
  scope: Scope,
  said: { month: string; employees: readonly string[]; hours: string; overtime: string },
) {
  const { month, employees, hours, overtime } = said
  const entries = employees.map((employeeId) => ({ employeeId, hours, overtime }))
  return house.db
    .transaction()
    .execute((trx) => recordHours(trx, scope, { month, origin: { source: 'office' }, entries }))
}

const KEY = [
  'month',
  'employee_id',
  'is_correction',
  'hours',
  'overtime',
  'source',
  'recorded_at',
  'seq',
] as const

function storedOf(db: Connection, tenantId: string) {
  return db.selectFrom('newest_hours').select(KEY).where('tenant_id', '=', tenantId).orderBy('seq').execute()
}

function derivedOf(db: Connection, tenantId: string) {
  return db
    .selectFrom('hours')
    .select(KEY)
    .where('tenant_id', '=', tenantId)
    .where('seq', 'in', (query) =>
      query
        .selectFrom('hours as newest')
        .select(({ fn }) => fn.max('newest.seq').as('seq'))
        .groupBy(['newest.tenant_id', 'newest.month', 'newest.employee_id', 'newest.is_correction']),
    )
    .orderBy('seq')
    .execute()
}

/** From its newest row the whole history of a month is found, each row once. */
async function expectChain(db: Connection, tenantId: string, month: string, employeeId: string) {
  const walked = await sql<{ seq: number }>`
    with recursive chain (seq) as (
      select max(seq) from newest_hours
        where tenant_id = ${tenantId} and month = ${month} and employee_id = ${employeeId}
      union all select hours.replaces_seq from chain join hours on hours.seq = chain.seq)
    select seq from chain where seq > 0`.execute(db)
  const all = await db
    .selectFrom('hours')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', '=', employeeId)
    .orderBy('seq', 'desc')
    .execute()
  expect(walked.rows).toEqual(all)
}
