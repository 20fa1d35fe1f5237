import type { Args, RouteHandle } from '~/auth/access'
import { changeChargeDebtor } from '~/domain/charges/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { debtorForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const page = paths.customerDefault(customerId)
  return carryOutForm({ request, schema: debtorForm, page }, async ({ vereinbart, vertreter }) => {
    await changeChargeDebtor(house, scope, customerId, {
      isTermAgreed: vereinbart,
      representative: vertreter,
    })
    return saved<'charges'>(request, page, 'angaben')
  })
}
