import type { Args, RouteHandle } from '~/auth/access'
import { getContract } from '~/domain/contracts/find.server'
import { house } from '~/house.server'
import { assertNoQuery } from '../../rest/read.server'
import { replyVersion, versionOfShown } from '../../rest/reply.server'
import { showContract, showLines } from './show'

export const handle = { access: 'key', scope: 'contracts:read' } satisfies RouteHandle

export async function loader({ request, scope, params: { contractId } }: Args<typeof handle, 'contractId'>) {
  assertNoQuery(request)
  const contract = await getContract(house.reader, scope, contractId)
  const shown = { ...showContract(contract, scope.today), lines: showLines(contract) }
  return replyVersion(shown, versionOfShown(shown))
}
