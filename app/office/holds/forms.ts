import * as z from 'zod'
import { MOST_INSTALMENTS } from '~/domain/holds/plan'
import type { FaultKey } from '~/kit/forms/faults'
import { line, optionalLine } from '~/kit/forms/fields'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { formKey } from '~/kit/forms/ids'
import { amount, date } from '~/kit/forms/value-fields'

const REASON_LENGTH = 300

export const HOLD_FIELD = 'vermerk'
export const COUNT_FIELD = 'raten'
export const FIRST_FIELD = 'ab'

/** @param today the last day on which a customer can have objected */
export function disputeForm(today: string) {
  return z.object({
    reason: line(REASON_LENGTH, 'hold_reason_missing'),
    from_on: date('date_missing').refine((on) => on <= today, { error: 'date_in_future' satisfies FaultKey }),
    [FORM_KEY_FIELD]: formKey(),
  })
}

const shared = { reason: optionalLine(REASON_LENGTH), [FORM_KEY_FIELD]: formKey() }
const untilOn = date('hold_until_missing')

export const deferralForm = z.discriminatedUnion(
  'how',
  [
    z.object({ how: z.enum(['day', 'promise']), until_on: untilOn, ...shared }),
    z.object({ how: z.literal('instalments'), until_on: untilOn, [COUNT_FIELD]: count(), ...shared }),
    z.looseObject({ how: z.literal('plan'), ...shared }).transform((values, context) => ({
      how: values.how,
      reason: values.reason,
      [FORM_KEY_FIELD]: values[FORM_KEY_FIELD],
      plan: planIn(values, context),
    })),
  ],
  { error: 'hold_how_missing' satisfies FaultKey },
)

/** What is asked to be proposed, in the address. */
export const proposalQuery = z.object({ [COUNT_FIELD]: count(), [FIRST_FIELD]: date('date_missing') })

export const endForm = z.object({
  [HOLD_FIELD]: formKey(),
  reason: line(REASON_LENGTH, 'hold_end_reason_missing'),
})

export function dueField(index: number): string {
  return `rate_${index + 1}_am`
}

export function centsField(index: number): string {
  return `rate_${index + 1}_betrag`
}

function count() {
  const wrong: FaultKey = 'hold_count_wrong'
  return z
    .string({ error: wrong })
    .trim()
    .regex(/^\d{1,2}$/, { error: wrong })
    .transform(Number)
    .refine((many) => many >= 2 && many <= MOST_INSTALMENTS, { error: wrong })
}

const row = { dueOn: date('instalment_half'), cents: amount('instalment_half', 'amount_grouping') }

function planIn(values: Readonly<Record<string, unknown>>, context: z.RefinementCtx) {
  const plan = Array.from({ length: MOST_INSTALMENTS }, (_, index) => index).flatMap((index) => {
    const texts = { dueOn: textIn(values, dueField(index)), cents: textIn(values, centsField(index)) }
    if (texts.dueOn === '' && texts.cents === '') return []
    const dueOn = row.dueOn.safeParse(texts.dueOn)
    const cents = row.cents.refine((many) => many > 0, { error: 'amount_missing' }).safeParse(texts.cents)
    for (const [field, { error }] of [
      [dueField(index), dueOn],
      [centsField(index), cents],
    ] as const)
      if (error) context.addIssue({ code: 'custom', path: [field], message: error.issues[0]?.message ?? '' })
    return dueOn.success && cents.success ? [{ dueOn: dueOn.data, cents: cents.data }] : []
  })
  if (context.issues.length === 0 && plan.length < 2)
    context.addIssue({ code: 'custom', path: [dueField(0)], message: 'instalments_few' satisfies FaultKey })
  return plan
}

function textIn(values: Readonly<Record<string, unknown>>, field: string): string {
  const value = values[field]
  return typeof value === 'string' ? value.trim() : ''
}
