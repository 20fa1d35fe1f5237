import * as z from 'zod'
import { PAYMENT_GROUPS, type PaymentGroup } from '~/domain/payroll-payments/group'
import { iban, inPrint, line, optionalLine } from '~/kit/forms/fields'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { formKey } from '~/kit/forms/ids'
import { SECOND_LOOK_FIELD, secondLookFields } from '~/kit/forms/second-look'
import { date } from '~/kit/forms/value-fields'

export const GROUP_FIELD = 'gruppe'

/** The day of a group's file; each group has a form of its own on the page. */
export function dayField(group: PaymentGroup): string {
  return `tag_${group}`
}

/** In bytes: some thousand ticks. */
export const TICKS_BYTES = 256 * 1024

const TICKED = /^zahlung_([\w-]{43})$/
const CENTS = /^[1-9]\d{0,10}$/
const SHOWN = /^([1-9]\d{0,10}) ([\w-]{43})$/

/** The box of a payment. */
export function paymentField({ id }: { id: string }): string {
  return `zahlung_${id}`
}

/** The value of its box: the amount that was shown, in cents, and the destination. */
export function shownIn({ openCents, destination }: { openCents: number; destination: string }): string {
  return `${openCents} ${destination}`
}

export const fileForm = z
  .looseObject({
    [FORM_KEY_FIELD]: formKey(),
    [GROUP_FIELD]: z.enum(PAYMENT_GROUPS).catch('pay'),
  })
  .transform(({ [FORM_KEY_FIELD]: id, [GROUP_FIELD]: group, ...rest }, context) => ({
    id,
    group,
    executeOn: dayOf(rest[dayField(group)], context, dayField(group)),
    seen: Object.entries(rest).flatMap(([name, value]) => {
      const ticked = TICKED.exec(name)?.[1]
      const [, cents, destination] = SHOWN.exec(String(value)) ?? []
      return ticked && cents && destination ? [{ id: ticked, cents: Number(cents), destination }] : []
    }),
  }))

const day = date('payment_day_missing')

function dayOf(value: unknown, context: z.RefinementCtx, field: string): string {
  const parsed = day.safeParse(value ?? '')
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  context.addIssue({ code: 'custom', message: issue?.message ?? '', path: [field] })
  return z.NEVER
}

export const noteForm = z
  .object({ [FORM_KEY_FIELD]: formKey(), betrag: z.string().regex(CENTS).transform(Number).catch(0) })
  .transform(({ [FORM_KEY_FIELD]: id, betrag }) => ({ id, cents: betrag }))

export const payeeForm = z
  .object({
    holder: inPrint(line(70, 'payee_holder_missing')),
    iban: iban(),
    reference: inPrint(optionalLine(80)),
    ...secondLookFields,
  })
  .transform(({ [SECOND_LOOK_FIELD]: confirmed, code, reference, ...payee }) => ({
    payee: { ...payee, reference: reference ?? '' },
    confirmed,
    code,
  }))
