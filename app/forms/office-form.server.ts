import type { TypedResponse } from '@remix-run/node'
import type { z } from 'zod'
import type { Conflict } from '~/domain/errors'
import { RecordClash } from '~/domain/records/clash'
import type { FaultKey, Refusal } from './faults'
import { readOfficeForm, refuseClash, refuseForm, refuseForNow } from './form.server'

/** What carrying out a form gave: an answer, or what is wrong and how many seconds to wait before the next try. */
type FormOutcome = TypedResponse<never> | Response | (Pick<Refusal, 'faults' | 'alike'> & { wait?: number })

/** A conflict whose codes are faults of a field. */
export interface FieldConflict {
  of: abstract new (...args: never[]) => Conflict & { code: FaultKey }
  at: string
}

interface OfficeForm<Schema> {
  request: Request
  schema: Schema
  conflict?: FieldConflict
}

/**
 * Carries out a form of the office or an account, or gives it back with its faults, or with both versions
 * where somebody else has changed the record.
 */
export async function carryOutForm<Schema extends z.ZodType>(
  { request, schema, conflict }: OfficeForm<Schema>,
  carryOut: (values: z.output<Schema>, entered: Refusal['values']) => Promise<FormOutcome>,
) {
  const form = await readOfficeForm(request, schema)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  try {
    const result = await carryOut(form.values, form.entered)
    if (!('faults' in result)) return result
    const { wait, ...faults } = result
    const refusal: Refusal = { ...faults, values: form.entered }
    return wait === undefined ? refuseForm(refusal) : refuseForNow(refusal, wait)
  } catch (error) {
    if (error instanceof RecordClash) return refuseClash(form.entered, error)
    if (conflict && error instanceof conflict.of) {
      return refuseForm({ faults: { [conflict.at]: error.code }, values: form.entered })
    }
    throw error
  }
}
