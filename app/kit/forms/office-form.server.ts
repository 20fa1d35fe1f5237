import type { TypedResponse } from '@remix-run/node'
import type { z } from 'zod'
import type { Conflict } from '~/domain/kernel/errors'
import { RecordConflict } from '~/domain/records/conflict'
import { ownAddress } from '~/paths'
import { withBothVersions } from './both-versions'
import type { Fault, FormRefusal } from './faults'
import { readOfficeForm } from './form.server'
import { giveBack } from './refused-form.server'

/** Result of carrying out a form: a response, or its faults and the seconds to wait before the next try. */
type FormOutcome =
  | TypedResponse<never>
  | Response
  | (Pick<FormRefusal, 'faults' | 'alike'> & { wait?: number })

export interface FieldConflict {
  of: abstract new (...args: never[]) => Conflict & { code: Fault; field?: string | undefined }
  /** If the conflict names no field itself. */
  at: string | ((code: string) => string)
}

interface OfficeForm<Schema> {
  request: Request
  schema: Schema
  conflict?: FieldConflict
  /** The page that shows the form, if not the form's own address. */
  page?: string
}

/**
 * Carries out a form of the office or an account. If refused, redirects to its page, which shows it again with
 * its faults, or with both versions if another user has changed the record.
 */
export async function carryOutForm<Schema extends z.ZodType>(
  { request, schema, conflict, page = ownAddress(request.url) }: OfficeForm<Schema>,
  carryOut: (values: z.output<Schema>, entered: FormRefusal['values']) => Promise<FormOutcome>,
) {
  const form = await readOfficeForm(request, schema)
  if (form.outcome === 'refused') return giveBack(request, page, { refusal: form.refusal, wait: 0 })
  const { entered } = form
  try {
    const result = await carryOut(form.values, entered)
    if (!('faults' in result)) return result
    const { wait = 0, ...faults } = result
    return giveBack(request, page, { refusal: { ...faults, values: entered }, wait })
  } catch (error) {
    if (error instanceof RecordConflict)
      return giveBack(request, page, { refusal: withBothVersions(entered, error), wait: 0, status: 409 })
    if (conflict && error instanceof conflict.of) {
      const { at } = conflict
      const field = error.field ?? (typeof at === 'string' ? at : at(error.code))
      const faults = { [field]: error.code }
      return giveBack(request, page, { refusal: { faults, values: entered }, wait: 0 })
    }
    throw error
  }
}
