import { expect, test } from 'vitest'
import { post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, read } from '../owner'

const PAGE = '/buero/lohnzettel/krankenkassen'

test('a fund of the list fills in what is known of it, and its company number is kept', async () => {
  const owner = await makeOwner()
  const page = await read(owner, `${PAGE}?kasse=Techniker+Krankenkasse`)
  const filled = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1]
  expect([filled('name'), filled('from'), filled('additional_rate'), filled('fund_number')]).toEqual([
    'Techniker Krankenkasse',
    '2026-01',
    '2,69',
    '15027365',
  ])
  expect(textOf(page)).toContain('laut Liste, Stand Januar 2026')
  const rates = { name: 'Techniker Krankenkasse', from: '2026-01', additional_rate: '2,69' }
  await send(owner, PAGE, { ...rates, u1_rate: '1,6', u2_rate: '0,44', fund_number: '15027365' })
  expect(textOf(await read(owner, '/buero/lohnzettel/meldewesen'))).toContain('15027365')
  const [kept] = await db
    .selectFrom('payroll_fund_numbers')
    .select('company_number')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(kept?.company_number).toBe('15027365')
})

test('a fund without published rates says so, and one that is not listed fills in nothing', async () => {
  const owner = await makeOwner()
  expect(textOf(await read(owner, `${PAGE}?kasse=Audi+BKK`))).toContain('stehen nicht in der Liste')
  expect(textOf(await read(owner, `${PAGE}?kasse=Phantasiekasse`))).not.toContain('laut Liste')
})

test('a wrong company number keeps what was typed, and nothing is saved', async () => {
  const owner = await makeOwner()
  const rates = { name: 'Küstenkasse', from: '2026-01', additional_rate: '2,9', u1_rate: '1', u2_rate: '1' }
  const refused = await post(PAGE, { ...rates, fund_number: '15027366' }, owner.headers)
  const shown = await refused.text()
  expect(textOf(shown)).toContain('Eine Betriebsnummer hat acht Ziffern')
  expect(shown).toContain('value="15027366"')
  expect(
    await db.selectFrom('payroll_funds').selectAll().where('tenant_id', '=', owner.scope.tenantId).execute(),
  ).toEqual([])
})
