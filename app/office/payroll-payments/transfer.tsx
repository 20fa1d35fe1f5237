import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { giroCodeImage } from '~/documents/girocode'
import { paymentFile } from '~/documents/payments/pain-001'
import { giroCodeFor } from '~/domain/invoices/payments/girocode'
import { PaymentConflict } from '~/domain/payroll-payments/conflict'
import { makePaymentFile } from '~/domain/payroll-payments/make.server'
import { purposeOf } from '~/domain/payroll-payments/purpose'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { textsOf } from '~/i18n/texts'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { noteForm } from './forms'
import { findPayment, monthIn, shownOf } from './payments.server'
import { TransferPage } from './transfer-page'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollPayments.transfer.title,
} satisfies RouteHandle

/** Names a whole account, so whoever has a second factor gives a code first. */
export async function loader({ request, scope, user, params }: Args<typeof handle, 'month' | 'payment'>) {
  const month = monthIn(params.month)
  const { payment } = await findPayment(scope, month, ({ id }) => id === params.payment)
  if (await needsFreshFactor({ user, scope }, 'payroll payments'))
    return seeOther(request, paths.payrollPaymentsApproval(month))
  const iban = payment.iban()
  const words = textsOf('de').payrollPayments.purposes
  const purpose = purposeOf(payment, { words, payrollMonth: month })
  const { holder: name, openCents: amountCents } = payment
  const code = amountCents > 0 ? giroCodeFor({ name, iban, amountCents, reference: purpose }) : null
  return {
    ...{ month, payment: shownOf(payment), iban, purpose, formKey: randomUUID() },
    image: code && giroCodeImage(code),
  }
}

/** Notes that a person has transferred it, so that no file does it again. */
export async function action({ request, scope, params }: Args<typeof handle, 'month' | 'payment'>) {
  const month = monthIn(params.month)
  const conflict = { of: PaymentConflict, at: 'form' }
  return carryOutForm({ request, schema: noteForm, conflict }, async ({ id, cents }) => {
    const { group } = await findPayment(scope, month, (one) => one.id === params.payment)
    const { purposes: words, recipients: nameless } = textsOf('de').payrollPayments
    await makePaymentFile(house, scope, {
      ...{ id, month, group: group.group, executeOn: scope.today, isByHand: true },
      seen: [{ id: params.payment, cents }],
      ...{ words, nameless },
      render: paymentFile,
    })
    return saved<'payrollPayments'>(request, paths.payrollPayments(month), 'vermerkt')
  })
}

export default function Transfer() {
  return <TransferPage {...useLoaderData<typeof loader>()} />
}
