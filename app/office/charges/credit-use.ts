import * as z from 'zod'
import type { Args, RouteHandle } from '~/auth/access'
import { ChargeConflict } from '~/domain/charges/conflict'
import { payChargesFromCredit } from '~/domain/charges/settle.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const page = paths.customerDefault(customerId)
  return carryOutForm(
    { request, schema: z.object({}), page, conflict: { of: ChargeConflict, at: 'form' } },
    async () => {
      await payChargesFromCredit(house, scope, customerId)
      return saved<'charges'>(request, page, 'beglichen')
    },
  )
}
