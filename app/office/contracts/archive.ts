import type { Args, RouteHandle } from '~/auth/access'
import { archiveContract } from '~/domain/contracts/change.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { archiveForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export async function action({ request, scope, params: { contractId } }: Args<typeof handle, 'contractId'>) {
  const { archiviert: isArchived } = await readFields(request, archiveForm)
  await archiveContract(house, scope, contractId, isArchived)
  return saved<'contracts'>(request, paths.contract(contractId), isArchived ? 'archiviert' : 'aufgenommen')
}
