import type { Args, RouteHandle } from '~/auth/access'
import { withdrawPrices } from '~/domain/contracts/change.server'
import { ContractConflict } from '~/domain/contracts/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { priceWithdrawalForm } from './forms'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function action({ request, scope, params: { contractId } }: Args<typeof handle, 'contractId'>) {
  const page = paths.contractPrices(contractId)
  const conflict = { of: ContractConflict, at: 'form' }
  return carryOutForm({ request, schema: priceWithdrawalForm, conflict, page }, async (values) => {
    await withdrawPrices(house, scope, contractId, values)
    return saved<'contracts'>(request, paths.contract(contractId), 'preise_weg')
  })
}
