import * as z from 'zod'

/** One of a few words; null where it is left empty, or says something else. */
export function oneOrNone<Value extends string>(values: readonly Value[]) {
  return z
    .string()
    .catch('')
    .transform((text): Value | null => values.find((value) => value === text) ?? null)
}
