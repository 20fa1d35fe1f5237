import type { Args, RouteHandle } from '~/auth/access'
import { ChargeConflict } from '~/domain/charges/conflict'
import { waiveCharges } from '~/domain/charges/settle.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { CHARGE_FIELD, waiveForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** One charge alone, such as the fee of a reminder. */
export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const page = paths.customerDefault(customerId)
  return carryOutForm(
    { request, schema: waiveForm, page, conflict: { of: ChargeConflict, at: 'grund' } },
    async ({ [CHARGE_FIELD]: chargeId, grund }) => {
      await waiveCharges(house, scope, { customerId, chargeId }, grund)
      return saved<'charges'>(request, page, 'erlassen')
    },
  )
}
