import { isOpen } from '~/domain/invoices/payments/state'
import { totalOf } from '~/domain/invoices/payments/sums'
import { formatDate, formatIban, formatMoney } from '~/i18n/format'
import { servicePeriod } from '~/i18n/service-period'
import { Facts } from '~/kit/facts'
import { LongDate, Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { OfficeInvoicePage as Page } from './page.server'

const COUNTERPART = { invoice: 'cancelledBy', cancellation: 'cancels', credit_note: 'corrects' } as const

/** What the document is about, side by side, the amount first. */
export function InvoiceFacts(invoice: Page) {
  const { charges, debits, dunning, handedOver, invoices } = useTexts()
  const { facts, money } = invoices
  const language = useLanguage()
  const href = useHref()
  const {
    status,
    customer,
    contract,
    billed,
    counterpart,
    credits,
    kind,
    issuedOn,
    creditCents,
    movedTo,
    final,
    advances,
    attempt,
    expected,
    notice,
    handedOn,
  } = invoice
  const isOwed = isOpen(status)
  const documentOf = useDocument()
  return (
    <Facts
      isStrip
      facts={[
        { label: facts.open, value: isOwed && <Money cents={status.openCents} />, isMain: true },
        {
          label: facts.total,
          value: <Total cents={totalOf(billed)} status={status} />,
          isMain: !isOwed,
        },
        ...useWhen(invoice),
        { label: facts.customer, value: <a href={href(paths.customer(customer.id))}>{customer.name}</a> },
        { label: facts.payBy, value: useWayToPay(invoice) },
        { label: facts.account, value: movedTo !== null && facts.moved(formatIban(movedTo)) },
        {
          label: debits.run.title,
          value: attempt && (
            <a href={href(paths.debitRun(attempt.runId))}>
              {debits.last(debits.states[attempt.state], formatDate(attempt.collectOn, language))}
            </a>
          ),
        },
        {
          label: debits.toCallOff,
          value:
            expected &&
            debits.expected(formatMoney(expected.cents, language), formatDate(expected.on, language)),
        },
        {
          label: dunning.lastNotice,
          value: notice && (
            <a href={href(paths.dunningNotice(notice.id))}>
              {dunning.lastOn(dunning.levels[notice.level], formatDate(notice.sentOn, language))}
            </a>
          ),
        },
        {
          label: charges.title,
          value: status?.state === 'overdue' && (
            <a href={href(paths.customerDefault(customer.id))}>{charges.open}</a>
          ),
        },
        {
          label: money.credit,
          value: creditCents > 0 && (
            <a href={href(paths.customerPayments(customer.id))}>
              <Money cents={creditCents} />
            </a>
          ),
        },
        {
          label: facts[COUNTERPART[kind]],
          value: counterpart && <a href={href(paths.officeInvoice(counterpart.id))}>{counterpart.number}</a>,
        },
        { label: facts.credits, value: credits.length > 0 && credits.map(documentOf) },
        {
          label: facts.deductedIn,
          value: final && <a href={href(paths.officeInvoice(final.id))}>{final.number}</a>,
        },
        { label: facts.deducts, value: advances.length > 0 && advances.map(documentOf) },
        { label: facts.issuedOn, value: issuedOn && <LongDate date={issuedOn} /> },
        { label: handedOver.fact, value: handedOn && <LongDate date={handedOn} /> },
        { label: facts.period, value: servicePeriod(billed.serviceFrom, billed.serviceTo, language) },
        {
          label: facts.contract,
          value: contract && <a href={href(paths.contract(contract.id))}>{contract.title}</a>,
        },
      ]}
    />
  )
}

function useDocument() {
  const href = useHref()
  return ({ id, number, cents }: { id: string; number: string; cents: number }) => (
    <span key={id} className="value">
      <a href={href(paths.officeInvoice(id))}>{number}</a> <Money cents={cents} />
    </span>
  )
}

/** The total of a cancelled invoice is not owed. */
function Total({ cents, status }: { cents: number; status: Page['status'] }) {
  if (status?.state !== 'cancelled') return <Money cents={cents} />
  return (
    <s className="soft">
      <Money cents={cents} />
    </s>
  )
}

function useWhen({ status }: Page) {
  const { facts } = useTexts().invoices
  if (!status) return []
  if (status.state === 'direct_debit')
    return [
      {
        label: facts.collectOn,
        value: status.collectOn === null ? facts.untold : <LongDate date={status.collectOn} />,
      },
    ]
  if (isOpen(status)) return [{ label: facts.dueOn, value: <LongDate date={status.dueOn} /> }]
  if (status.state === 'paid' && status.paidOn)
    return [{ label: facts.paid, value: <LongDate date={status.paidOn} /> }]
  return []
}

function useWayToPay({ status, payBy, mandate, requestedMandate }: Page): string | null {
  const { ways } = useTexts().invoices
  if (status !== null && !isOpen(status)) return null
  if (payBy === 'direct_debit' && mandate) return ways.direct_debit(mandate.reference, mandate.ibanMasked)
  return requestedMandate ? ways.requested(requestedMandate.ibanMasked) : ways.transfer
}
