import type { Debit } from '~/domain/invoices/payments/debits.server'
import type { MandateState } from '~/domain/mandates/state'
import { formatDate, formatMoney } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { LongDate } from '~/kit/figures'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { EvidenceOf, FormerAccounts, ScanOf } from './evidence'
import type { MandatePage as MandatePageData } from './page.server'
import { MandateStateMark } from './state'

interface Props extends MandatePageData {
  mayKeep: boolean
}

/** Doubles as the printed evidence of a mandate. */
export function MandatePage({ mandate, customer, evidence, usableUntil, mayKeep, ...page }: Props) {
  const { scan, formerAccounts, history, debits } = page
  const { mandates: texts, customers } = useTexts()
  const language = useLanguage()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.customer(customer.id)} label={customers.backToOne(customer.name)} />
      <h1>{texts.of(mandate.reference)}</h1>
      {mandate.status === 'lapsed' ? (
        <p>{texts.lapsed(formatDate(mandate.lastUsedOn ?? mandate.signedOn, language))}</p>
      ) : null}
      <MandateFacts mandate={mandate} customer={customer} usableUntil={usableUntil} />
      <Debits debits={debits} status={mandate.status} />
      {mayKeep ? <Decision mandate={mandate} /> : null}
      {mandate.source === 'customer' ? null : <ScanOf mandate={mandate} scan={scan} mayKeep={mayKeep} />}
      <FormerAccounts formerAccounts={formerAccounts} />
      <EvidenceOf mandate={mandate} evidence={evidence} />
      <RecordHistory
        history={history}
        actions={texts.actions}
        labelOf={(field) => (field === 'ibanMasked' ? texts.facts.account : field)}
        show={(_, value) => String(value ?? '')}
      />
    </>
  )
}

function MandateFacts({
  mandate,
  customer,
  usableUntil,
}: Pick<Props, 'mandate' | 'customer' | 'usableUntil'>) {
  const { mandates: texts, portal } = useTexts()
  const href = useHref()
  return (
    <Facts
      facts={[
        { label: texts.facts.status, value: <MandateStateMark state={mandate.status} /> },
        {
          label: texts.facts.customer,
          value: <a href={href(paths.customer(customer.id))}>{customer.name}</a>,
        },
        { label: texts.facts.type, value: portal.mandates.types[mandate.type] },
        { label: texts.facts.holder, value: mandate.holder },
        { label: texts.facts.account, value: mandate.ibanMasked },
        { label: texts.facts.signedOn, value: <LongDate date={mandate.signedOn} /> },
        {
          label: texts.facts.lastUsedOn,
          value: mandate.lastUsedOn && <LongDate date={mandate.lastUsedOn} />,
        },
        { label: texts.facts.usableUntil, value: usableUntil && <LongDate date={usableUntil} /> },
        { label: texts.facts.source, value: texts.sources[mandate.source] },
      ]}
    />
  )
}

function Decision({ mandate: { id, status } }: Pick<Props, 'mandate'>) {
  const texts = useTexts().mandates
  if (status === 'requested')
    return (
      <section className="stack-tight screen-only">
        <p>{texts.decide}</p>
        <div className="actions">
          <OfficeForm action={paths.mandateApproval(id)} button={texts.approve} />
          <OfficeForm action={paths.mandateEnd(id)} button={texts.refuse} isQuiet>
            <input type="hidden" name={SEEN_FIELD} value={status} />
          </OfficeForm>
        </div>
      </section>
    )
  if (status !== 'active') return null
  return (
    <details className="help screen-only">
      <summary>{texts.revokeTitle}</summary>
      <p>{texts.revokeText}</p>
      <OfficeForm action={paths.mandateEnd(id)} button={texts.revoke} isQuiet>
        <input type="hidden" name={SEEN_FIELD} value={status} />
      </OfficeForm>
    </details>
  )
}

function Debits({ debits, status }: { debits: Debit[]; status: MandateState }) {
  const { debits: texts } = useTexts().mandates
  const language = useLanguage()
  if (debits.length === 0) return null
  const isCollected = status === 'requested' || status === 'active'
  return (
    <section className="stack-tight">
      <h2>{texts.titles[status]}</h2>
      <ul>
        {debits.map(({ invoiceId, number, openCents, collectOn, dueOn }) => (
          <li key={invoiceId}>
            <a href={paths.officeInvoice(invoiceId)}>{number}</a>
            {texts.one(
              formatMoney(openCents, language),
              formatDate(isCollected ? collectOn : dueOn, language),
              isCollected,
            )}
          </li>
        ))}
      </ul>
      {status === 'requested' ? <p>{texts.told}</p> : null}
    </section>
  )
}
