import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { DunningConflict } from './conflict'
import { readProposals } from './proposals.server'
import { countRemindable } from './remindable.server'
import type { NoticeRequest } from './requests.server'
import { seenAs } from './seen'

/**
 * What a press on all of them asks for: every proposal but last notices, which a person chooses. @param seenCount how many
 * customers the page said there are
 * @throws DunningConflict `dunning_changed` if there are more or fewer by now
 */
export async function requestAll(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  { seenCount, isAccountEnclosed }: { seenCount: number; isAccountEnclosed: boolean },
): Promise<NoticeRequest[]> {
  if ((await countRemindable(executor, scope)) !== seenCount) throw new DunningConflict('dunning_changed')
  const { proposals } = await readProposals(executor, scope)
  return proposals.flatMap((proposal) => {
    const [way] = proposal.ways
    if (proposal.level === 3 || way === undefined) return []
    return [{ customerId: proposal.customerId, seen: seenAs(proposal), way, isAccountEnclosed }]
  })
}
