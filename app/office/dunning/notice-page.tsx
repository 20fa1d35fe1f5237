import type { Notice } from '~/domain/dunning/notice'
import type { SentNotice } from '~/domain/dunning/notices.server'
import { formatLongMoment, formatMoney } from '~/i18n/format'
import { Notice as Warning } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { LongDate, Money, ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  sent: Omit<SentNotice, 'notice'> &
    Pick<Notice, 'invoices' | 'reference' | 'creditCents' | 'feeCents' | 'isAccountEnclosed'>
  mayKeep: boolean
}

/** A notice that was sent. */
export function NoticePage({ sent, mayKeep }: Props) {
  const { dunning } = useTexts()
  const texts = dunning.one
  const { id, level, customerName, way } = sent
  const download = { label: texts.download, to: paths.dunningNoticeFile(id) }
  const isLetter = way === 'letter'
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={dunning.saved} />
      <PageHead
        back={{ to: paths.dunningNotices(), label: dunning.back }}
        title={texts.of(dunning.levels[level], customerName)}
        next={isLetter ? download : null}
        others={[
          !isLetter && download,
          !isLetter && mayKeep && { label: texts.resend, action: paths.dunningResending(id) },
        ]}
      />
      {sent.isUndelivered ? (
        <Warning title={texts.undelivered.title}>
          <p>{texts.undelivered.text}</p>
        </Warning>
      ) : null}
      {isLetter ? <p className="soft screen-only">{texts.letter}</p> : null}
      <NoticeFacts sent={sent} />
      <RecordPart id="rechnungen" title={texts.invoices}>
        <Invoices sent={sent} />
      </RecordPart>
    </>
  )
}

function NoticeFacts({ sent }: Pick<Props, 'sent'>) {
  const { dunning } = useTexts()
  const { facts, enclosed } = dunning.one
  const language = useLanguage()
  const href = useHref()
  const { totalCents, customerId, customerName, at, by, payByOn, way, recipient, reference } = sent
  const { creditCents, feeCents, isAccountEnclosed } = sent
  return (
    <Facts
      isStrip
      facts={[
        { label: facts.total, value: <Money cents={totalCents} />, isMain: true },
        {
          label: facts.customer,
          value: (
            <a className="target" href={href(paths.customer(customerId))}>
              {customerName}
            </a>
          ),
        },
        { label: facts.sent, value: `${formatLongMoment(at, language)}${by ? `, ${by}` : ''}` },
        { label: facts.payBy, value: <LongDate date={payByOn} /> },
        {
          label: facts.way,
          value: recipient ? (
            <>
              {dunning.ways[way]}, <MailAddress address={recipient} />
            </>
          ) : (
            dunning.ways[way]
          ),
        },
        { label: facts.credit, value: creditCents > 0 ? formatMoney(creditCents, language) : null },
        { label: facts.fee, value: feeCents > 0 ? formatMoney(feeCents, language) : null },
        { label: facts.account, value: isAccountEnclosed ? enclosed : null },
        { label: facts.reference, value: reference },
      ]}
    />
  )
}

function Invoices({ sent: { invoices } }: Pick<Props, 'sent'>) {
  const { dunning, invoices: words } = useTexts()
  const texts = dunning.one
  return (
    <Table
      caption={texts.invoices}
      rows={invoices}
      keyOf={({ invoiceId }) => invoiceId}
      columns={[
        {
          title: words.columns.number,
          isRowName: true,
          look: 'whole',
          phone: 'first',
          cell: ({ invoiceId, number }) => <InvoiceLink id={invoiceId} number={number} />,
        },
        { title: dunning.proposed.level, phone: 'below', cell: ({ level }) => dunning.levels[level] },
        { title: texts.dueOn, phone: 'belowEnd', cell: ({ dueOn }) => <ShortDate date={dueOn} /> },
        {
          title: texts.open,
          look: 'number',
          phone: 'end',
          cell: ({ openCents }) => <Money cents={openCents} />,
        },
      ]}
    />
  )
}
