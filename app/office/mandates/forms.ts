import * as z from 'zod'
import { isSepaReference } from '~/domain/mandates/sepa'
import type { FaultKey } from '~/kit/forms/faults'
import { iban } from '~/kit/forms/fields'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { formKey } from '~/kit/forms/ids'
import { holder } from '~/kit/forms/name-fields'
import { date, optional, optionalDate } from '~/kit/forms/value-fields'

export function mandateForm(today: string) {
  return z
    .object({
      holder: holder(),
      iban: iban(),
      signed_on: date('date_missing'),
      type: z.enum(['CORE', 'B2B'], { error: 'mandate_type_missing' satisfies FaultKey }),
      reference: optional('mandate_reference_wrong', (text) => (isSepaReference(text) ? text : undefined)),
      last_used_on: optionalDate(),
      notice_days: optional('notice_days_wrong', (text) =>
        /^(?:[1-9]|1[0-4])$/.test(text) ? Number(text) : undefined,
      ),
      [FORM_KEY_FIELD]: formKey(),
    })
    .refine(({ signed_on }) => signed_on <= today, {
      path: ['signed_on'],
      error: 'signed_later' satisfies FaultKey,
    })
    .refine(({ signed_on, last_used_on: used }) => used === null || (used >= signed_on && used <= today), {
      path: ['last_used_on'],
      error: 'last_used_wrong' satisfies FaultKey,
    })
}

export function mandateFieldOf(code: string): string {
  if (code === 'reference_taken') return 'reference'
  if (code === 'b2b_consumer') return 'type'
  return code === 'mandate_lapsed' ? 'last_used_on' : 'iban'
}
