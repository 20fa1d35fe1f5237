import * as z from 'zod'
import { OTHER_KINDS } from '~/domain/bank/assignment'
import type { FaultKey } from '~/kit/forms/faults'
import { iban, line, optionalLine } from '~/kit/forms/fields'
import { FORM_KEY_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'
import { formKey, id } from '~/kit/forms/ids'
import { CONFIRM_FIELD } from '~/kit/forms/receipt-forms'
import { RETURN_CODE_FIELD, returnCode } from '~/kit/forms/return-code'
import { secondLookFields } from '~/kit/forms/second-look'
import { amount } from '~/kit/forms/value-fields'
import {
  BOOKED_FIELD,
  CLOSED_FIELD,
  CUSTOMER_FIELD,
  DOUBLE_FIELD,
  INVOICE_FIELD,
  KIND_FIELD,
  PART_FIELD,
  RULE_FIELD,
  SEQUENCE_FIELD,
} from './fields'

const LONGEST_NAME = 60

const ticked = z
  .string()
  .optional()
  .transform((text) => Boolean(text))

/** What was left of the item when its page was shown, in cents. */
const seen = z.coerce.number().int().catch(0)

export const accountForm = z.object({
  name: line(LONGEST_NAME, 'bank_name_missing'),
  bank_name: optionalLine(LONGEST_NAME),
  iban: iban(),
  [FORM_KEY_FIELD]: formKey(),
})

export const accountNameForm = z.object({
  name: line(LONGEST_NAME, 'bank_name_missing'),
  bank_name: optionalLine(LONGEST_NAME),
})

export const closedForm = z.object({ [CLOSED_FIELD]: z.enum(['ja', 'nein']) })

export const accountUseForm = z.object(secondLookFields)

export const sequenceForm = z.object({ [SEQUENCE_FIELD]: z.enum(['FRST', 'RCUR']) })

export const doubleForm = z.object({
  [DOUBLE_FIELD]: z.enum(['ja', 'nein']).transform((one) => one === 'ja'),
})

export const seenForm = z.object({ [SEEN_FIELD]: seen })

/** Empty for all that is left. */
const part = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? undefined : text),
  amount('amount_missing')
    .refine((cents) => cents > 0, { error: 'amount_missing' satisfies FaultKey })
    .optional(),
)

export const claimsForm = z.object({
  [SEEN_FIELD]: seen,
  [CONFIRM_FIELD]: ticked,
  [PART_FIELD]: part,
})

export const otherForm = z.object({
  [SEEN_FIELD]: seen,
  [KIND_FIELD]: z.enum(OTHER_KINDS, { error: 'bank_kind_missing' satisfies FaultKey }),
  [RULE_FIELD]: ticked,
})

export const returnForm = z.object({
  [SEEN_FIELD]: seen,
  [INVOICE_FIELD]: id('bank_nothing_chosen'),
  [RETURN_CODE_FIELD]: returnCode,
  [BOOKED_FIELD]: id().optional(),
})

export const refundForm = z.object({ [SEEN_FIELD]: seen, [CUSTOMER_FIELD]: id() })
