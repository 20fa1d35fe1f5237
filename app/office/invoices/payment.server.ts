import { randomUUID } from 'node:crypto'
import { getCustomer } from '~/domain/customers/find.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { listOpenClaims, type OpenClaim } from '~/domain/invoices/payments/open-claims.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { isBooked, receiveMoney } from '~/domain/invoices/payments/receipts.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { sum } from '~/domain/values/money'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import type { Faults } from '~/kit/forms/faults'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { CONFIRM_FIELD, receiptForm, tickedIn } from '~/kit/forms/receipt-forms'
import { paths } from '~/paths'

/** @throws NotFound */
export async function paymentPage(scope: OfficeScope, customerId: string) {
  const { name } = await getCustomer(house.reader, scope, customerId)
  return {
    customerId,
    name,
    claims: await listOpenClaims(house.reader, scope, customerId),
    today: scope.today,
    formKey: randomUUID(),
  }
}

interface Entered {
  request: Request
  scope: OfficeScope
  customerId: string
  /** The invoice whose page the form is on; always ticked. */
  ownId?: string
}

/** Books a receipt for the ticked invoices, or asks to confirm anything unusual. */
export async function enterMoney({ request, scope, customerId, ownId }: Entered) {
  const conflict = { of: InvoiceConflict, at: 'form' }
  const schema = receiptForm(scope.today)
  await getCustomer(house.reader, scope, customerId)
  return carryOutForm({ request, schema, conflict }, async (values, entered) => {
    const { amount: amountCents, paid_on: paidOn, method } = values
    const money = { id: values[FORM_KEY_FIELD] || randomUUID(), paidOn, method }
    if (ownId !== undefined && values.direction === 'out') {
      await recordPayment(house, scope, { ...money, invoiceId: ownId, amountCents: -amountCents })
      return saved<'invoices'>(request, paths.officeInvoice(ownId), 'gebucht')
    }
    const offered = await listOpenClaims(house.reader, scope, customerId)
    const ids = inOrder([...(ownId === undefined ? [] : [ownId]), ...tickedIn(entered)], offered)
    const received = { amountCents, paidOn, withDiscount: values.skonto === 'ja' }
    const claims = ids.map((invoiceId) => ({
      invoiceId,
      withDiscount:
        received.withDiscount &&
        offered.some(({ id, discountCents }) => id === invoiceId && discountCents > 0),
    }))
    const receipt = { ...money, customerId, amountCents, reference: values.reference ?? '', claims }
    if (!values[CONFIRM_FIELD] && !(await isBooked(house.reader, scope, receipt))) {
      const meant = offered.filter(({ id }) => ids.includes(id))
      const faults = objections(meant, received)
      if (Object.keys(faults).length > 0) return { faults }
    }
    const { restCents } = await receiveMoney(house, scope, receipt)
    const page = ownId === undefined ? paths.customerPayments(customerId) : paths.officeInvoice(ownId)
    return saved<'invoices'>(request, page, restCents > 0 ? 'gebucht-guthaben' : 'gebucht')
  })
}

/** Invoices in order of due date, which are paid first; those no longer open are left out. */
function inOrder(ids: readonly string[], offered: readonly OpenClaim[]): string[] {
  const open = offered.map(({ id }) => id)
  const rank = (id: string) => (open.includes(id) ? open.indexOf(id) : open.length)
  return [...new Set(ids)].sort((a, b) => rank(a) - rank(b))
}

interface EnteredMoney {
  amountCents: number
  paidOn: string
  withDiscount: boolean
}

function objections(
  meant: readonly OpenClaim[],
  { amountCents, paidOn, withDiscount }: EnteredMoney,
): Faults {
  const open = sum(meant.map(({ openCents }) => openCents))
  const discount = sum(meant.map(({ discountCents }) => discountCents))
  if (amountCents > open - (withDiscount ? discount : 0)) return { [CONFIRM_FIELD]: 'more_than_open' }
  if (!withDiscount && discount > 0 && amountCents === open - discount) return { skonto: 'discount_offered' }
  if (meant.some(({ issuedOn }) => paidOn < issuedOn)) return { [CONFIRM_FIELD]: 'date_before_issue' }
  return {}
}
