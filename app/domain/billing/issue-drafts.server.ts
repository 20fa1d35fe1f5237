import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { tryToIssue, tryToSend } from './issue-and-send.server'

/** One page of the list. */
export const MOST_DRAFTS = 50

export interface SeenDraft {
  id: string
  revision: number
}

export async function issueDrafts(
  house: House,
  scope: Scope,
  drafts: readonly SeenDraft[],
  { isToSend }: { isToSend: boolean },
): Promise<void> {
  for (const { id, revision } of drafts) {
    const result = await tryToIssue(house, scope, id, { revision })
    if (isToSend && result.outcome === 'issued') await tryToSend(house, scope, result, id)
    await yieldToLoop()
  }
}
