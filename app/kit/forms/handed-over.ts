import * as z from 'zod'
import type { FaultKey } from './faults'
import { formKey } from './ids'
import { date } from './value-fields'

export const HANDED_ON_FIELD = 'uebergeben_am'
export const HANDOVER_FIELD = 'vermerk'

/** @param today the last day on which an invoice can have been handed over */
export function handedOverForm(today: string) {
  return z.object({ [HANDED_ON_FIELD]: handedOn(today) })
}

export function handedOn(today: string) {
  return date('date_missing').refine((on) => on <= today, { error: 'date_in_future' satisfies FaultKey })
}

export const withdrawalForm = z.object({ [HANDOVER_FIELD]: formKey() })
