import type { KeptFile } from '~/domain/payroll-payments/files.server'
import { formatIban, formatLongMoment, formatMoney, formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Facts } from '~/kit/facts'
import { LongDate, Money, unbroken } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { Remark } from '~/kit/remark'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

type Props = Omit<KeptFile, 'content' | 'sha256'> & {
  account: string
  payments: {
    id: string
    cents: number
    recipient: string
    ibanMasked: string
    purpose: string
    endToEndId: string
    cameBackCents: number
  }[]
}

function Recipient({ recipient, cameBackCents }: Props['payments'][number]) {
  const texts = useTexts().payrollPayments
  const language = useLanguage()
  return (
    <>
      {recipient}
      {cameBackCents > 0 ? <Remark>{texts.cameBack(formatMoney(cameBackCents, language))}</Remark> : null}
    </>
  )
}

export function FilePage(file: Props) {
  const texts = useTexts().payrollPayments
  const { file: words, saved, groups, columns } = texts
  const language = useLanguage()
  const { id, month, messageId, isByHand, droppedAt, fetchedAt, count, cents } = file
  const isDropped = droppedAt !== null
  return (
    <>
      <SavedBanner saved={saved} />
      <PageHead
        back={{ to: paths.payrollPayments(month), label: texts.approval.back }}
        title={isByHand ? words.byHand : words.of(groups[file.group], formatMonth(month, language))}
        next={
          isByHand || isDropped
            ? null
            : {
                label: fetchedAt === null ? words.fetch : words.fetchAgain,
                to: paths.payrollPaymentFileXml(month, id),
              }
        }
        others={[
          !isDropped && {
            label: words.drop,
            isEnd: true,
            action: paths.payrollPaymentFileDrop(month, id),
            confirm: words.dropText(formatMoney(cents, language)),
          },
        ]}
      />
      {isDropped ? <Notice title={words.dropped(formatLongMoment(droppedAt, language))} /> : null}
      {fetchedAt !== null && !isDropped ? (
        <Notice title={words.fetched(formatLongMoment(fetchedAt, language))}>
          <p>{words.fetchedText}</p>
        </Notice>
      ) : null}
      {isByHand || isDropped ? null : <p className="soft screen-only">{words.text}</p>}
      <Facts
        isStrip
        facts={[
          { label: words.sum, value: <Money cents={cents} />, isMain: true },
          { label: words.count, value: String(count) },
          { label: words.day, value: <LongDate date={file.executeOn} /> },
          { label: words.account, value: file.account === '' ? null : formatIban(file.account) },
          { label: words.messageId, value: messageId },
          { label: words.made, value: formatLongMoment(file.madeAt, language) },
        ]}
      />
      <RecordPart id="zahlungen" title={words.payments(count)}>
        <Table
          labelledBy="zahlungen"
          rows={file.payments}
          keyOf={(payment) => payment.id}
          columns={[
            {
              title: columns.recipient,
              look: 'name',
              phone: 'first',
              cell: (payment) => <Recipient {...payment} />,
            },
            { title: words.purpose, phone: 'below', cell: ({ purpose }) => purpose },
            {
              title: columns.account,
              look: 'amount',
              phone: 'belowEnd',
              cell: ({ ibanMasked }) => unbroken(ibanMasked),
            },
            { title: words.endToEndId, look: 'whole', cell: ({ endToEndId }) => endToEndId },
            {
              title: columns.amount,
              look: 'number',
              phone: 'end',
              cell: (payment) => <Money cents={payment.cents} />,
            },
          ]}
        />
      </RecordPart>
    </>
  )
}
