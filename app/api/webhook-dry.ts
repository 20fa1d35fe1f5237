import type { HoursChange } from '~/domain/inbox/changes.server'
import type { DryEffect } from '~/domain/inbox/dry-effect.server'
import { sentKindsOf } from '~/domain/inbox/times'

/** What a dry run says beside the three fields: what would have happened, in the words of the request. */
export function dryAnswer(effect: DryEffect): object {
  const { verdict } = effect
  if ('reason' in effect) return { dry_run: true, verdict, reason: effect.reason }
  if (!('changes' in effect)) return { dry_run: true, verdict }
  const { items, total } = effect.changes
  // What the office knows of sickness is told to nobody who may only send.
  const kinds = effect.kinds.map(({ id, after, isLate }) => ({
    id,
    after: sentKindsOf(after),
    needs_decision: isLate,
  }))
  return {
    dry_run: true,
    verdict,
    changed: total + effect.made,
    changes: items.map(inWordsOfTheRequest),
    ...(kinds.length > 0 && { kinds }),
  }
}

function inWordsOfTheRequest({ id, before, after, isLate }: HoursChange): object {
  const hoursIn = (pair: HoursChange['after']) => ({
    stunden: Number(pair.hours),
    ueberstunden: Number(pair.overtime),
  })
  return { id, before: before && hoursIn(before), after: hoursIn(after), needs_decision: isLate }
}
