import type { z } from 'zod'
import type { ReadRow } from '~/domain/imports/kind'
import { isFault } from '~/i18n/fault-words'

/** Validates an imported row with a form's schema: same checks, same messages. */
export function readByForm<Schema extends z.ZodType, Values>(
  schema: Schema,
  form: Record<string, string | undefined>,
  valuesOf: (form: z.output<Schema>) => Values,
): ReturnType<ReadRow<Values>> {
  const parsed = schema.safeParse(form)
  return parsed.success ? { values: valuesOf(parsed.data) } : { faults: faultsOf(parsed.error) }
}

function faultsOf(error: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of error.issues)
    faults[String(path[0] ?? 'form')] ??= isFault(message) ? message : 'required'
  return faults
}
