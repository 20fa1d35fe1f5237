import type { Args, RouteHandle } from '~/auth/access'
import { claimCharges } from '~/domain/charges/claim-charges.server'
import { ChargeConflict } from '~/domain/charges/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { AS_OF_FIELD, claimForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const page = paths.customerDefault(customerId)
  return carryOutForm(
    { request, schema: claimForm, page, conflict: { of: ChargeConflict, at: 'form' } },
    async ({ [AS_OF_FIELD]: asOf, [SEEN_FIELD]: seenCents, [FORM_KEY_FIELD]: id }) => {
      const statementId = await claimCharges(house, scope, { id, customerId, asOf, seenCents })
      return saved<'charges'>(request, paths.chargeStatement(statementId), 'verlangt')
    },
  )
}
