import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { iban, ticked } from '~/kit/forms/fields'
import { id } from '~/kit/forms/ids'
import { holder } from '~/kit/forms/name-fields'

export type RequestedPayment = z.output<typeof paymentChoiceForm>

export const paymentChoiceForm = z.preprocess(
  asMandateChoice,
  z.discriminatedUnion(
    'choice',
    [
      z.object({ choice: z.literal('transfer') }),
      z.object({ choice: z.literal('keep') }),
      z.object({ choice: z.literal('mandate'), mandateId: z.string() }),
      z.object({
        choice: z.literal('new'),
        iban: iban(),
        holder: holder(),
        consent: ticked('consent_missing'),
      }),
    ],
    { error: 'choice_missing' satisfies FaultKey },
  ),
)

/** A radio group sends a single value, so a mandate is chosen by its id. */
function asMandateChoice(form: unknown): unknown {
  const { choice } = form as { choice?: string }
  const mandateId = id().safeParse(choice).data
  return mandateId === undefined ? form : { choice: 'mandate', mandateId }
}
