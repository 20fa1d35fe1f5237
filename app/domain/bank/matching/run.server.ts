import type { House } from '../../kernel/house'
import type { Scope } from '../../kernel/scope'
import { writing } from '../../kernel/writing.server'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import { openTask } from '../../tasks/open.server'
import type { MonthText } from '../../values/calendar'
import { assignUnaskedIn } from '../assign.server'
import type { OtherKind } from '../assignment'
import { readRules } from '../rules.server'
import { BOOKED_AT_ONCE, matchSome, proposeOnly, unlessAssigned } from './book-matches.server'
import { chunks } from './chunks'
import { isDoubtful } from './decide'
import type { Reason } from './decision'
import { type OpenItems, readOpenItems } from './open-items.server'
import { listOpen, type OpenRow } from './open-movements.server'
import { bookOwnDebits } from './own-debits.server'
import { ownTransfers } from './own-transfers.server'
import { proposeFor } from './propose.server'

export interface Matched {
  booked: number
  byRule: number
  proposed: number
  open: number
}

interface Unasked {
  item: OpenRow
  kind: OtherKind
  madeBy: 'rule' | 'match'
  reasons?: Reason[]
  /** The payroll month of a transfer of ours that came back. */
  backOf?: MonthText
}

/** What movements are compared with. */
interface Known {
  ruled: Awaited<ReturnType<typeof readRules>>
  open: OpenItems
}

/**
 * Books what is certain among the items that are not assigned, and remembers what else could be said. Each is looked at
 * again in the transaction that books it. May be run again at any time, also after it was interrupted.
 */
export async function matchItems(house: House, scope: Scope): Promise<Matched> {
  const known = {
    ruled: await readRules(house.reader, scope),
    open: await readOpenItems(house.reader, scope),
  }
  let matched: Matched = { booked: 0, byRule: 0, proposed: 0, open: 0 }
  const returned: OpenRow[] = []
  for await (const items of someOpen(house, scope)) {
    const page = await matchPage(house, scope, items, known)
    matched = {
      booked: matched.booked + page.booked,
      byRule: matched.byRule + page.byRule,
      proposed: matched.proposed + page.proposed,
      open: matched.open + page.open,
    }
    returned.push(...page.returned)
    await yieldToLoop()
  }
  return withReturns(house, scope, { matched, returned })
}

/** As many at a time as are looked at together, by their days. */
async function* someOpen(house: House, scope: Scope): AsyncGenerator<OpenRow[]> {
  for (let after = { bookedOn: '', id: '' }; ; ) {
    const items = await listOpen(house.reader, scope, after)
    const last = items.at(-1)
    if (!last) return
    yield items
    after = { bookedOn: last.bookedOn, id: last.id }
  }
}

/** First what our files sent, and what a rule or the bank says, then what our own debits are, then what pays an invoice. */
async function matchPage(
  house: House,
  scope: Scope,
  items: readonly OpenRow[],
  { ruled, open }: Known,
): Promise<Matched & { returned: OpenRow[] }> {
  const undone = items.filter(({ wasUndone }) => wasUndone)
  const fresh = items.filter(({ wasUndone }) => !wasUndone)
  const proposedAnew = await proposeOnly(house, scope, undone, open)
  const sent: Unasked[] = await ownTransfers(house, scope, fresh)
  const sentIds = new Set(sent.map(({ item }) => item.id))
  const others = fresh.filter(({ id }) => !sentIds.has(id))
  const byRule = await withoutMatches(house, scope, unaskedIn(others, ruled), open)
  const unasked = [...sent, ...byRule]
  await bookUnasked(house, scope, unasked)
  const taken = new Set(unasked.map(({ item }) => item.id))
  const unruled = fresh.filter(({ id }) => !taken.has(id))
  const own = await bookOwnDebits(house, scope, unruled)
  const rest = unruled.filter(({ id }) => !own.has(id))
  const result = await matchSome(house, scope, rest, open)
  return {
    booked: sent.length + own.size + result.booked,
    byRule: byRule.length,
    proposed: proposedAnew + result.proposed,
    open: undone.length + rest.length - result.booked,
    returned: rest.filter(({ cents, endToEndId }) => cents < 0 && endToEndId !== null),
  }
}

function unaskedIn(items: readonly OpenRow[], ruled: Known['ruled']): Unasked[] {
  return items.flatMap((item): Unasked[] => {
    // What came back may be a debit of ours, whatever else the payer is.
    if (item.isBack) return []
    if (item.isFee) return [{ item, kind: 'fee', madeBy: 'match' }]
    const kind = ruled({ ...item, iban_fingerprint: item.ibanFingerprint, iban_masked: item.ibanMasked })
    return kind ? [{ item, kind, madeBy: 'rule' }] : []
  })
}

async function bookUnasked(house: House, scope: Scope, unasked: readonly Unasked[]): Promise<void> {
  for (const some of chunks(unasked, BOOKED_AT_ONCE)) {
    await writing(house, scope, async (trx) => {
      for (const { item, backOf, ...how } of some) {
        const isDone = await unlessAssigned(
          assignUnaskedIn(trx, scope, { itemId: item.id, seenCents: item.openCents, ...how }),
        )
        if (isDone && backOf !== undefined)
          await openTask(trx, scope, {
            ...{ kind: 'transfer_back', subjectId: item.id, area: 'payroll', detail: backOf },
          })
      }
    })
    await yieldToLoop()
  }
}

/** Who sends money that is no invoice's may pay one as well: its number and amount say more than a rule. */
async function withoutMatches(
  { reader }: House,
  scope: Scope,
  unasked: readonly Unasked[],
  open: OpenItems,
): Promise<Unasked[]> {
  const decisions = await proposeFor(
    reader,
    scope,
    unasked.map(({ item }) => item),
    open,
  )
  return unasked.filter(({ item }) => {
    const decision = decisions.get(item.id)
    return !decision || (decision.kind !== 'match' && !isDoubtful(decision))
  })
}

/** What came back is looked at again once all the money is booked: of one day, it may have come first. */
async function withReturns(
  house: House,
  scope: Scope,
  { matched, returned }: { matched: Matched; returned: readonly OpenRow[] },
): Promise<Matched> {
  const { size } = await bookOwnDebits(house, scope, returned)
  return { ...matched, booked: matched.booked + size, open: matched.open - size }
}
