import * as z from 'zod'

/** Null if empty or unknown. */
export function oneOrNone<Value extends string>(values: readonly Value[]) {
  return z
    .string()
    .catch('')
    .transform((text): Value | null => values.find((value) => value === text) ?? null)
}
