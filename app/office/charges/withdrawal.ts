import type { Args, RouteHandle } from '~/auth/access'
import { ChargeConflict } from '~/domain/charges/conflict'
import { withdrawStatement } from '~/domain/charges/settle.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { withdrawalForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export function action({ request, scope, params: { statementId } }: Args<typeof handle, 'statementId'>) {
  const page = paths.chargeStatement(statementId)
  return carryOutForm(
    { request, schema: withdrawalForm, page, conflict: { of: ChargeConflict, at: 'form' } },
    async ({ ruecknahmegrund: reason }) => {
      await withdrawStatement(house, scope, { statementId, reason })
      return saved<'charges'>(request, page, 'zurueckgenommen')
    },
  )
}
