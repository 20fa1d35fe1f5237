import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import type { NewInvoice } from '~/domain/invoices/drafts/draft.server'
import { BY_TRANSFER, type DraftValues } from '~/domain/invoices/drafts/draft-values'
import { textsOf } from '~/i18n/texts'

/**
 * An allowance or a charge needs a reason (BR-33, BR-38, BR-42, BR-44): the usual word where none was entered, in the
 * invoice's language, also where that was another before.
 */
export function worded(values: DraftValues): DraftValues {
  const { reasons } = textsOf(values.language).invoices.editor
  const isUsual = (kind: Adjustment['kind'], reason: string) =>
    (['de', 'en'] as const).some((one) => textsOf(one).invoices.editor.reasons[kind] === reason)
  const withReason = (one: Adjustment): Adjustment =>
    one.reason === '' || isUsual(one.kind, one.reason) ? { ...one, reason: reasons[one.kind] } : one
  return {
    ...values,
    adjustments: values.adjustments.map(withReason),
    lines: values.lines.map(({ adjustments, ...line }) => ({
      ...line,
      ...(adjustments ? { adjustments: adjustments.map(withReason) } : {}),
    })),
  }
}

/** The new invoice of a customer that the values of a form describe, already worded. */
export function asNewInvoice(values: DraftValues, invoice: { id: string; customerId: string }): NewInvoice {
  const { service_from, service_to, due_on, language, note, payment, lines, ...options } = values
  return {
    ...invoice,
    serviceFrom: service_from,
    serviceTo: service_to,
    dueOn: due_on,
    language,
    note,
    lines,
    options,
    ...(payment === BY_TRANSFER ? {} : { payment: { method: 'direct_debit', mandateId: payment } }),
  }
}
