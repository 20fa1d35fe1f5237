import type { Args, RouteHandle } from '~/auth/access'
import { ChargeConflict } from '~/domain/charges/conflict'
import { waiveCharges } from '~/domain/charges/settle.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { reasonForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export function action({ request, scope, params: { statementId } }: Args<typeof handle, 'statementId'>) {
  const page = paths.chargeStatement(statementId)
  return carryOutForm(
    { request, schema: reasonForm, page, conflict: { of: ChargeConflict, at: 'form' } },
    async ({ grund }) => {
      await waiveCharges(house, scope, { statementId }, grund)
      return saved<'charges'>(request, page, 'erlassen')
    },
  )
}
