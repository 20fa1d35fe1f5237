import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LIFETIMES } from '~/domain/links/lifetimes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

/** Of the design. */
const AGREED = {
  invoice_link_days: 180,
  portal_link_days: 365,
  employee_link_days: 90,
  leaver_link_days: 365,
}

test('links of a new firm live as long as agreed, and the schema says the same', async () => {
  const { db, house } = freshDatabase()
  const { tenantId } = await makeTenant(house)
  const columns = Object.keys(LIFETIMES) as (keyof typeof LIFETIMES)[]
  expect(
    await db.selectFrom('tenants').select(columns).where('id', '=', tenantId).executeTakeFirst(),
  ).toEqual(AGREED)

  const { rows } = await sql<{ name: string; dflt_value: string }>`pragma table_info(tenants)`.execute(db)
  const defaults = rows.flatMap(({ name, dflt_value }) =>
    name in LIFETIMES ? [[name, Number(dflt_value)]] : [],
  )
  expect(Object.fromEntries(defaults)).toEqual(LIFETIMES)
})
