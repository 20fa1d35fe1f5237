import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { listInvoices } from '~/domain/invoices/list.server'
import { choosePayment } from '~/domain/invoices/payments/choice.server'
import { readOwed } from '~/domain/invoices/payments/owed.server'
import { readOwing } from '~/domain/invoices/payments/owing.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { countWaiting, listStandingIds, readStandingSums } from '~/domain/invoices/payments/standings.server'
import {
  askedNow,
  type InvoiceFacts,
  type InvoiceFilter,
  isOpen,
  passes,
  stateOf,
} from '~/domain/invoices/payments/state'
import type { Scope } from '~/domain/kernel/scope'
import { readBalance } from '~/domain/portals/balance.server'
import { readPayee } from '~/domain/tenants/contact.server'
import { addDays } from '~/domain/values/calendar'
import type { PaymentsTable } from '~db/schema'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'
import { deep } from '../../support/fuzz-size'

const RUNS = deep(60)
const MOST_INVOICES = 12
const FILTERS: InvoiceFilter[] = ['all', 'open', 'overdue', 'paid', 'cancelled', 'draft']
const MANDATES = ['requested', 'active', 'revoked', 'rejected', 'lapsed', 'used'] as const
/** Three years before the days that are drawn: one mandate lapses amid them, and one was used since. */
const SIGNED_ON = '2023-03-16'
const ISSUED_ON = '2026-03-02'

const { house, db, close } = copyDatabase()
afterAll(close)

// Days and amounts are drawn from so few that they meet often.
const day = fc.integer({ min: -2, max: 2 }).map((days) => addDays('2026-03-16', days))
const way = fc.constantFrom('transfer' as const, ...MANDATES)
const drawnInvoice = fc.record({
  kind: fc.constantFrom('invoice' as const, 'invoice' as const, 'invoice' as const, 'credit_note' as const),
  isDraft: fc.boolean(),
  grossCents: fc.constantFrom<number[]>(0, 100, 200),
  dueOn: fc.option(day),
  issuedTo: way,
  choices: fc.array(way, { maxLength: 2 }),
  payments: fc.array(
    fc.record({
      cents: fc.constantFrom(-100, 100, 200),
      on: day,
      method: fc.constantFrom(
        'transfer' as const,
        'transfer' as const,
        'cash_discount' as const,
        'write_off' as const,
      ),
      isTakenBack: fc.constantFrom(false, false, true),
    }),
    { maxLength: 3 },
  ),
  isCancelled: fc.boolean(),
  hold: fc.constantFrom(null, null, 'dispute' as const, 'deferral' as const, 'promise' as const),
  isHoldOver: fc.constantFrom(false, false, true),
  plan: fc
    .uniqueArray(day, { minLength: 1, maxLength: 3 })
    .map((days) => days.toSorted().map((dueOn) => ({ dueOn, cents: 50 }))),
  prepaidCents: fc.constantFrom(0, 0, 100),
  roundingCents: fc.constantFrom<number[]>(0, 0, -1, 1),
  credits: fc.array(fc.record({ isDraft: fc.boolean(), cents: fc.constantFrom(99, 100, 200) }), {
    maxLength: 2,
  }),
})
type Drawn = typeof drawnInvoice extends fc.Arbitrary<infer Value> ? Value : never

/** Part-paid and held back: what is rarely drawn together. */
const PART_PAID: Drawn = {
  ...{ kind: 'invoice', isDraft: false, grossCents: 200, dueOn: '2026-03-14', issuedTo: 'active' },
  payments: [{ cents: 100, on: '2026-03-15', method: 'transfer', isTakenBack: false }],
  ...{ choices: [], isCancelled: false, prepaidCents: 0, roundingCents: 0, credits: [] },
  ...{ hold: null, isHoldOver: false, plan: [] },
}
const days = (...on: string[]) => on.map((dueOn) => ({ dueOn, cents: 200 / on.length }))
const HELD: Drawn[] = [
  { ...PART_PAID, hold: 'dispute' },
  { ...PART_PAID, hold: 'dispute', issuedTo: 'transfer', isHoldOver: true },
  { ...PART_PAID, hold: 'deferral', plan: days('2026-03-18') },
  { ...PART_PAID, hold: 'deferral', plan: days('2026-03-15', '2026-03-16') },
  { ...PART_PAID, hold: 'deferral', plan: days('2026-03-15', '2026-03-18'), issuedTo: 'transfer' },
  { ...PART_PAID, hold: 'promise', plan: [], issuedTo: 'transfer' },
]

/** An invoice as the test knows it, without having asked the database; no facts for a draft. */
interface Known {
  id: string
  kind: InvoiceFacts['kind']
  facts: InvoiceFacts | null
}

async function setUp(today: string) {
  const scope = { ...(await makeTenant(house)), today }
  const customer = await makeCustomer(house, scope, { email: null })
  const mandates = new Map<string, string>()
  for (const status of MANDATES) {
    const { id } = await makeMandate(house, scope, customer.id)
    await db
      .updateTable('mandates')
      .set({
        status: status === 'lapsed' || status === 'used' ? 'active' : status,
        ...(status === 'lapsed' || status === 'used' ? { signed_on: SIGNED_ON } : {}),
        last_used_on: status === 'used' ? '2026-01-15' : null,
      })
      .where('id', '=', id)
      .execute()
    mandates.set(status, id)
  }
  return { scope, customerId: customer.id, mandateOf: (wish: string) => mandates.get(wish) ?? null }
}
type Setting = Awaited<ReturnType<typeof setUp>>

function payByOn(way: Drawn['issuedTo'], today: string) {
  const counts = way === 'active' || way === 'used' || (way === 'lapsed' && today <= '2026-03-16')
  return counts ? 'direct_debit' : 'transfer'
}

async function insert(setting: Setting, drawn: Drawn): Promise<Known[]> {
  const { today } = setting.scope
  const invoice = await insertInvoice(setting, drawn)
  const { facts } = invoice
  if (!facts) return [invoice]
  await insertHold(setting, invoice.id, drawn)
  await insertWhatCame(setting, invoice.id, drawn)
  const { payments, choices, issuedTo, isCancelled } = drawn
  const counting = payments.filter(({ isTakenBack }) => !isTakenBack)
  const money = counting.filter(({ method }) => method === 'transfer')
  const total = (list: typeof payments) => list.reduce((sum, { cents }) => sum + cents, 0)
  const known: InvoiceFacts = {
    ...facts,
    paidCents: total(money),
    waivedCents: total(counting) - total(money),
    lastPaidOn:
      money
        .filter(({ cents }) => cents > 0)
        .map(({ on }) => on)
        .toSorted()
        .at(-1) ?? null,
    payBy: payByOn(choices.at(-1) ?? issuedTo, today),
    isDisputed: drawn.hold === 'dispute' && !drawn.isHoldOver,
    deferredTo: drawn.hold === 'deferral' && !drawn.isHoldOver ? drawn.plan : [],
  }
  if (drawn.kind !== 'invoice') return [{ ...invoice, facts: known }]
  const credits = await insertCredits(setting, invoice.id, drawn)
  known.creditedCents = -credits.reduce((sum, { facts }) => sum + (facts?.grossCents ?? 0), 0)
  if (!isCancelled) return [{ ...invoice, facts: known }, ...credits]
  const reversal = await insertInvoice(
    setting,
    {
      ...drawn,
      grossCents: -drawn.grossCents,
      roundingCents: -drawn.roundingCents,
      prepaidCents: 0,
      issuedTo: 'transfer',
    },
    { kind: 'cancellation', refersToId: invoice.id },
  )
  return [{ ...invoice, facts: { ...known, cancelledBy: reversal.id.slice(0, 8) } }, reversal, ...credits]
}

function insertCredits(setting: Setting, refersToId: string, drawn: Drawn): Promise<Known[]> {
  const of = { kind: 'credit_note' as const, refersToId }
  return Promise.all(
    drawn.credits.map(({ cents, isDraft }) =>
      insertInvoice(
        setting,
        { ...drawn, isDraft, grossCents: -cents, prepaidCents: 0, issuedTo: 'transfer' },
        of,
      ),
    ),
  )
}

async function insertInvoice(
  { scope, customerId, mandateOf }: Setting,
  drawn: Drawn,
  { kind, refersToId }: { kind: InvoiceFacts['kind']; refersToId: string | null } = {
    kind: drawn.kind,
    refersToId: null,
  },
): Promise<Known> {
  const id = randomUUID()
  const { today } = scope
  const { isDraft, grossCents, roundingCents, prepaidCents, dueOn } = drawn
  const mandateId = mandateOf(drawn.issuedTo)
  // A credit note refers to something; itself will do.
  const refersTo = kind === 'credit_note' ? (refersToId ?? id) : refersToId
  await db
    .insertInto('invoices')
    .values({
      tenant_id: scope.tenantId,
      id,
      customer_id: customerId,
      kind,
      refers_to_id: refersTo,
      status: isDraft ? 'draft' : 'issued',
      number: isDraft ? null : id.slice(0, 8),
      language: 'de',
      issued_on: isDraft ? null : ISSUED_ON,
      due_on: dueOn,
      service_from: ISSUED_ON,
      service_to: ISSUED_ON,
      payment_method: mandateId === null ? 'transfer' : 'direct_debit',
      mandate_id: mandateId,
      net_cents: grossCents,
      tax_cents: 0,
      gross_cents: grossCents,
      prepaid_cents: prepaidCents,
      rounding_cents: roundingCents,
      view_json: isDraft ? null : '{}',
      created_at: scope.at,
      issued_at: isDraft ? null : scope.at,
    })
    .execute()
  const facts: InvoiceFacts = {
    kind,
    grossCents: grossCents + roundingCents,
    prepaidCents,
    creditedCents: 0,
    waivedCents: 0,
    dueOn: dueOn ?? ISSUED_ON,
    paidCents: 0,
    lastPaidOn: null,
    cancelledBy: null,
    payBy: payByOn(drawn.issuedTo, today),
  }
  return { id, kind, facts: isDraft ? null : facts }
}

async function insertWhatCame({ scope, customerId, mandateOf }: Setting, invoiceId: string, drawn: Drawn) {
  const row = { tenant_id: scope.tenantId, invoice_id: invoiceId }
  for (const { cents, on, method, isTakenBack } of drawn.payments) {
    const isMoney = method === 'transfer'
    const [id, receipt_id] = [randomUUID(), isMoney ? randomUUID() : null]
    const base = { tenant_id: scope.tenantId, paid_on: on, created_at: scope.at }
    const receipt = { ...base, customer_id: customerId, amount_cents: cents, reverses_id: null, reason: null }
    if (receipt_id !== null)
      await db
        .insertInto('receipts')
        .values({ ...receipt, id: receipt_id, method: 'transfer' })
        .execute()
    const share: Omit<PaymentsTable, 'id' | 'amount_cents' | 'reverses_id'> = {
      ...row,
      ...base,
      method,
      receipt_id,
      tax_json: null,
      drawn_with_id: null,
      reason: null,
    }
    const rows: PaymentsTable[] = [{ ...share, id, amount_cents: cents, reverses_id: null }]
    if (isTakenBack) rows.push({ ...share, id: randomUUID(), amount_cents: -cents, reverses_id: id })
    for (const each of rows) await db.insertInto('payments').values(each).execute()
  }
  let replaces_seq = 0
  for (const wish of drawn.choices) {
    const mandate_id = mandateOf(wish)
    const method = mandate_id === null ? 'transfer' : 'direct_debit'
    const { seq } = await db
      .insertInto('payment_choices')
      .values({ ...row, method, mandate_id, chosen_at: scope.at, replaces_seq })
      .returning('seq')
      .executeTakeFirstOrThrow()
    replaces_seq = seq
  }
}

/** What was noted before it was paid, and of that what was ended. */
async function insertHold({ scope }: Setting, invoiceId: string, { hold, plan, isHoldOver }: Drawn) {
  if (hold === null) return
  const at = { ended_on: scope.today, ended_at: scope.at, ended_by: scope.actor }
  const id = randomUUID()
  await db
    .insertInto('invoice_holds')
    .values({
      tenant_id: scope.tenantId,
      id,
      invoice_id: invoiceId,
      kind: hold,
      reason: null,
      from_on: ISSUED_ON,
      until_on: hold === 'dispute' ? null : ISSUED_ON,
      instalments_json:
        hold === 'deferral' ? JSON.stringify(plan.map(({ dueOn, cents }) => [dueOn, cents])) : null,
      noted_cents: 1,
      created_at: scope.at,
      created_by: scope.actor,
      ...{ ended_on: null, ended_at: null, ended_by: null, end_reason: null },
    })
    .execute()
  if (isHoldOver) await db.updateTable('invoice_holds').set(at).where('id', '=', id).execute()
}

/** What came in without what was divided. */
async function undivided({ tenantId }: Scope): Promise<number> {
  const [came, divided] = await Promise.all(
    (['receipts', 'payments'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
        .where('tenant_id', '=', tenantId)
        .$if(table === 'payments', (query) => query.where('receipt_id' as 'id', 'is not', null))
        .executeTakeFirstOrThrow(),
    ),
  )
  return (came?.cents ?? 0) - (divided?.cents ?? 0)
}

test('SQL and process agree on every invoice, filter and day, and every reader goes by them', async () => {
  const property = fc.asyncProperty(
    fc.array(drawnInvoice, { minLength: 1, maxLength: MOST_INVOICES }),
    day,
    async (drawn, today) => {
      const setting = await setUp(today)
      const scope: Scope = setting.scope
      const known = (await Promise.all(drawn.map((each) => insert(setting, each)))).flat()
      const states = new Map(known.map(({ id, facts }) => [id, facts && stateOf(facts, today)]))

      for (const filter of FILTERS) {
        const expected = known
          .filter(({ id, kind }) => passes(filter, kind, states.get(id) ?? null))
          .map(({ id }) => id)
          .sort()
        const { items, total } = await listInvoices(db, scope, { state: filter, perPage: 1000 })
        expect([total, items.map(({ id }) => id).sort()], `list of ${filter}`).toEqual([
          expected.length,
          expected,
        ])
        const wanted = {
          search: '',
          sums: {},
          state: filter,
          year: undefined,
          order: 'newest',
        } as const
        const standing = await listStandingIds(db, scope, wanted)
        const drafts = filter === 'all' ? known.filter(({ facts }) => !facts).map(({ id }) => id) : []
        expect(standing.toSorted(), `standings: ${filter}`).toEqual([...expected, ...drafts].sort())
      }

      const open = [...states.values()].filter((state) => isOpen(state))
      const disputed = open.filter(({ state }) => state === 'disputed')
      const collected = open.filter(({ state }) => state === 'direct_debit')
      const owed = open.filter((state) => !disputed.includes(state) && !collected.includes(state))
      const sum = (list: typeof open) => list.reduce((cents, { openCents }) => cents + openCents, 0)
      const payee = await readPayee(db, scope.tenantId)
      const visitor = visitorOn(scope, 'portal', setting.customerId)
      expect(
        await readBalance(db, visitor, { payee, customer: { number: '10001', creditCents: 0 } }),
      ).toMatchObject({
        owedCents: sum(owed),
        owedCount: owed.length,
        overdueCount: open.filter(({ state }) => state === 'overdue').length,
        collectedCents: sum(collected),
        disputedCents: sum(disputed),
        laterCents: sum(owed) - owed.reduce((cents, state) => cents + askedNow(state), 0),
      })

      const overdue = open.filter(({ state }) => state === 'overdue')
      expect(await readOwed(db, scope)).toEqual({
        count: open.length,
        cents: sum(open),
        overdueCount: overdue.length,
        overdueCents: sum(overdue),
        collectedCents: sum(collected),
      })

      const { customerId } = setting
      expect(await readOwing(db, scope, [customerId])).toEqual(
        open.length === 0 ? {} : { [customerId]: { openCents: sum(open), isOverdue: overdue.length > 0 } },
      )

      const drafts = known.filter(({ facts }) => !facts).length
      expect(await countWaiting(db, scope)).toEqual({
        draft: drafts,
        open: open.length,
        overdue: overdue.length,
        direct_debit: collected.length,
        disputed: disputed.length,
      })
      // The whole list is added up in another way than a part of it: its year is the same without the drafts.
      const every = { search: '', sums: {}, state: 'all', year: undefined } as const
      const ofYear = await readStandingSums(db, scope, { ...every, year: 2026 })
      expect(ofYear.openCents).toBe(sum(open))
      expect(await readStandingSums(db, scope, every)).toEqual({ ...ofYear, count: ofYear.count + drafts })

      for (const { id, facts } of known.filter((each) => each.facts)) {
        const state = states.get(id) ?? null
        const choosing = choosePayment(house, visitorOn(scope, 'rechnung', id), { method: 'transfer' })
        await (isOpen(state)
          ? expect(choosing).resolves.toBeDefined()
          : expect(choosing).rejects.toMatchObject({ code: 'not_open' }))
        const payment = { invoiceId: id, amountCents: 100, paidOn: today, method: 'cash' } as const
        const paying = recordPayment(house, scope, payment)
        await (facts?.kind === 'invoice'
          ? expect(paying).resolves.toBeDefined()
          : expect(paying).rejects.toMatchObject({ code: 'not_payable' }))
      }
      expect(await readCredit(db, scope, setting.customerId)).toBe(await undivided(scope))
    },
  )
  await fc.assert(property, { numRuns: RUNS, examples: HELD.map((held) => [[held], '2026-03-17']) })
})
