import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { line, optionalLine } from '~/kit/forms/fields'
import { FORM_KEY_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'
import { formKey } from '~/kit/forms/ids'
import { date } from '~/kit/forms/value-fields'

const NAME_LENGTH = 200
const REASON_LENGTH = 200
export const AS_OF_FIELD = 'bis'
export const CHARGE_FIELD = 'forderung'
/** Contracts for services, work by craftsmen, sales: what small firms ask courts for. */
const CATALOGUE = ['5', '8', '11'] as const

export const claimForm = z.object({
  [AS_OF_FIELD]: date('date_missing'),
  [SEEN_FIELD]: z.coerce.number().catch(0),
  [FORM_KEY_FIELD]: formKey(),
})

const ticked = z
  .string()
  .optional()
  .transform((text) => Boolean(text))

export const debtorForm = z.object({ vereinbart: ticked, vertreter: optionalLine(NAME_LENGTH) })

export const settingsForm = z.object({ zuerst: ticked })

export const courtFormChoice = z.object({
  katalognummer: z
    .enum(CATALOGUE, { error: 'charges_catalogue_missing' satisfies FaultKey })
    .transform(Number),
})

export const reasonForm = z.object({ grund: line(REASON_LENGTH, 'charges_reason_missing') })

export const waiveForm = z.object({
  [CHARGE_FIELD]: formKey(),
  grund: line(REASON_LENGTH, 'charges_reason_missing'),
})

export const withdrawalForm = z.object({ ruecknahmegrund: line(REASON_LENGTH, 'charges_reason_missing') })
