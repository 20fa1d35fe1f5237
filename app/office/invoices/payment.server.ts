import { randomUUID } from 'node:crypto'
import { getCustomer } from '~/domain/customers/find.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import {
  addUp,
  type ChargesBeside,
  discountOn,
  isLessDiscount,
  type OpenClaim,
  outcomeOf,
  type Paid,
} from '~/domain/invoices/payments/adding-up'
import { areChargesFirst, listOpenCharges } from '~/domain/invoices/payments/charges.server'
import { listOpenClaims } from '~/domain/invoices/payments/open-claims.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import type { Received } from '~/domain/invoices/payments/receipt'
import { isBooked, receiveMoney } from '~/domain/invoices/payments/receipts.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import type { Faults } from '~/kit/forms/faults'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { meantIn, SUM_BUTTON, SUMS_PLACE, withSums } from '~/kit/forms/payment-sums'
import { CONFIRM_FIELD, receiptForm, tickedIn } from '~/kit/forms/receipt-forms'
import { giveBackHere } from '~/kit/forms/refused-form.server'
import { RETURN_CODE_FIELD } from '~/kit/forms/return-code'
import { paths } from '~/paths'

/** @throws NotFound */
export async function paymentPage(scope: OfficeScope, customerId: string) {
  const { name } = await getCustomer(house.reader, scope, customerId)
  return {
    customerId,
    name,
    claims: await listOpenClaims(house.reader, scope, customerId),
    charges: await chargesBeside(scope, customerId),
    today: scope.today,
    formKey: randomUUID(),
  }
}

async function chargesBeside(scope: OfficeScope, customerId: string): Promise<ChargesBeside> {
  return {
    open: await listOpenCharges(house.reader, scope, customerId),
    areFirst: await areChargesFirst(house.reader, scope),
  }
}

interface Entered {
  request: Request
  scope: OfficeScope
  customerId: string
  /** The invoice whose page the form is on; always ticked. */
  ownId?: string | undefined
}

/** Books a receipt for the ticked invoices, or asks to confirm anything unusual. */
export async function enterMoney({ request, scope, customerId, ownId }: Entered) {
  const conflict = { of: InvoiceConflict, at: 'form' }
  const schema = receiptForm(scope.today)
  await getCustomer(house.reader, scope, customerId)
  const added = await addedUp({ request, scope, customerId, ownId })
  if (added) return added
  return carryOutForm({ request, schema, conflict }, async (values, entered) => {
    const { amount: amountCents, paid_on: paidOn, method } = values
    const money = { id: values[FORM_KEY_FIELD] || randomUUID(), paidOn, method }
    if (ownId !== undefined && values.direction === 'out') {
      await recordPayment(house, scope, {
        ...{ ...money, invoiceId: ownId, amountCents: -amountCents },
        code: values[RETURN_CODE_FIELD],
      })
      return saved<'invoices'>(request, paths.officeInvoice(ownId), 'gebucht')
    }
    const offered = await listOpenClaims(house.reader, scope, customerId)
    const ids = inOrder([...(ownId === undefined ? [] : [ownId]), ...tickedIn(entered)], offered)
    const isDebit = method === 'direct_debit'
    const received = { amountCents, paidOn, withDiscount: values.skonto === 'ja', isDebit }
    const meant = offered.filter(({ id }) => ids.includes(id))
    const claims = ids.map((invoiceId) => ({
      invoiceId,
      withDiscount:
        received.withDiscount &&
        meant.some((claim) => claim.id === invoiceId && discountOn(claim, paidOn) > 0),
    }))
    const receipt = { ...money, customerId, amountCents, reference: values.reference ?? '', claims }
    if (received.withDiscount && isTooLate(meant, paidOn))
      return { faults: { skonto: 'discount_over' as const } }
    if (!values[CONFIRM_FIELD] && !(await isBooked(house.reader, scope, receipt))) {
      const charges = await chargesBeside(scope, customerId)
      const faults = objections(meant, received, charges)
      if (Object.keys(faults).length > 0) return { faults }
    }
    const booked = await receiveMoney(house, scope, receipt)
    const page = ownId === undefined ? paths.customerPayments(customerId) : paths.officeInvoice(ownId)
    return saved<'invoices'>(request, page, wordFor(booked))
  })
}

function wordFor({ restCents, chargesCents }: Received) {
  if (restCents > 0) return 'gebucht-guthaben'
  return chargesCents > 0 ? 'gebucht-kosten' : 'gebucht'
}

/** Invoices in order of due date, which are paid first; those no longer open are left out. */
function inOrder(ids: readonly string[], offered: readonly OpenClaim[]): string[] {
  const open = offered.map(({ id }) => id)
  const rank = (id: string) => (open.includes(id) ? open.indexOf(id) : open.length)
  return [...new Set(ids)].sort((a, b) => rank(a) - rank(b))
}

/** Whether no ticked invoice has its discount on that day, though there was one. */
function isTooLate(meant: readonly OpenClaim[], paidOn: string): boolean {
  return meant.some(({ discount }) => discount !== null) && addUp(meant, paidOn).discountCents === 0
}

function objections(meant: readonly OpenClaim[], received: Paid, charges: ChargesBeside): Faults {
  const { paidOn, withDiscount } = received
  if (outcomeOf(meant, received, charges).creditCents > 0) return { [CONFIRM_FIELD]: 'more_than_open' }
  if (!withDiscount && isLessDiscount(meant, received)) return { skonto: 'discount_offered' }
  if (meant.some(({ issuedOn }) => paidOn < issuedOn)) return { [CONFIRM_FIELD]: 'date_before_issue' }
  return {}
}

/** The page again with its sums, if one of those buttons was pressed; books nothing. */
async function addedUp({ request, scope, customerId, ownId }: Entered) {
  const { [FORM_KEY_FIELD]: _, ...entered } = Object.fromEntries(
    new URLSearchParams(await request.clone().text()),
  )
  if (entered[SUM_BUTTON] === undefined) return undefined
  const claims = meantIn(await listOpenClaims(house.reader, scope, customerId), entered, ownId)
  const values = withSums(entered, { claims, today: scope.today, language: languageOf(request) })
  if (!values) return undefined
  return giveBackHere(request, { refusal: { faults: {}, values }, wait: 0, status: 200, at: SUMS_PLACE })
}
