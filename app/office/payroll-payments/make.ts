import type { Args, RouteHandle } from '~/auth/access'
import { refuseUnlessSensitive } from '~/auth/office-guard.server'
import { paymentFile } from '~/documents/payments/pain-001'
import { PaymentConflict } from '~/domain/payroll-payments/conflict'
import type { PaymentGroup } from '~/domain/payroll-payments/group'
import { makePaymentFile } from '~/domain/payroll-payments/make.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { textsOf } from '~/i18n/texts'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { dayField, fileForm, TICKS_BYTES } from './forms'
import { monthIn } from './payments.server'

export const handle = { access: 'see_pay', bodyLimit: TICKS_BYTES } satisfies RouteHandle

/** Makes a file of the ticked payments of a group. Recipients read German, as on their statements before. */
export function action({ request, scope, user, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  let asked: PaymentGroup = 'pay'
  const at = (code: string) => (code.startsWith('payment_day') ? dayField(asked) : 'form')
  return carryOutForm(
    { request, schema: fileForm, page: paths.payrollPayments(month), conflict: { of: PaymentConflict, at } },
    async (values) => {
      asked = values.group
      if (asked === 'garnishment') await refuseUnlessSensitive({ scope, user })
      const { purposes: words, recipients: nameless } = textsOf('de').payrollPayments
      const id = await makePaymentFile(house, scope, {
        ...values,
        ...{ month, isByHand: false, words, nameless, render: paymentFile },
      })
      return saved<'payrollPayments'>(request, paths.payrollPaymentFile(month, id), 'erstellt')
    },
  )
}
