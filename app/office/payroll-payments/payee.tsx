import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { lookTwice } from '~/auth/second-look.server'
import { keepPayee } from '~/domain/payroll-payments/payees.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { payeeForm } from './forms'
import { PayeePage } from './payee-page'
import { findPayment, monthIn, shownOf } from './payments.server'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollPayments.payee.title,
} satisfies RouteHandle

export async function loader({ scope, user, params }: Args<typeof handle, 'month' | 'payee'>) {
  const month = monthIn(params.month)
  const { payment } = await findPayment(scope, month, ({ payeeId }) => payeeId === params.payee)
  const asksForCode = payment.ibanMasked !== null && (await needsFreshFactor({ scope, user }, 'account'))
  return { month, payment: shownOf(payment), payeeId: params.payee, asksForCode }
}

/** Another account than the one that is kept is confirmed apart, with a code for those who have one (decision 429). */
export async function action({ request, scope, user, params }: Args<typeof handle, 'month' | 'payee'>) {
  const month = monthIn(params.month)
  return carryOutForm({ request, schema: payeeForm }, async ({ payee, confirmed, code }) => {
    const { payment } = await findPayment(scope, month, ({ payeeId }) => payeeId === params.payee)
    const before = payment.iban()
    if (before !== null && before !== payee.iban) {
      const refused = await lookTwice({ scope, user }, { iban: payee.iban, confirmed, code })
      if (refused) return refused
    }
    await keepPayee(house, scope, { id: params.payee, employeeId: payment.employee?.id ?? null, payee })
    return saved<'payrollPayments'>(request, paths.payrollPayments(month), 'empfaenger')
  })
}

export default function Payee() {
  return <PayeePage {...useLoaderData<typeof loader>()} />
}
