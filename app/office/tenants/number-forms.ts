import * as z from 'zod'
import { namesYear, parsePrefix } from '~/domain/numbers/format'
import type { FaultKey } from '~/kit/forms/faults'
import { revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import type { Flag, NumberRange } from '~db/schema'

export const SEEN_NEXT_FIELD = 'gesehen'
export const RANGE_NAMES = {
  rechnungen: 'invoice',
  stornos: 'cancellation',
  kunden: 'customer',
  vertraege: 'contract',
  mandate: 'mandate',
  mitarbeiter: 'employee',
} as const satisfies Record<string, NumberRange>

const MOST_DIGITS = 9
const HIGHEST = 999_999_999

const format = z
  .object({
    prefix: z
      .string()
      .default('')
      .transform((text, context) => {
        const prefix = parsePrefix(text.trim())
        if (prefix !== undefined) return prefix
        context.addIssue({ code: 'custom', message: 'number_prefix_wrong' satisfies FaultKey })
        return z.NEVER
      }),
    digits: whole(MOST_DIGITS, 'number_digits_wrong'),
    is_yearly: ticked(),
    is_own: ticked(),
    next: whole(HIGHEST, 'number_next_wrong'),
    [SEEN_NEXT_FIELD]: whole(HIGHEST, 'number_next_wrong').optional().catch(undefined),
    [REVISION_FIELD]: revision(),
  })
  // Numbers that restart each year need the year in their prefix.
  .refine(({ is_yearly, prefix }) => is_yearly === 0 || namesYear(prefix), {
    path: ['prefix'],
    error: 'number_year_missing' satisfies FaultKey,
  })

export function numberForm(range: NumberRange) {
  return format.transform(({ [SEEN_NEXT_FIELD]: seen, is_own, ...values }) => ({
    ...values,
    seen,
    is_own: range === 'cancellation' ? is_own : (1 as const),
  }))
}

function whole(most: number, wrong: FaultKey) {
  return z
    .string({ error: wrong })
    .trim()
    .regex(/^\d{1,9}$/, { error: wrong })
    .transform(Number)
    .pipe(z.number().min(1, { error: wrong }).max(most, { error: wrong }))
}

function ticked() {
  return z
    .string()
    .optional()
    .transform((text): Flag => (text ? 1 : 0))
}
