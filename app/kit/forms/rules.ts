import type * as z from 'zod'
import type { FaultKey } from './faults'

/** A check across fields; an invalid field still has the text entered. */
export interface Rule {
  at: string
  fault: FaultKey
  holds: (values: Record<string, unknown>) => boolean
}

/** The rules also run if other fields are wrong, so that all faults show at once. */
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
