import { randomUUID } from 'node:crypto'
import { getCustomer } from '~/domain/customers/find.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { listOpenClaims } from '~/domain/invoices/payments/open-claims.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import type { Received } from '~/domain/invoices/payments/receipt'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { meantIn, SUM_BUTTON, SUMS_PLACE, withSums } from '~/kit/forms/payment-sums'
import { CONFIRM_FIELD, receiptForm, tickedIn } from '~/kit/forms/receipt-forms'
import { giveBackHere } from '~/kit/forms/refused-form.server'
import { RETURN_CODE_FIELD } from '~/kit/forms/return-code'
import { bookMoney, chargesBeside } from '~/kit/receive-money.server'
import { paths } from '~/paths'

/** @throws NotFound */
export async function paymentPage(scope: OfficeScope, customerId: string) {
  const { name } = await getCustomer(house.reader, scope, customerId)
  return {
    customerId,
    name,
    claims: await listOpenClaims(house.reader, scope, customerId),
    charges: await chargesBeside(house.reader, scope, customerId),
    today: scope.today,
    formKey: randomUUID(),
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
    const booked = await bookMoney(house, scope, {
      ...{ ...money, customerId, amountCents, reference: values.reference ?? '' },
      invoiceIds: [...(ownId === undefined ? [] : [ownId]), ...tickedIn(entered)],
      withDiscount: values.skonto === 'ja',
      isConfirmed: values[CONFIRM_FIELD],
    })
    if ('faults' in booked) return booked
    const page = ownId === undefined ? paths.customerPayments(customerId) : paths.officeInvoice(ownId)
    return saved<'invoices'>(request, page, wordFor(booked))
  })
}

function wordFor({ restCents, chargesCents }: Received) {
  if (restCents > 0) return 'gebucht-guthaben'
  return chargesCents > 0 ? 'gebucht-kosten' : 'gebucht'
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
