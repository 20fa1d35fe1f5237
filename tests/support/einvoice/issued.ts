import { renderInvoice } from '~/documents/renderers.server'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { wholeRest } from '~/domain/invoices/credits/credit'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { parseInvoiceView } from '~/domain/invoices/issuing/view'
import { cashDiscountOf } from '~/domain/invoices/payments/cash-discount'
import { getClaimed } from '~/domain/invoices/payments/claims.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { setLogo } from '~/domain/letterhead/set-logo.server'
import { creditWords } from '~/i18n/credit-words'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { changeFirm, makeTenant } from '../../factories/tenants'
import { rendering, type TestHouse } from '../test-house'
import type { Case } from './cases'

type CreditOfCase = NonNullable<Case['credits']>[number]

function creditAsCase(house: House, scope: Scope, invoiceId: string, credit: CreditOfCase) {
  const numbers = <Value>(record: Record<number, Value> = {}) =>
    new Map(Object.entries(record).map(([key, value]) => [Number(key), value]))
  return creditInvoice(house, scope, invoiceId, {
    request: ({ left }) =>
      credit === 'rest'
        ? wholeRest(left, creditWords.de)
        : {
            quantities: numbers(credit.quantities),
            netCents: numbers(credit.netCents),
            description: 'Minderung',
          },
    wordsOf: (language) => creditWords[language],
    reason: 'Ausfall am 12. Februar',
  })
}

async function makePaidAdvance(house: TestHouse, scope: Scope, customerId: string, lines: DraftLine[]) {
  const { id } = await makeInvoice(house, scope, customerId, { lines, options: { is_advance: 1 } })
  const { openCents: amountCents } = await getClaimed(house.reader, scope, id)
  await recordPayment(house, scope, { invoiceId: id, paidOn: scope.today, method: 'transfer', amountCents })
  return id
}

async function payWithDiscount(house: TestHouse, scope: Scope, invoiceId: string) {
  const { customerId, viewJson, openCents } = await getClaimed(house.reader, scope, invoiceId)
  const discountCents = cashDiscountOf(parseInvoiceView(viewJson))?.cents ?? 0
  await receiveMoney(house, scope, {
    customerId,
    amountCents: openCents - discountCents,
    paidOn: scope.today,
    method: 'transfer',
    claims: [{ invoiceId, withDiscount: true }],
  })
}

/** Issues a case as the office would; `id` is its last document. */
export async function issueCase(
  house: TestHouse,
  one: Case,
  { today, iban }: { today?: string; iban?: string } = {},
): Promise<{ scope: Scope; id: string }> {
  const firm = await makeTenant(house, {
    creditor_id: 'DE98ZZZ09999999999',
    phone: '0431 555 0',
    ...(iban === undefined ? {} : { iban }),
  })
  const scope = today === undefined ? firm : officeOn(firm.tenantId, today)
  if (one.firm) await changeFirm(house, scope, one.firm)
  if (one.logo) await setLogo(house, scope, one.logo())
  const customer = await makeCustomer(house, scope, one.customer)
  const mandate = one.isDebited ? await makeMandate(house, scope, customer.id) : undefined
  const deductions: string[] = []
  for (const lines of one.advances ?? [])
    deductions.push(await makePaidAdvance(house, scope, customer.id, lines))
  const { serviceFrom, language, note, ...choices } = one.draft ?? {}
  const { id } = await makeDraft(house, scope, customer.id, {
    ...(one.lines ? { lines: one.lines } : {}),
    ...(serviceFrom ? { serviceFrom } : {}),
    ...(language ? { language } : {}),
    note: note ?? null,
    options: { ...choices, deductions, ...(one.adjustments ? { adjustments: one.adjustments } : {}) },
    ...(mandate ? { payment: { method: 'direct_debit', mandateId: mandate.id } } : {}),
  })
  await issueInvoice(house, scope, id)
  if (one.isDiscountTaken) await payWithDiscount(house, scope, id)
  let last = one.isCancelled ? (await cancelInvoice(house, scope, id)).id : id
  for (const credit of one.credits ?? []) last = (await creditAsCase(house, scope, id, credit)).id
  return { scope, id: last }
}

export async function eInvoiceOf(testHouse: TestHouse, one: Case): Promise<string> {
  const house = rendering(testHouse, { invoice: renderInvoice })
  const { scope, id } = await issueCase(house, one)
  const wanted = { invoiceId: id, mediaType: 'application/xml' }
  const file = await findDocument(house.reader, house, scope, wanted)
  return Buffer.from(file?.bytes ?? []).toString()
}
