import type * as z from 'zod'
import type { FaultKey } from './faults'

/** What must hold between the fields of a form; a field that is wrong by itself is there as it was entered. */
export interface Rule {
  at: string
  fault: FaultKey
  holds: (values: Record<string, unknown>) => boolean
}

/** Asked also where other fields are wrong, so that the form comes back once. */
export function withRules<Schema extends z.ZodType>(schema: Schema, rules: readonly Rule[]): Schema {
  return rules.reduce(
    (checked, { at, fault, holds }) =>
      checked.refine((values) => holds(values as Record<string, unknown>), {
        path: [at],
        error: fault,
        when: () => true,
      }),
    schema,
  )
}

export function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
