import * as z from 'zod'
import { parseDate } from '~/kit/forms/dates'
import { optionalLine } from '~/kit/forms/fields'
import { optional, required } from '~/kit/forms/value-fields'
import type { EmployeeDocumentKind } from '~db/schema'

const KINDS = [
  'wage_tax_certificate',
  'insurance_notice',
  'contract',
  'other',
] as const satisfies readonly EmployeeDocumentKind[]
const LONGEST_TITLE = 80

export const employeeDocumentForm = z.object({
  kind: z.enum(KINDS, { error: 'required' }),
  dated: required(optional('document_date_wrong', parseYearOrDate), 'document_date_missing'),
  title: optionalLine(LONGEST_TITLE),
  announce: z
    .string()
    .optional()
    .transform((value) => value === 'ja'),
})

function parseYearOrDate(text: string): string | undefined {
  return /^(19|20)\d\d$/.test(text) ? text : parseDate(text)
}
