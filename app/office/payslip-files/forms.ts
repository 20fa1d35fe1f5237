import * as z from 'zod'
import { revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { id } from '~/kit/forms/ids'
import { month } from '~/kit/forms/value-fields'

export const assignForm = z.object({
  employee_id: id('slip_employee_missing'),
  month: month('slip_month_missing'),
  [REVISION_FIELD]: revision(),
})

export const revisionForm = z.object({ [REVISION_FIELD]: revision() })
