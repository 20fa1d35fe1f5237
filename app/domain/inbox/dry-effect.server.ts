import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { changedHours, type HoursChange } from './changes.server'
import type { KeptReason } from './plan'
import type { Taken } from './take.server'

/** What would have happened. */
export type DryEffect =
  | { verdict: 'understood' | 'overtaken'; changes: { items: HoursChange[]; total: number } }
  | { verdict: 'kept'; reason: KeptReason }
  /** It came before under its key, and would be answered from the store. */
  | { verdict: 'repeated' }

export async function effectOf(executor: Executor, scope: Within, taken: Taken): Promise<DryEffect> {
  if (taken.verdict === 'kept') return { verdict: 'kept', reason: taken.kept }
  return { verdict: taken.verdict, changes: await changedHours(executor, scope, taken.id) }
}
