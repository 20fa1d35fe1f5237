import { expect, test } from 'vitest'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { changeAccount } from '~/domain/mandates/account.server'
import { listFormerAccounts, openFormerIban } from '~/domain/mandates/former-accounts.server'
import { openMandateIban } from '~/domain/mandates/mandates.server'
import { cleanUp } from '~/domain/upkeep/clean-up.server'
import { IBAN, makeCustomer, makeMandate, OTHER_IBAN } from '../../factories/customers'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const HOLDER = 'Hafenkontor Brügge KG'
const THIRD_IBAN = 'DE75512108001245126199'

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = { ...(await makeTenant(house)), at: '2026-03-02T09:00:00.000Z', today: '2026-03-02' }
  const { id: customerId } = await makeCustomer(house, scope)
  const mandate = await makeMandate(house, scope, customerId, { lastUsedOn: '2026-02-01' })
  const change = (iban: string, on: string, by: Scope = scope) =>
    db.transaction().execute((trx) => {
      const later = { ...by, at: `${on}T09:00:00.000Z`, today: on }
      return changeAccount(trx, house.vault, later, { customerId, holder: HOLDER, iban })
    })
  const former = () => listFormerAccounts(db, scope, mandate.id)
  return { db, house, scope, mandateId: mandate.id, change, former }
}

test('the account that a mandate stood for is kept beside it, and opens in its own row alone', async () => {
  const { db, house, scope, mandateId, change, former } = await setUp()
  expect(await change(OTHER_IBAN, '2026-03-02')).toBe(1)
  expect(await change(OTHER_IBAN, '2026-03-03')).toBe(1)
  await change(THIRD_IBAN, '2026-04-01')
  const [second, first] = await former()
  expect(await former()).toEqual([
    {
      ...second,
      ibanMasked: `DE** **** … ${OTHER_IBAN.slice(-4)}`,
      // Nothing was collected from it.
      lastUsedOn: null,
      changedAt: '2026-04-01T09:00:00.000Z',
      keptUntil: '2027-06-01',
    },
    {
      id: first?.id,
      holder: HOLDER,
      ibanMasked: `DE** **** … ${IBAN.slice(-4)}`,
      lastUsedOn: '2026-02-01',
      changedAt: '2026-03-02T09:00:00.000Z',
      changedBy: scope.actor,
      keptUntil: '2027-05-02',
    },
  ])
  const open = (id = '') => openFormerIban(db, house.vault, scope, id)
  expect([await open(first?.id), await open(second?.id)]).toEqual([IBAN, OTHER_IBAN])
  expect(await openMandateIban(db, house.vault, scope, mandateId)).toBe(THIRD_IBAN)

  const stranger = await makeTenant(house)
  await expect(openFormerIban(db, house.vault, stranger, first?.id ?? '')).rejects.toThrow(NotFound)
  expect(await listFormerAccounts(db, stranger, mandateId)).toEqual([])
  const sealed = db
    .selectFrom('former_accounts')
    .select('iban_sealed')
    .where('id', '=', second?.id ?? '')
  await db
    .updateTable('former_accounts')
    .set({ iban_sealed: sealed })
    .where('id', '=', first?.id ?? '')
    .execute()
  await expect(open(first?.id)).rejects.toThrow()
})

test('fourteen months later only its last digits are left', async () => {
  const { db, house, scope, change, former } = await setUp()
  await change(OTHER_IBAN, '2026-03-02')
  const [kept] = await former()
  const iban = () => openFormerIban(db, house.vault, scope, kept?.id ?? '')
  expect(await cleanUp(house, '2027-05-02T22:00:00.000Z')).toMatchObject({ formerIbans: 0 })
  expect(await iban()).toBe(IBAN)
  expect(await cleanUp(house, '2027-05-03T01:00:00.000Z')).toMatchObject({ formerIbans: 1 })
  expect(await iban()).toBeNull()
  expect(await former()).toEqual([kept])
})

test('a collection announced for a later day keeps the account longer', async () => {
  const { db, change, former } = await setUp()
  await db.updateTable('mandates').set({ last_used_on: '2026-03-09' }).execute()
  await change(OTHER_IBAN, '2026-03-02')
  expect(await former()).toMatchObject([{ lastUsedOn: '2026-03-09', keptUntil: '2027-05-09' }])
})
