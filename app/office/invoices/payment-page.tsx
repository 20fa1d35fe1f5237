import type { ChargesBeside, OpenClaim } from '~/domain/invoices/payments/adding-up'
import { formatMoney } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { useLanguage, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { PaymentForm } from './payment-form'

interface Props {
  customerId: string
  name: string
  claims: OpenClaim[]
  charges: ChargesBeside
  today: string
  formKey: string
}

interface InvoiceProps extends Props {
  invoice: { id: string; number: string; openCents: number; isCancelled: boolean; hasPayments: boolean }
}

/** A receipt for this invoice and possibly others, or a chargeback. */
export function InvoicePaymentPage({ invoice, ...props }: InvoiceProps) {
  const { payment, backToOne, money } = useTexts().invoices
  const language = useLanguage()
  const { id, number, openCents } = invoice
  const text = openCents > 0 ? payment.open(formatMoney(openCents, language)) : payment.nothingOpen
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.officeInvoice(id)} label={backToOne(number)} />
      <h1>{`${payment.title} ${number}`}</h1>
      <p>{invoice.isCancelled ? money.cancelled : text}</p>
      <PaymentForm
        {...props}
        action={paths.invoicePayment(id)}
        own={id}
        ownOpen={openCents}
        canReturn={invoice.hasPayments}
      />
    </>
  )
}

export function CustomerPaymentPage(props: Props) {
  const { customers, invoices } = useTexts()
  const { customerId, name } = props
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.customer(customerId)} label={customers.backToOne(name)} />
      <h1>{invoices.money.titleOf(name)}</h1>
      <PaymentForm {...props} action={paths.customerPayment(customerId)} ownOpen={0} canReturn={false} />
    </>
  )
}
