import type { InvoiceView } from '~/domain/invoices/issuing/view'
import type { Stating } from '~/domain/invoices/payments/statements'

export type ExtraNotes = Stating &
  Pick<
    InvoiceView,
    | 'customerNumber'
    | 'contractNumber'
    | 'buyerReference'
    | 'orderNumber'
    | 'projectNumber'
    | 'delivery'
    | 'cashDiscount'
    | 'issuedOn'
    | 'grossCents'
    | 'roundingCents'
    | 'prepaidCents'
    | 'kind'
  > & {
    registers: { seller: string | null; buyer: string | undefined }
    supplierNumber: string | undefined
  }

export function extraNotesOf(view: InvoiceView): ExtraNotes {
  const { kind, buyerKind, isProperty, lines, issuedOn, grossCents, cashDiscount, delivery } = view
  const { customerNumber, contractNumber, buyerReference, orderNumber, projectNumber } = view
  const { isAdvance, roundingCents, prepaidCents, labourCents, deductions } = view
  return {
    ...{ kind, buyerKind, isProperty, lines, issuedOn, grossCents, cashDiscount, delivery },
    ...{ isAdvance, roundingCents, prepaidCents, labourCents, deductions },
    ...{ customerNumber, contractNumber, buyerReference, orderNumber, projectNumber },
    seller: { isTaxedWhenPaid: view.seller.isTaxedWhenPaid },
    registers: { seller: view.seller.registerEntry, buyer: view.buyer.registerNumber },
    supplierNumber: view.buyer.supplierNumber,
  }
}
