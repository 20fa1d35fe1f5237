import * as z from 'zod'
import { inPrint, line, revision } from '~/kit/forms/fields'
import { FORM_KEY_FIELD, REVISION_FIELD, SEEN_FIELD, SEND_FIELD } from '~/kit/forms/form-fields'
import { id } from '~/kit/forms/ids'

export const REWRITE_FIELD = 'neu'

export const issueForm = z.object({ [REVISION_FIELD]: revision(), [SEND_FIELD]: z.string().optional() })

export const cancellationForm = z.object({
  reason: inPrint(line(300, 'cancellation_reason_missing')),
  [SEEN_FIELD]: z.string().optional(),
  [SEND_FIELD]: z.string().optional(),
  [REWRITE_FIELD]: z.string().optional(),
  [FORM_KEY_FIELD]: id().optional().catch(undefined),
})

export const copyForm = z.object({ [FORM_KEY_FIELD]: id().optional().catch(undefined) })
