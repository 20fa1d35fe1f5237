import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receive, timeRecording } from '../../factories/deliveries'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const ROWS = 10_000
const idOf = (index: number) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`

async function setting() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const hours = Object.fromEntries(
    Array.from({ length: ROWS }, (_, index): [string, [number, number]] => [idOf(index), [index / 100, 0]]),
  )
  const count = (table: 'hours' | 'newest_hours' | 'webhook_deliveries') =>
    house.reader
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
      .then((row) => row.count)
  const counts = async () => [
    await count('webhook_deliveries'),
    await count('hours'),
    await count('newest_hours'),
  ]
  const send = () => receive(house, scope, timeRecording(scope.tenantId, '2026-02', hours))
  return { db, send, counts }
}

test('everybody else has many turns while ten thousand rows are read and written, and sees none before all', async () => {
  const { send, counts } = await setting()
  let turns = 0
  let isDone = false
  const sending = send().finally(() => {
    isDone = true
  })
  const seen = new Set<string>()
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    if (!isDone) seen.add(String(await counts()))
    turns += 1
  }
  expect(await sending).toEqual({ outcome: 'received', processed: ROWS })
  expect(turns).toBeGreaterThan(20)
  expect([...seen].filter((one) => one !== '0,0,0' && one !== `1,${ROWS},${ROWS}`)).toEqual([])
  expect(await counts()).toEqual([1, ROWS, ROWS])
})

test('what fails at the last row leaves nothing', async () => {
  const { db, send, counts } = await setting()
  await sql`create trigger full before insert on hours when new.employee_id = ${sql.lit(idOf(ROWS - 1))}
    begin select raise(abort, 'full'); end`.execute(db)
  await expect(send()).rejects.toThrow('full')
  expect(await counts()).toEqual([0, 0, 0])
})
