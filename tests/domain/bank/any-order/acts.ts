import fc from 'fast-check'
import {
  assignOther,
  assignRefund,
  assignReturn,
  assignToCustomer,
  assignToCustomers,
  takeProposal,
} from '~/domain/bank/assign.server'
import { getBankItem } from '~/domain/bank/item.server'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { takeBackFile } from '~/domain/bank/take-back.server'
import { undoAssignment } from '~/domain/bank/undo-assignment.server'
import { chargeFee } from '~/domain/charges/charges.server'
import { changeChargeSettings } from '~/domain/charges/settings.server'
import { payChargesFromCredit } from '~/domain/charges/settle.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { wholeRest } from '~/domain/invoices/credits/credit'
import { settleFromCredit } from '~/domain/invoices/credits/credit.server'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { undoReceipt, undoShare } from '~/domain/invoices/payments/undo-booking.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { creditWords } from '~/i18n/credit-words'
import { makeDetail, makeEntry, makeStatement } from '../../../factories/bank'
import type { TestHouse } from '../../../support/test-house'

export interface Firm {
  scope: OfficeScope
  customers: { id: string; name: string }[]
  /** The first two are the first customer's; the first has a discount. */
  invoices: { id: string; number: string; customerId: string; cents: number }[]
}

const which = fc.nat(9)
const payment = fc.record({
  invoice: fc.nat(2),
  more: fc.constantFrom(0, 0, 0, -1, 1, -5_000, 11_900),
  text: fc.constantFrom(...(['number', 'number', 'typo', 'both', 'none', 'none', 'none'] as const)),
  isOwn: fc.boolean(),
  /** Of a batch of two, the second for the next invoice. */
  isBatch: fc.boolean(),
  feeCents: fc.constantFrom(0, 0, 50),
})
export const act = fc.oneof(
  fc.record({
    act: fc.constant('file' as const),
    payments: fc.array(payment, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ act: fc.constant('discounted' as const) }),
  fc.record({ act: fc.constant('out' as const), cents: fc.constantFrom(11_900, 1, 5_000) }),
  fc.record({ act: fc.constantFrom('take' as const, 'match' as const, 'undoShare' as const), which }),
  fc.record({
    act: fc.constantFrom('assign' as const, 'assign' as const),
    which,
    invoices: fc.subarray([0, 1, 2], { minLength: 1 }),
    percent: fc.constantFrom(100, 50, 1),
    withDiscount: fc.constantFrom(false, false, true),
  }),
  fc.record({ act: fc.constantFrom('return' as const, 'refund' as const), which, invoice: fc.nat(2) }),
  fc.record({ act: fc.constant('other' as const), which, isRule: fc.boolean() }),
  fc.record({ act: fc.constantFrom('undo' as const, 'undo' as const, 'undoReceipt' as const), which }),
  fc.record({ act: fc.constant('takeBack' as const), which }),
  fc.record({
    act: fc.constant('hand' as const),
    invoice: fc.nat(2),
    cents: fc.constantFrom(1, 5_000, 11_900),
  }),
  fc.record({ act: fc.constant('split' as const), which }),
  fc.record({ act: fc.constant('fee' as const), invoice: fc.nat(2), cents: fc.constantFrom(300, 4_000) }),
  fc.record({
    act: fc.constantFrom('chargesFirst' as const, 'chargesFromCredit' as const),
    invoice: fc.nat(2),
  }),
  fc.record({
    act: fc.constantFrom('cancel' as const, 'credit' as const, 'useCredit' as const),
    invoice: fc.nat(2),
  }),
)
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

let files = 0

export async function carryOut(house: TestHouse, firm: Firm, one: Act): Promise<unknown> {
  const { scope } = firm
  const invoice = (at: number) => firm.invoices[at % firm.invoices.length] as Firm['invoices'][number]
  switch (one.act) {
    case 'file':
      return upload(
        house,
        firm,
        one.payments.map((paid) => entryOf(firm, paid)),
      )
    case 'discounted': {
      const { number, cents } = invoice(0)
      return upload(house, firm, [entry(Math.round(cents * 0.98), number, firm.customers[0]?.name ?? '')])
    }
    case 'out':
      return upload(house, firm, [entry(-one.cents, 'Zurück', 'Bank')])
    case 'match':
      return matchItems(house, scope)
    case 'take':
      return take(house, scope, one.which)
    case 'assign': {
      const item = await openItem(house, scope, one.which, true)
      const { customerId } = invoice(one.invoices[0] ?? 0)
      const claims = one.invoices
        .map(invoice)
        .filter((other) => other.customerId === customerId)
        .map(({ id }) => ({ invoiceId: id, withDiscount: one.withDiscount }))
      const cents = Math.max(1, Math.floor((item.open_cents * one.percent) / 100))
      return assignToCustomer(house, scope, {
        ...{ itemId: item.id, seenCents: item.open_cents, cents, customerId, claims },
      })
    }
    case 'return': {
      const item = await openItem(house, scope, one.which, false)
      const { id: invoiceId, customerId } = invoice(one.invoice)
      return assignReturn(house, scope, {
        itemId: item.id,
        seenCents: item.open_cents,
        customerId,
        invoiceId,
      })
    }
    case 'refund': {
      const item = await openItem(house, scope, one.which, false)
      const { customerId } = invoice(one.invoice)
      return assignRefund(house, scope, { itemId: item.id, seenCents: item.open_cents, customerId })
    }
    case 'other': {
      const item = await openItem(house, scope, one.which)
      const { isRule } = one
      return assignOther(house, scope, {
        ...{ itemId: item.id, seenCents: item.open_cents, kind: 'other', isRule },
      })
    }
    case 'undo': {
      const id = await pick(house, scope, 'bank_assignments', one.which)
      return undoAssignment(house, scope, { id, reason: 'x' })
    }
    case 'undoReceipt': {
      const id = await pick(house, scope, 'receipts', one.which)
      return undoReceipt(house, scope, { id, reason: 'x' })
    }
    case 'undoShare': {
      const id = await pick(house, scope, 'payments', one.which)
      const { invoice_id: invoiceId } = await house.db
        .selectFrom('payments')
        .select('invoice_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return undoShare(house, scope, { invoiceId, id, reason: 'x' })
    }
    case 'takeBack':
      return takeBackFile(house, scope, await pick(house, scope, 'bank_files', one.which))
    case 'split': {
      const { id: itemId, open_cents: seenCents } = await openItem(house, scope, one.which, true)
      const half = Math.floor(seenCents / 2)
      const parts = [invoice(0), invoice(2)].map(({ id, customerId }, at) => ({
        ...{ itemId, seenCents, customerId, cents: at === 0 ? half : seenCents - half },
        claims: [{ invoiceId: id }],
      }))
      return assignToCustomers(house, scope, parts)
    }
    case 'fee': {
      files += 1
      const { id: invoiceId, customerId } = invoice(one.invoice)
      const fee = { invoiceId, customerId, cents: one.cents, sourceId: `notice-${files}` }
      return writing(house, scope, (trx) => chargeFee(trx, scope, fee))
    }
    case 'chargesFirst':
      return changeChargeSettings(house, scope, { isChargesFirst: one.invoice > 0 })
    case 'chargesFromCredit':
      return payChargesFromCredit(house, scope, invoice(one.invoice).customerId)
    case 'hand': {
      const money = { paidOn: scope.today, method: 'transfer' as const, amountCents: one.cents }
      return recordPayment(house, scope, { invoiceId: invoice(one.invoice).id, ...money })
    }
    case 'cancel':
      return cancelInvoice(house, scope, invoice(one.invoice).id)
    case 'credit':
      return creditInvoice(house, scope, invoice(one.invoice).id, {
        request: ({ left }) => wholeRest(left, creditWords.de),
        wordsOf: (language) => creditWords[language],
        reason: 'x',
      })
    case 'useCredit': {
      const { id, customerId } = invoice(one.invoice)
      const seenCents = await readCredit(house.db, scope, customerId)
      return settleFromCredit(house, scope, { customerId, invoiceIds: [id], seenCents })
    }
  }
}

type Paid = typeof payment extends fc.Arbitrary<infer Value> ? Value : never

function entryOf({ invoices, customers }: Firm, { invoice: at, more, text, isOwn, isBatch, feeCents }: Paid) {
  const invoice = invoices[at] as Firm['invoices'][number]
  const next = invoices[(at + 1) % invoices.length] as Firm['invoices'][number]
  const name = isOwn ? (customers.find(({ id }) => id === invoice.customerId)?.name ?? '') : 'Fremde Person'
  const typed = {
    number: invoice.number,
    typo: invoice.number.replace(/.$/, (digit) => String((Number(digit) + 5) % 10)),
    both: `${invoice.number} ${next.number}`,
    none: 'Danke',
  }[text]
  const cents = Math.max(1, invoice.cents + more + (text === 'both' ? next.cents : 0))
  if (!isBatch) return entry(cents, typed, name)
  const details = [cents, next.cents].map((part, index) =>
    makeDetail(part, {
      party: { name, iban: null, bic: null },
      purpose: index === 0 ? typed : next.number,
    }),
  )
  const whole = cents + next.cents - feeCents
  return { ...entry(whole, typed, name), details }
}

function entry(cents: number, purpose: string, name: string) {
  files += 1
  const party = { name, iban: null, bic: null }
  return makeEntry(cents, purpose, {
    content: String(files),
    details: [makeDetail(cents, { party, purpose })],
  })
}

async function upload(house: TestHouse, { scope }: Firm, entries: ReturnType<typeof entry>[]) {
  files += 1
  await keepFile(house, scope, { bytes: Buffer.from(String(files)), statements: [makeStatement(entries)] })
  return matchItems(house, scope)
}

/** As the press on a proposal does it. */
async function take(house: TestHouse, scope: OfficeScope, at: number) {
  const { id } = await openItem(house, scope, at, true)
  const { proposal, openCents } = await getBankItem(house.reader, scope, id)
  if (!proposal || proposal.claims.length === 0) return
  const claims = proposal.claims.map(({ invoiceId, withDiscount }) => ({ invoiceId, withDiscount }))
  const { customerId, reasons } = proposal
  await takeProposal(house, scope, {
    ...{ itemId: id, seenCents: openCents, customerId, claims },
    made: { madeBy: 'user', reasons },
  })
}

export class NothingThere extends Error {}

async function openItem({ db }: TestHouse, { tenantId }: OfficeScope, at: number, isIncoming?: boolean) {
  const rows = await db
    .selectFrom('bank_items')
    .select(['id', 'open_cents'])
    .where('tenant_id', '=', tenantId)
    .where('open_cents', '<>', 0)
    .$if(isIncoming !== undefined, (query) => query.where('open_cents', isIncoming ? '>' : '<', 0))
    .orderBy('id')
    .execute()
  const row = rows[at % (rows.length || 1)]
  if (!row) throw new NothingThere()
  return row
}

type Picked = 'bank_assignments' | 'receipts' | 'payments' | 'bank_files'

async function pick(
  { db }: TestHouse,
  { tenantId }: OfficeScope,
  table: Picked,
  at: number,
): Promise<string> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const id = rows[at % (rows.length || 1)]?.id
  if (id === undefined) throw new NothingThere()
  return id
}
