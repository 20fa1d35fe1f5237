import { documentName } from '~/domain/invoices/issuing/document-name'
import { ErrorSummary } from '~/kit/error-summary'
import { Lines } from '~/kit/invoice-lines'
import { InvoiceStatusMark } from '~/kit/invoice-status'
import { useTexts } from '~/kit/language'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { LinksSection } from '../links/list-section'
import { useActs } from './acts'
import { DraftFindings } from './draft-findings'
import { ExtraNotes } from './extra-notes-list'
import { HoldPart } from './hold-part'
import { InvoiceFacts } from './invoice-facts'
import { IssuedFiles } from './issued-files'
import type { OfficeInvoicePage as Page } from './page.server'
import { InvoicePayments } from './payments'
import { InvoiceTimeline } from './timeline'

export function OfficeInvoicePage(invoice: Page & { copyKey: string }) {
  const { invoices: texts } = useTexts()
  const { id, kind, number, billed, status, final, mayKeep } = invoice
  const name = documentName({ ...billed, kind })
  const isDraft = number === null
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.invoices(), label: texts.back }}
        title={isDraft ? texts.editor.editFor(invoice.customer.name) : `${texts.kinds[name]} ${number}`}
        status={
          status ? (
            <InvoiceStatusMark status={status} />
          ) : (
            <StatusMark shape="waiting">{texts.draft}</StatusMark>
          )
        }
        {...useActs(invoice)}
      />
      {isDraft ? <p className="soft">{texts.draftText}</p> : null}
      {final && mayKeep ? <p className="soft">{texts.acts.isDeducted(final.number)}</p> : null}
      <InvoiceFacts {...invoice} />
      <DraftFindings {...invoice} />
      <RecordBody
        aside={
          <>
            {isDraft ? null : <IssuedFiles {...invoice} />}
            <InvoiceTimeline {...invoice} />
          </>
        }
      >
        <HoldPart {...invoice} />
        <Billed {...invoice} />
        <InvoicePayments {...invoice} />
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
      </RecordBody>
    </>
  )
}

function Billed({ billed, kind, extraNotes, credits }: Page) {
  const { billed: title, cancel } = useTexts().invoices
  return (
    <section className="stack-tight" aria-labelledby="positionen">
      <h2 id="positionen">{title}</h2>
      <Lines invoice={billed} />
      {extraNotes ? <ExtraNotes extraNotes={extraNotes} credits={credits} /> : null}
      {billed.note ? (
        <>
          {kind === 'invoice' ? null : <h3 className="label">{cancel.reason}</h3>}
          <p className="note" lang={billed.language}>
            {billed.note}
          </p>
        </>
      ) : null}
    </section>
  )
}
