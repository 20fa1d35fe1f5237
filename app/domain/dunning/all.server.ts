import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { Way } from './assess'
import { DunningConflict } from './conflict'
import { readProposals } from './proposals.server'
import { countRemindable } from './remindable.server'
import type { NoticeRequest } from './requests.server'
import { seenAs } from './seen'

interface All {
  /** How many customers the page said there are. */
  seenCount: number
  /** What the page had chosen for some; the others get their usual one. */
  ways: ReadonlyMap<string, Way>
  isAccountEnclosed: boolean
}

/**
 * What a press on all of them asks for: every proposal but last notices, which a person chooses.
 * @throws DunningConflict `dunning_changed` if there are more or fewer by now
 */
export async function requestAll(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  { seenCount, ways, isAccountEnclosed }: All,
): Promise<NoticeRequest[]> {
  if ((await countRemindable(executor, scope)) !== seenCount) throw new DunningConflict('dunning_changed')
  const { proposals } = await readProposals(executor, scope)
  return proposals.flatMap((proposal) => {
    const way = ways.get(proposal.customerId) ?? proposal.ways[0]
    if (proposal.level === 3 || way === undefined) return []
    return [{ customerId: proposal.customerId, seen: seenAs(proposal), way, isAccountEnclosed }]
  })
}
