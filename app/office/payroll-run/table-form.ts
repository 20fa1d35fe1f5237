import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { PASTED_FIELD } from '~/kit/forms/form-fields'

export const TAKE_FIELD = 'uebernehmen'

export const tableForm = z.object({
  [PASTED_FIELD]: z
    .string()
    .trim()
    .min(1, { error: 'table_missing' satisfies FaultKey })
    .refine((table) => /[\t;]/.test(table), { error: 'table_one_column' satisfies FaultKey }),
  [TAKE_FIELD]: z.string().optional(),
})
