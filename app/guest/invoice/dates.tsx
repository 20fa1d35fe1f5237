import { documentName } from '~/domain/invoices/issuing/document-name'
import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { servicePeriod } from '~/i18n/service-period'
import { Facts } from '~/kit/facts'
import { LongDate } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'

export function Dates({ invoice }: { invoice: LinkedInvoice }) {
  const labels = useTexts().invoiceTerms
  const { serviceFrom, serviceTo, isAdvance } = invoice
  const due = useDueDate(invoice)
  return (
    <Facts
      facts={[
        { label: labels.numberOf[documentName(invoice)], value: invoice.number },
        { label: labels.issuedOn, value: <LongDate date={invoice.issuedOn} /> },
        {
          label: isAdvance ? labels.plannedPeriod : labels.servicePeriod,
          value: servicePeriod(serviceFrom, serviceTo, useLanguage()),
        },
        { label: due?.label ?? '', value: due && <LongDate date={due.on} /> },
        { label: labels.customerNumber, value: invoice.customerNumber },
        { label: labels.contractNumber, value: invoice.contractNumber },
        { label: labels.orderNumber, value: invoice.orderNumber },
        { label: labels.projectNumber, value: invoice.projectNumber },
        { label: labels.supplierNumber, value: invoice.buyer.supplierNumber },
        { label: labels.buyerReference, value: invoice.buyerReference },
      ]}
    />
  )
}

/** Null once nothing is left to pay; a date alone is not a demand. */
function useDueDate({ status, dueOn }: LinkedInvoice): { label: string; on: string } | null {
  const { dates } = useTexts().invoice
  switch (status.state) {
    case 'credit':
    case 'credited':
    case 'cancelled':
      return null
    case 'direct_debit':
      return status.collectOn === null ? null : { label: dates.collectOn, on: status.collectOn }
    case 'paid':
      return { label: dates.wasDueOn, on: dueOn }
    case 'disputed':
      return { label: dates.wasDueOn, on: dueOn }
    default:
      return { label: dates.dueOn, on: status.dueOn }
  }
}
