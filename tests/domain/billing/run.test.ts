import { expect, test } from 'vitest'
import { billNext } from '~/domain/billing/bill-next.server'
import { listPending } from '~/domain/billing/due.server'
import { runBilling } from '~/domain/billing/run.server'
import { changeContract } from '~/domain/contracts/change.server'
import { ContractConflict } from '~/domain/contracts/conflict'
import { createContract } from '~/domain/contracts/contracts.server'
import { readContractValues } from '~/domain/contracts/values.server'
import { discardDraft } from '~/domain/invoices/drafts/change-draft.server'
import { composeInvoice } from '~/domain/invoices/drafts/compose.server'
import { writing } from '~/domain/kernel/writing.server'
import { proratedWords } from '~/i18n/prorated-words'
import { makeCustomer } from '../../factories/customers'
import { lineOf } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { openTestHouse } from '../../support/test-house'

const words = proratedWords

/** On 2 March 2026, with a contract that was due on the first. */
async function setUp(changes: { billing?: 'drafts' | 'send'; next_invoice_on?: string } = {}) {
  const { db, house, file } = freshDatabase()
  const scope = await makeTenant(house)
  const { id: customerId } = await makeCustomer(house, scope, { email: 'post@hafen.example' })
  const { id: contractId } = await createContract(house, scope, {
    customer_id: customerId,
    title: 'Büroreinigung',
    starts_on: '2024-01-01',
    notice_months: 1,
    interval_months: 1,
    due_day: 1,
    next_invoice_on: '2026-03-01',
    lines: [lineOf()],
    ...changes,
  })
  const invoices = () => db.selectFrom('invoices').selectAll().orderBy('service_from').execute()
  const results = () => db.selectFrom('billing_results').select(['outcome', 'reason', 'is_open']).execute()
  return { db, house, file, scope, contractId, invoices, results }
}

test('two processes at once bill each period once', async () => {
  const { house, file, scope, contractId, invoices } = await setUp({ next_invoice_on: '2025-06-01' })
  const other = openTestHouse(file)
  const bill = async (one: typeof house) => {
    const next = { runId: crypto.randomUUID(), contractId, words }
    while (await writing(one, scope, (trx) => billNext(trx, one, scope, next)));
  }
  await Promise.all([bill(house), bill(other)])
  await other.close()
  const periods = (await invoices()).map(({ contract_period }) => contract_period)
  expect(periods).toHaveLength(10)
  expect(new Set(periods).size).toBe(10)
})

test('what was to be sent and was broken off is sent by the next run, once', async () => {
  const { db, house, scope, contractId, invoices, results } = await setUp({ billing: 'send' })
  const next = { runId: crypto.randomUUID(), contractId, words }
  await writing(house, scope, (trx) => billNext(trx, house, scope, next))
  expect(await listPending(house.reader, scope)).toHaveLength(1)
  await Promise.all([runBilling(house, scope, { words }), runBilling(house, scope, { words })])
  expect(await invoices()).toMatchObject([{ status: 'issued', service_from: '2026-02-01' }])
  expect(await results()).toEqual([{ outcome: 'mailed', reason: null, is_open: 0 }])
  expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'invoice_sent' }])
})

test('a household’s contract says what of a part of a period is labour', async () => {
  const { house, scope } = await setUp()
  const household = await makeCustomer(house, scope, { kind: 'consumer' })
  const labour = lineOf({ labour: { amount: '62' } })
  await createContract(house, scope, {
    customer_id: household.id,
    title: 'Haushaltsreinigung',
    starts_on: '2026-01-17',
    notice_months: 1,
    interval_months: 1,
    due_day: 1,
    next_invoice_on: '2026-02-01',
    lines: [labour, lineOf({ labour: { percent: '50' } })],
  })
  await runBilling(house, scope, { words })
  const drafts = await house.reader
    .selectFrom('invoices')
    .select('id')
    .where('customer_id', '=', household.id)
    .orderBy('service_from')
    .execute()
  const labours: unknown[] = []
  for (const { id } of drafts)
    labours.push((await composeInvoice(house.reader, scope, id, '1')).view.labourCents)
  // 15 of 31 days: 30,00 of 62,00 and half of 48,39, with VAT; then 62,00 and 50,00.
  expect(labours).toEqual([6449, 13_328])
})

test('what should have gone out long ago is left for somebody to look at', async () => {
  const { house, scope, results } = await setUp({ billing: 'send', next_invoice_on: '2026-01-01' })
  await runBilling(house, scope, { words })
  expect(await results()).toEqual([
    { outcome: 'draft', reason: 'long_ago', is_open: 1 },
    { outcome: 'mailed', reason: null, is_open: 0 },
    { outcome: 'mailed', reason: null, is_open: 0 },
  ])
})

test('a draft that is thrown away is not made again, and needs nobody', async () => {
  const { house, scope, invoices, results } = await setUp()
  await runBilling(house, scope, { words })
  const [draft] = await invoices()
  await discardDraft(house, scope, draft?.id ?? '')
  expect(await runBilling(house, scope, { words })).toBeUndefined()
  expect(await invoices()).toEqual([])
  expect(await results()).toMatchObject([{ is_open: 0 }])
})

test('a form that was opened before the run does not put the next invoice back', async () => {
  const { house, scope, contractId, invoices } = await setUp()
  const form = await readContractValues(house.reader, scope, contractId)
  await runBilling(house, scope, { words })
  const { title: _, id: __, end_reason, paused_from_on, paused_until_on, prices_json, ...values } = form
  await changeContract(house, scope, contractId, { ...values, title: 'Flurreinigung' })
  const now = await readContractValues(house.reader, scope, contractId)
  expect(now).toMatchObject({ title: 'Flurreinigung', next_invoice_on: '2026-04-01' })
  expect(await invoices()).toHaveLength(1)
})

test('a mistyped year is refused', async () => {
  const conflict = new ContractConflict('next_long_ago')
  await expect(setUp({ next_invoice_on: '2024-03-01' })).rejects.toThrow(conflict)
})

test('a contract that cannot be billed is told of once, tried again, and holds up no other', async () => {
  const { db, house, scope, contractId, invoices, results } = await setUp()
  await db.updateTable('contracts').set({ prices_json: '[]' }).where('id', '=', contractId).execute()
  const { id: customerId } = await makeCustomer(house, scope)
  const terms = { starts_on: '2024-01-01', notice_months: 1, interval_months: 1 as const, due_day: 1 }
  const lines = [lineOf()]
  await createContract(house, scope, {
    ...terms,
    customer_id: customerId,
    title: 'B',
    next_invoice_on: '2026-03-01',
    lines,
  })
  const errors: unknown[] = []
  const run = () => runBilling(house, scope, { words, onError: (error) => errors.push(error) })
  await run()
  expect(await run()).toBeUndefined()
  expect(errors).toHaveLength(2)
  expect(await invoices()).toHaveLength(1)
  expect((await results()).map(({ outcome }) => outcome).sort()).toEqual(['draft', 'failed'])
  const prices_json = JSON.stringify([{ from: '2024-01-01', lines }])
  await db.updateTable('contracts').set({ prices_json }).where('id', '=', contractId).execute()
  await run()
  expect((await results()).map(({ outcome }) => outcome)).toEqual(['draft', 'draft'])
})
