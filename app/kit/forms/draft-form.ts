import * as z from 'zod'
import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import type { DraftValues } from '~/domain/invoices/drafts/draft-values'
import type { Flag } from '~db/schema'
import { readAdjustment } from './adjustments'
import { customerTerms, TERM_RULES } from './customer-terms'
import { deductedIn } from './deduction-fields'
import { DELIVERY_RULES, deliveryAddress, withDelivery } from './delivery-address'
import type { FaultKey } from './faults'
import { inPrint, optionalLine, optionalParagraphs, revision } from './fields'
import { FORM_KEY_FIELD, REVISION_FIELD } from './form-fields'
import { formKey } from './ids'
import { paymentWay } from './payment-way'
import { pricedLines } from './priced-line-fields'
import { type Rule, withRules } from './rules'
import { date, optionalDate } from './value-fields'

const { discount_percent, discount_days } = customerTerms

const fields = {
  service_from: date('date_missing'),
  service_to: date('date_missing'),
  due_on: optionalDate(),
  language: z.enum(['de', 'en'], { error: 'language_missing' satisfies FaultKey }),
  payment: paymentWay,
  buyer_reference: inPrint(optionalLine(100)),
  order_number: inPrint(optionalLine(100)),
  project_number: inPrint(optionalLine(100)),
  discount_percent,
  discount_days,
  is_property: ticked(),
  is_advance: ticked(),
  ...deliveryAddress,
  note: inPrint(optionalParagraphs(2000)),
  allowance: whole('allowance'),
  allowance_reason: inPrint(optionalLine(100)),
  charge: whole('charge'),
  charge_reason: inPrint(optionalLine(100)),
  [FORM_KEY_FIELD]: formKey(),
  [REVISION_FIELD]: revision(),
}

const RULES: readonly Rule[] = [
  {
    at: 'service_to',
    fault: 'service_end_before_start',
    holds: ({ service_from: from, service_to: to }) => String(to) >= String(from),
  },
  ...TERM_RULES,
  ...DELIVERY_RULES,
]

const draft = withRules(z.object(fields), RULES).transform(withDelivery)

/** A draft with its lines; all faults are reported together. */
export const invoiceDraftForm = z.any().transform((entered, context) => {
  const [values, lines] = [draft.safeParse(entered), pricedLines.safeParse(entered)]
  for (const { path, message } of [...(values.error?.issues ?? []), ...(lines.error?.issues ?? [])])
    context.addIssue({ code: 'custom', path, message })
  if (!values.success || !lines.success) return z.NEVER
  const { allowance, allowance_reason, charge, charge_reason, form_key, revision, ...columns } = values.data
  const adjustments = [
    ...(allowance ? [{ ...allowance, reason: allowance_reason ?? '' }] : []),
    ...(charge ? [{ ...charge, reason: charge_reason ?? '' }] : []),
  ]
  const deductions = deductedIn(entered as Record<string, string>)
  if (columns.is_advance === 1 && deductions.length > 0) {
    context.addIssue({ code: 'custom', path: ['is_advance'], message: 'advance_deducts' satisfies FaultKey })
    return z.NEVER
  }
  const draftValues: DraftValues = { ...columns, lines: lines.data, adjustments, deductions }
  return { formKey: form_key, revision, values: draftValues }
})

function ticked() {
  return z
    .string()
    .optional()
    .transform((text): Flag => (text ? 1 : 0))
}

/** `10 %` or `5,00 €`, on the whole invoice. */
function whole(kind: Adjustment['kind']) {
  return optionalLine(40).transform((text, context): Adjustment | undefined => {
    const adjustment = readAdjustment(text ?? '', kind)
    if (adjustment !== null) return adjustment
    context.addIssue({ code: 'custom', message: 'line_discount_wrong' satisfies FaultKey })
    return z.NEVER
  })
}
