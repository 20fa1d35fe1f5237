import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAccount } from '~/domain/bank/accounts.server'
import { assignToCustomer, takeProposal } from '~/domain/bank/assign.server'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { undoAssignment } from '~/domain/bank/undo-assignment.server'
import { findInvoice } from '~/domain/invoices/read.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { makeEntry, makeStatement, OWN_IBAN } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'

// A suggestion says what holds now.

const { house, db, close } = copyDatabase()
afterAll(close)

let scope: OfficeScope
let customerId: string
let invoice: { id: string; number: string }

beforeEach(async () => {
  scope = { ...(await makeTenant(house)), userId: 'user-1', role: 'owner' }
  customerId = (await makeCustomer(house, scope)).id
  invoice = await makeInvoice(house, scope, customerId)
  await addAccount(house, scope, { name: 'Konto', bankName: 'DKB', iban: OWN_IBAN, bic: null })
})

let files = 0
async function matched(...entries: ReturnType<typeof makeEntry>[]) {
  const bytes = Buffer.from(`suggested ${files++}`)
  await keepFile(house, scope, { bytes, statements: [makeStatement(entries)] })
  return matchItems(house, scope)
}
const waiting = () =>
  db
    .selectFrom('bank_items')
    .select(['id', 'open_cents', 'proposal_json'])
    .where('tenant_id', '=', scope.tenantId)
    .where('open_cents', '<>', 0)
    .execute()
async function undoFirst() {
  const first = await db
    .selectFrom('bank_assignments')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await undoAssignment(house, scope, { id: first.id, reason: 'Falsch' })
}

test('that an invoice is paid already falls once its payment is undone, and is not booked as credit', async () => {
  const said = `Rechnung ${invoice.number}`
  expect(await matched(makeEntry(11_900, said), makeEntry(11_900, `${said} nochmal`))).toMatchObject({
    ...{ booked: 1, proposed: 1 },
  })
  const [second] = await waiting()
  expect(second?.proposal_json).toContain('"paid"')
  await undoFirst()
  expect((await waiting()).find(({ id }) => id === second?.id)?.proposal_json).toBeNull()
  const pressed = takeProposal(house, scope, {
    ...{ itemId: second?.id ?? '', seenCents: 11_900, customerId, claims: [] },
    made: { madeBy: 'user', reasons: [{ mark: 'paid', number: invoice.number }] },
  })
  await expect(pressed).rejects.toMatchObject({ code: 'bank_assigned_meanwhile' })
  await matchItems(house, scope)
  expect((await findInvoice(db, scope, invoice.id))?.status?.state).toBe('paid')
})

test('what is left of a movement that pays its invoice is not suggested for that again', async () => {
  await matched(makeEntry(20_000, `Rechnung ${invoice.number}`))
  const [item] = await waiting()
  expect(item?.proposal_json).toContain(invoice.id)
  const claims = [{ invoiceId: invoice.id }]
  const part = { itemId: item?.id ?? '', seenCents: 20_000, customerId, claims }
  await assignToCustomer(house, scope, { ...part, cents: 11_900 })
  expect(await waiting()).toEqual([{ id: item?.id, open_cents: 8_100, proposal_json: null }])
})
