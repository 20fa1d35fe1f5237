import { readProposals } from '~/domain/dunning/proposals.server'
import { seenAs } from '~/domain/dunning/seen'
import { sendNotice } from '~/domain/dunning/send.server'
import { writing } from '~/domain/kernel/writing.server'
import { type Firm, onDay } from '../firm'

const REMINDED = '-9 days'

/** One of the late customers was reminded last week; the others wait for today. */
export function tellDunning(firm: Firm): void {
  const { house, timeline } = firm
  onDay(firm, timeline.workingDay(timeline.date(REMINDED)), async (scope) => {
    const { proposals } = await readProposals(house.reader, scope)
    const proposal = proposals.at(-1)
    if (!proposal || proposals.length < 2) return
    const { customerId } = proposal
    const request = { customerId, seen: seenAs(proposal), way: 'mail', isAccountEnclosed: false } as const
    await writing(house, scope, (trx) => sendNotice(trx, house, scope, request))
  })
}
