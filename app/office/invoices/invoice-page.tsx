import { documentName } from '~/domain/invoices/issuing/document-name'
import { isOpen } from '~/domain/invoices/payments/state'
import { totalOf } from '~/domain/invoices/payments/sums'
import { servicePeriod } from '~/i18n/service-period'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { LongDate, Money } from '~/kit/figures'
import { Lines } from '~/kit/invoice-lines'
import { InvoiceStatusMark } from '~/kit/invoice-status'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { LinksSection } from '../links/list-section'
import { DiscardDraft, DraftActs, IssuedActs } from './acts'
import { DraftFindings } from './draft-findings'
import { ExtraNotes } from './extra-notes-list'
import { IssuedFiles } from './issued-files'
import type { OfficeInvoicePage as Page } from './page.server'
import { InvoicePayments } from './payments'
import { InvoiceTimeline } from './timeline'

export function OfficeInvoicePage(invoice: Page & { copyKey: string }) {
  const texts = useTexts()
  const { id, kind, number, billed } = invoice
  const name = documentName({ ...billed, kind })
  const { kinds, editor, draftText, back, billed: title, saved, cancel } = texts.invoices
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={saved} />
      <BackLink to={paths.invoices()} label={back} />
      <h1>{number === null ? editor.editFor(invoice.customer.name) : `${kinds[name]} ${number}`}</h1>
      {number === null ? <p>{draftText}</p> : null}
      <KeyFacts {...invoice} />
      <DraftFindings {...invoice} />
      {invoice.mayKeep ? number === null ? <DraftActs {...invoice} /> : <IssuedActs {...invoice} /> : null}
      <section className="stack-tight" aria-labelledby="positionen">
        <h2 id="positionen">{title}</h2>
        <Lines invoice={billed} />
        {invoice.extraNotes ? <ExtraNotes extraNotes={invoice.extraNotes} credits={invoice.credits} /> : null}
        {billed.note ? (
          <>
            {kind === 'invoice' ? null : <h3 className="label">{cancel.reason}</h3>}
            <p className="note" lang={billed.language}>
              {billed.note}
            </p>
          </>
        ) : null}
      </section>
      <InvoicePayments {...invoice} />
      <InvoiceTimeline {...invoice} />
      {invoice.links ? (
        <LinksSection
          links={invoice.links}
          seenAt={invoice.seenAt}
          purpose="rechnung"
          name={invoice.customer.name}
          create={paths.officeInvoiceLink(id)}
          block={paths.invoiceLinkBlock(id)}
        />
      ) : null}
      {number === null && invoice.mayKeep ? <DiscardDraft {...invoice} /> : null}
    </>
  )
}

const COUNTERPART = { invoice: 'cancelledBy', cancellation: 'cancels', credit_note: 'corrects' } as const

function KeyFacts(invoice: Page) {
  const { facts, one, money } = useTexts().invoices
  const language = useLanguage()
  const href = useHref()
  const {
    id,
    number,
    status,
    customer,
    contract,
    billed,
    counterpart,
    credits,
    kind,
    issuedOn,
    creditCents,
    final,
    advances,
  } = invoice
  return (
    <section className="sheet stack-tight" aria-label={one}>
      {status ? (
        <p>
          <InvoiceStatusMark status={status} />
        </p>
      ) : null}
      <Facts
        facts={[
          {
            label: facts.customer,
            value: <a href={href(paths.customer(customer.id))}>{customer.name}</a>,
          },
          { label: facts.total, value: <Total cents={totalOf(billed)} status={status} /> },
          { label: facts.open, value: isOpen(status) ? <Money cents={status.openCents} /> : null },
          {
            label: money.credit,
            value: creditCents > 0 && (
              <a href={href(paths.customerPayments(customer.id))}>
                <Money cents={creditCents} />
              </a>
            ),
          },
          ...useWhen(invoice),
          { label: facts.payBy, value: useWayToPay(invoice) },
          {
            label: facts[COUNTERPART[kind]],
            value: counterpart && (
              <a href={href(paths.officeInvoice(counterpart.id))}>{counterpart.number}</a>
            ),
          },
          {
            label: facts.credits,
            value:
              credits.length > 0 &&
              credits.map((one) => (
                <span key={one.id} className="value">
                  <a href={href(paths.officeInvoice(one.id))}>{one.number}</a> <Money cents={one.cents} />
                </span>
              )),
          },
          {
            label: facts.deductedIn,
            value: final && <a href={href(paths.officeInvoice(final.id))}>{final.number}</a>,
          },
          {
            label: facts.deducts,
            value:
              advances.length > 0 &&
              advances.map((one) => (
                <span key={one.id} className="value">
                  <a href={href(paths.officeInvoice(one.id))}>{one.number}</a> <Money cents={one.cents} />
                </span>
              )),
          },
          { label: facts.issuedOn, value: issuedOn && <LongDate date={issuedOn} /> },
          { label: facts.period, value: servicePeriod(billed.serviceFrom, billed.serviceTo, language) },
          {
            label: facts.contract,
            value: contract && <a href={href(paths.contract(contract.id))}>{contract.title}</a>,
          },
        ]}
      />
      {number === null ? null : <IssuedFiles id={id} eInvoice={invoice.eInvoice} />}
    </section>
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
    return [{ label: facts.collectOn, value: <LongDate date={status.collectOn} /> }]
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
