import type { Debit } from '~/domain/invoices/payments/debits.server'
import type { MandateState } from '~/domain/mandates/state'
import { formatDayOf, formatIban, formatLongDayOf, formatLongMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { LongDate, Money, ShortDate, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { MandatePage } from './page.server'

/** Whether open invoices are debited, or would be once it is confirmed. */
export function isCollecting(status: MandateState): boolean {
  return status === 'requested' || status === 'active'
}

/** The open invoices with this mandate, and when they are collected or due. */
export function Debits({ debits, status }: { debits: Debit[]; status: MandateState }) {
  const { mandates, invoices, invoice } = useTexts()
  const { debits: texts } = mandates
  const href = useHref()
  if (debits.length === 0) return null
  const isCollected = isCollecting(status)
  return (
    <RecordPart id="abbuchungen" title={texts.titles[status]}>
      <Table
        caption={texts.titles[status]}
        rows={debits}
        keyOf={({ invoiceId }) => invoiceId}
        columns={[
          {
            title: invoices.columns.number,
            look: 'whole',
            phone: 'first',
            cell: ({ invoiceId, number }) => (
              <a className="target" href={href(paths.officeInvoice(invoiceId))}>
                {number}
              </a>
            ),
          },
          {
            title: isCollected ? invoices.facts.collectOn : invoices.columns.dueOn,
            phone: 'beside',
            cell: ({ collectOn, dueOn, isRunning }) =>
              isRunning && !isCollected ? (
                invoice.status.direct_debit.running
              ) : isCollected && collectOn === null ? (
                invoices.facts.untold
              ) : (
                <ShortDate date={(isCollected && collectOn) || dueOn} />
              ),
          },
          {
            title: invoices.columns.amount,
            look: 'number',
            phone: 'end',
            cell: ({ openCents }) => <Money cents={openCents} />,
          },
        ]}
      />
      {status === 'requested' ? <p>{texts.told}</p> : null}
    </RecordPart>
  )
}

export function EvidenceOf({ mandate, evidence }: Pick<MandatePage, 'mandate' | 'evidence'>) {
  const { evidence: texts } = useTexts().mandates
  const language = useLanguage()
  return (
    <RecordPart id="nachweis" title={texts.title}>
      {evidence === null ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <>
          <p>{texts.text}</p>
          <blockquote className="sheet mail-text">{evidence.text}</blockquote>
          <Facts
            facts={[
              { label: texts.at, value: formatLongMoment(mandate.createdAt, language) },
              { label: texts.address, value: evidence.address },
              { label: texts.browser, value: evidence.browser },
            ]}
          />
          <p className="screen-only">{texts.print}</p>
        </>
      )}
    </RecordPart>
  )
}

export function FormerAccounts({ formerAccounts }: Pick<MandatePage, 'formerAccounts'>) {
  const { former: texts, facts } = useTexts().mandates
  const language = useLanguage()
  if (formerAccounts.length === 0) return null
  return (
    <RecordPart id="fruehere-konten" title={texts.title}>
      <p>{texts.text}</p>
      {formerAccounts.map(({ id, iban, ibanMasked, holder, lastUsedOn, changedAt, changedBy, keptUntil }) => (
        <Facts
          key={id}
          facts={[
            { label: facts.account, value: unbroken(ibanMasked) },
            { label: facts.holder, value: holder },
            { label: facts.lastUsedOn, value: lastUsedOn && <LongDate date={lastUsedOn} /> },
            { label: texts.until, value: formatLongDayOf(changedAt, language) },
            { label: texts.changedBy, value: changedBy },
            { label: texts.keptUntil, value: <LongDate date={keptUntil} /> },
            { label: texts.whole, value: iban && unbroken(formatIban(iban)) },
          ]}
        />
      ))}
    </RecordPart>
  )
}

/** The signed paper: an image is shown inline, a PDF only linked. */
export function ScanOf({ mandate: { id }, scan }: Pick<MandatePage, 'mandate' | 'scan'>) {
  const texts = useTexts().mandates.scan
  const language = useLanguage()
  if (!scan)
    return (
      <RecordPart id="scan" title={texts.title}>
        <p className="empty">{texts.text}</p>
      </RecordPart>
    )
  return (
    <RecordPart id="scan" title={texts.title} acts={[{ label: texts.open, to: paths.mandateScanFile(id) }]}>
      <p>{texts.since(formatDayOf(scan.createdAt, language))}</p>
      {scan.mediaType === 'application/pdf' ? null : (
        <img className="scan on-white" src={paths.mandateScanFile(id)} alt={texts.alt} />
      )}
    </RecordPart>
  )
}
