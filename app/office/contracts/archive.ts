import type { Args, RouteHandle } from '~/auth/access'
import { archiveContract } from '~/domain/contracts/change.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { ARCHIVE_FIELD } from '~/kit/forms/form-fields'
import { paths } from '~/paths'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export async function action({ request, scope, params: { contractId } }: Args<typeof handle, 'contractId'>) {
  const isArchived = new URLSearchParams(await request.text()).get(ARCHIVE_FIELD) !== 'nein'
  await archiveContract(house, scope, contractId, isArchived)
  return saved<'contracts'>(request, paths.contract(contractId), isArchived ? 'archiviert' : 'aufgenommen')
}
