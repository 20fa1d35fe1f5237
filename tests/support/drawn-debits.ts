import fc from 'fast-check'
import { debitFile } from '~/documents/debits/pain-008'
import { listDueDebits } from '~/domain/debits/due.server'
import { failCollections } from '~/domain/debits/fail.server'
import { debitFileOf } from '~/domain/debits/file.server'
import { makeRuns } from '~/domain/debits/run.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { changeAccount } from '~/domain/mandates/account.server'
import { textsOf } from '~/i18n/texts'
import { makeCustomer, makeMandate } from '../factories/customers'
import { lineOf, makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import type { TestHouse } from './test-house'

/** Of accounts inside the EEA and outside; examples of the registry of IBANs. */
const IBANS = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'NL91ABNA0417164300',
  'CH9300762011623852957',
  'GB29NWBK60161331926819',
  'SM86U0322509800000000270100',
]
const NAMES = [
  'Ärztehaus Süd GbR – Dr. Øre & Söhne',
  'Müller',
  "O'Connor; Łukasz «Żółw» e.K.",
  'Παπαδόπουλος',
  'Пётр Щукин',
  'Ğülşen İpek',
  '  Blank  inside  ',
  'A/B+C?:(D).,',
  'Ähnlich lang '.repeat(5),
]
const STREETS = ['Straße des 17. Juni 135', 'Rue de l’Élysée 1', '#5 | Hof', 'X'.repeat(70)]

const payer = fc.record({
  holder: fc.oneof(fc.constantFrom(...NAMES), fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })),
  iban: fc.constantFrom(...IBANS),
  street: fc.constantFrom(...STREETS),
  city: fc.constantFrom('Zürich', 'Llanfairpwllgwyngyllgogerychwyrndrobwyll', 'São Paulo'),
  type: fc.constantFrom('CORE' as const, 'CORE' as const, 'B2B' as const),
  reference: fc.option(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9+?:().,'-]{0,33}[A-Za-z0-9]$/), {
    nil: undefined,
  }),
  hasNewAccount: fc.boolean(),
  invoices: fc.array(
    fc.record({
      price: fc.constantFrom('0.01', '0.84', '25', '1234.5', '99999.99', '40000000'),
      paidCents: fc.constantFrom(0, 0, 1),
      failsFirst: fc.constantFrom(false, false, true),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})
export const drawnFirm = fc.record({
  name: fc.constantFrom('Förde Glanz GmbH', 'Bäckerei „Krümel“ & Co. KG', 'Ö'.repeat(35)),
  payers: fc.array(payer, { minLength: 1, maxLength: 3 }),
  time: fc.constantFrom('07:00', '08:29', '08:31', '22:59'),
  day: fc.constantFrom('2026-03-09', '2026-03-14', '2026-04-01'),
})
export type DrawnFirm = typeof drawnFirm extends fc.Arbitrary<infer Value> ? Value : never

export interface RunText {
  text: string
  /** Of the invoices in it, by what was asked for and what was paid. */
  cents: bigint
  count: number
}

/** What the firm's files say, each beside what is owed for it; twice where a first try has failed. */
export async function runsOf(house: TestHouse, { name, payers, time, day }: DrawnFirm): Promise<RunText[]> {
  const scope = await makeTenant(house, { name })
  const now: Scope = { ...scope, today: day, at: `${day}T${time}:00.000Z` }
  const owed = new Map<string, bigint>()
  const failing: string[] = []
  for (const one of payers) {
    const address = { street: one.street, city: one.city, country: one.iban.slice(0, 2) }
    const { id: customerId } = await makeCustomer(house, scope, address)
    const { holder, iban, type, reference } = one
    const mandate = { holder, iban, type, reference, lastUsedOn: '2026-02-02' }
    const { id: mandateId } = await makeMandate(house, scope, customerId, mandate)
    for (const { price, paidCents, failsFirst } of one.invoices) {
      const { id } = await makeInvoice(house, scope, customerId, {
        lines: [
          lineOf({
            quantity: '1',
            unitPrice: price,
            taxCategory: 'E',
            taxRate: '0',
            taxReason: 'exempt_4_12',
          }),
        ],
        payment: { method: 'direct_debit', mandateId },
      })
      const cents = BigInt(Math.round(Number(price) * 100))
      if (paidCents < cents) owed.set(id, cents - BigInt(paidCents))
      if (paidCents > 0)
        await recordPayment(house, now, {
          invoiceId: id,
          amountCents: paidCents,
          paidOn: day,
          method: 'transfer',
        })
      if (failsFirst) failing.push(id)
    }
    if (one.hasNewAccount)
      await writing(house, now, (trx) =>
        changeAccount(trx, house.vault, now, { customerId, holder, iban: IBANS[0] ?? '' }),
      )
  }
  const texts = await collect(house, now, owed)
  const collected = new Set(texts.flatMap(({ invoiceIds }) => invoiceIds))
  const again = failing.filter((id) => collected.has(id))
  for (const { runId, invoiceIds } of texts) {
    const failed = invoiceIds.filter((id) => again.includes(id))
    if (failed.length > 0)
      await failCollections(house, now, { runId, invoiceIds: failed, reason: 'Abgelehnt' })
  }
  return [...texts, ...(again.length > 0 ? await collect(house, now, owed) : [])]
}

/** Makes the files of all that is due. */
export async function collect(house: TestHouse, now: Scope, owed: ReadonlyMap<string, bigint> = new Map()) {
  const { due } = await listDueDebits(house.reader, now)
  if (due.length === 0) return []
  const runIds = await makeRuns(house, now, {
    id: crypto.randomUUID(),
    debits: due.map(({ invoiceId, cents }) => ({ invoiceId, cents })),
    againReason: 'Noch einmal',
    purpose: ({ number, language }) => textsOf(language).debits.purpose(number),
    render: debitFile,
  })
  const texts: (RunText & { runId: string; invoiceIds: string[] })[] = []
  for (const runId of runIds) {
    const rows = await house.db
      .selectFrom('debit_collections')
      .select('invoice_id')
      .where('run_id', '=', runId)
      .execute()
    const invoiceIds = rows.map(({ invoice_id }) => invoice_id)
    const cents = invoiceIds.reduce((sum, id) => sum + (owed.get(id) ?? 0n), 0n)
    const text = Buffer.from((await debitFileOf(house, now, runId, debitFile)).bytes).toString()
    texts.push({ runId, invoiceIds, text, cents, count: invoiceIds.length })
  }
  return texts
}
