import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { formKey } from '~/kit/forms/ids'
import type { HandoverFormat } from '~db/schema'

export const HANDOVER_FORMATS = ['csv', 'lodas', 'lug'] as const satisfies readonly HandoverFormat[]
export const FORMAT_PARAMETER = 'format'
export const WHOLE_FIELD = 'alles'

export const handoverForm = z.object({
  [FORMAT_PARAMETER]: z.enum(HANDOVER_FORMATS, { error: 'handover_format_missing' satisfies FaultKey }),
  [WHOLE_FIELD]: z.string().optional(),
  [FORM_KEY_FIELD]: formKey(),
})
