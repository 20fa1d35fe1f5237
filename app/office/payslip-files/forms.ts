import * as z from 'zod'
import { revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { month } from '~/kit/forms/value-fields'

export const assignForm = z.object({
  employee_id: z.guid('slip_employee_missing').toLowerCase(),
  month: month('slip_month_missing'),
  [REVISION_FIELD]: revision(),
})

export const revisionForm = z.object({ [REVISION_FIELD]: revision() })
