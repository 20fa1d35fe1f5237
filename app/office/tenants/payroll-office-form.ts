import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { optional } from '~/kit/forms/value-fields'
import type { Flag } from '~db/schema'

/** DATEV: 1000 to 9999999, and 1 to 99999. A wage type may be preceded by LODAS' booking key. */
const CONSULTANT = /^[1-9]\d{3,6}$/
const CLIENT = /^[1-9]\d{0,4}$/
const WAGE_TYPE = /^(?:(?:[1-9]\d?\/)?[1-9]\d{0,3}|-)$/

export const payrollOfficeForm = z.object({
  payroll_consultant: matching(CONSULTANT, 'payroll_consultant_wrong'),
  payroll_client: matching(CLIENT, 'payroll_client_wrong'),
  wage_type_regular: wageType(),
  wage_type_overtime: wageType(),
  wage_type_night: wageType(),
  wage_type_deep_night: wageType(),
  wage_type_sunday: wageType(),
  wage_type_holiday: wageType(),
  wage_type_special_holiday: wageType(),
  wage_type_sick_days: wageType(),
  wage_type_vacation_days: wageType(),
  is_hours_shown: z
    .string()
    .optional()
    .transform((text): Flag => (text ? 1 : 0)),
  [REVISION_FIELD]: revision(),
})

function wageType() {
  return matching(WAGE_TYPE, 'wage_type_wrong')
}

/** Null if left empty. */
function matching(pattern: RegExp, wrong: FaultKey) {
  return optional(wrong, (text) => {
    const plain = text.replace(/\s/g, '').replace('–', '-')
    return pattern.test(plain) ? plain : undefined
  })
}
