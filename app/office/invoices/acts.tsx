import { isOpen } from '~/domain/invoices/payments/state'
import { FORM_KEY_FIELD, REVISION_FIELD, SEND_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'
import type { OfficeInvoicePage as Page } from './page.server'

export function DraftActs({ id, revision }: Pick<Page, 'id' | 'revision'>) {
  const { acts } = useTexts().invoices
  const href = useHref()
  const actionOf = useFormAction()
  return (
    <section className="stack-tight screen-only" aria-label={acts.title}>
      <p className="actions">
        <a className="button button-quiet" href={href(paths.invoiceDraft(id))}>
          {acts.edit}
        </a>
        <a className="button button-quiet" href={href(paths.invoicePreview(id))}>
          {acts.preview}
        </a>
      </p>
      <p className="soft">{acts.issueText}</p>
      <form className="actions" method="post" action={actionOf(paths.invoiceIssue(id))}>
        <input type="hidden" name={REVISION_FIELD} value={revision} />
        <button type="submit" className="button" name={SEND_FIELD} value="ja">
          {acts.issueAndSend}
        </button>
        <button type="submit" className="button button-quiet">
          {acts.issue}
        </button>
      </form>
    </section>
  )
}

export function DiscardDraft({ id, revision }: Pick<Page, 'id' | 'revision'>) {
  const { acts } = useTexts().invoices
  return (
    <section className="stack-tight screen-only" aria-labelledby="verwerfen">
      <h2 id="verwerfen">{acts.discard}</h2>
      <p>{acts.discardText}</p>
      <OfficeForm action={paths.invoiceDiscard(id)} button={acts.discard} isQuiet>
        <input type="hidden" name={REVISION_FIELD} value={revision} />
      </OfficeForm>
    </section>
  )
}

export function IssuedActs({
  id,
  kind,
  status,
  counterpart,
  credits,
  copyKey,
  isSmallRest,
  final,
}: Pick<Page, 'id' | 'kind' | 'status' | 'counterpart' | 'credits' | 'isSmallRest' | 'final'> & {
  copyKey: string
}) {
  const { acts } = useTexts().invoices
  const href = useHref()
  const actionOf = useFormAction()
  if (kind !== 'invoice')
    return (
      <section className="actions screen-only" aria-label={acts.title}>
        <SendButton id={id} />
      </section>
    )
  const isCancelled = counterpart !== null
  return (
    <section className="actions screen-only" aria-label={acts.title}>
      {isOpen(status) ? <SendButton id={id} /> : null}
      <a className="button button-quiet" href={href(paths.invoicePayment(id))}>
        {acts.pay}
      </a>
      {isSmallRest ? (
        <a className="button button-quiet" href={href(paths.invoiceRest(id))}>
          {acts.settleRest}
        </a>
      ) : null}
      {isCancelled || final || status?.state === 'credited' ? null : (
        <a className="button button-quiet" href={href(paths.creditInvoice(id))}>
          {acts.credit}
        </a>
      )}
      {isCancelled || final || credits.length > 0 ? null : (
        <a className="button button-quiet" href={href(paths.cancelInvoice(id))}>
          {acts.cancel}
        </a>
      )}
      <form method="post" action={actionOf(paths.invoiceCopy(id))}>
        <input type="hidden" name={FORM_KEY_FIELD} value={copyKey} />
        <button type="submit" className="button button-quiet">
          {acts.copy}
        </button>
      </form>
      {final ? <p className="soft">{acts.isDeducted(final.number)}</p> : null}
    </section>
  )
}

function SendButton({ id }: Pick<Page, 'id'>) {
  const { acts } = useTexts().invoices
  const actionOf = useFormAction()
  return (
    <form method="post" action={actionOf(paths.invoiceSending(id))}>
      <button type="submit" className="button button-quiet">
        {acts.send}
      </button>
    </form>
  )
}
