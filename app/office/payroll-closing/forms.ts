import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { line } from '~/kit/forms/fields'
import { ANYWAY_FIELD, OMISSION_REASON_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'

export const LONGEST_REASON = 200

/** Asks for the sums of a large month before it is closed. */
export const SUMS_PARAMETER = 'summen'

/** The press that closes: what the page showed, and whether payslips that would come out differently are closed too. */
export const closingForm = z.object({
  [SEEN_FIELD]: z.string().max(64).default(''),
  [ANYWAY_FIELD]: z.string().optional(),
})

const WHO = 'auslassen_'

/** A tick of its own for each, so that a form which is given back keeps all of them. */
export function whoField(employeeId: string): string {
  return `${WHO}${employeeId}`
}

/** Those ticked, and one reason for all of them. */
export const omissionForm = z
  .looseObject({ [OMISSION_REASON_FIELD]: line(LONGEST_REASON, 'omission_reason_missing') })
  .refine((fields) => tickedIn(fields).length > 0, {
    path: ['auslassen'],
    error: 'omission_nobody' satisfies FaultKey,
    when: () => true,
  })
  .transform((fields) => ({ reason: fields[OMISSION_REASON_FIELD], employeeIds: tickedIn(fields) }))

function tickedIn(fields: Record<string, unknown>): string[] {
  return Object.keys(fields)
    .filter((name) => name.startsWith(WHO))
    .map((name) => name.slice(WHO.length).toLowerCase())
}

export const takingInForm = z.object({ mitarbeiter: z.string().max(64).toLowerCase() })
