import type { CustomerPayments, PaymentsQuery } from '~/domain/overviews/customer-payments.server'
import { formatMoney } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { customerPaymentsPath } from '~/kit/forms/payments-query'
import { useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { RefundForm, UndoReceiptForm, UseCreditForm } from './credit-forms'
import { CreditSources } from './credit-sources'
import { ReceiptTable } from './receipt-table'

interface Props extends CustomerPayments {
  shown: PaymentsQuery
  today: string
  formKey: string
}

export function CustomerPaymentsPage({ today, formKey, ...page }: Props) {
  const { customers, invoices } = useTexts()
  const { money, saved, acts } = invoices
  const language = useLanguage()
  const { customer, creditCents, mayKeep, receipts } = page
  const text = creditCents > 0 ? money.creditText(formatMoney(creditCents, language)) : money.noCredit
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={saved} />
      <PageHead
        back={{ to: paths.customer(customer.id), label: customers.backToOne(customer.name) }}
        title={money.bookings.title}
        next={mayKeep ? { label: acts.pay, to: paths.customerPayment(customer.id) } : null}
        others={[{ label: customers.account.title, to: paths.customerAccount(customer.id) }]}
      />
      <p className="soft">{text}</p>
      <CreditSources sources={page.sources} />
      <ReceiptTable customerId={customer.id} receipts={receipts.items} />
      <Pagination
        list={money.bookings.title}
        shown={receipts}
        pathOf={(place) => customerPaymentsPath(customer.id, { place })}
      />
      {mayKeep && creditCents > 0 ? (
        <>
          <UseCreditForm {...page} />
          <RefundForm {...page} today={today} formKey={formKey} />
        </>
      ) : null}
      {mayKeep ? <UndoReceiptForm {...page} /> : null}
    </>
  )
}
