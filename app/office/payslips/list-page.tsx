import type { MonthQuery } from '~/domain/employees/of-month.server'
import type { ListedPayslip, PayslipsPage as Payslips } from '~/domain/payslips/month.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatDayOf } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Money } from '~/kit/figures'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthFrame } from '~/kit/months/month-frame'
import { useFormAction } from '~/kit/office/form-action'
import { useRefusal } from '~/kit/refusal'
import { Remark } from '~/kit/remark'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { MailStatusMark } from '../outbox/words'
import { DifferenceLine } from './difference-line'

interface Props {
  payslips: Payslips
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
  maySeePay: boolean
}

export function PayslipsPage({ payslips: { list, counts }, query, thisMonth, maySeePay }: Props) {
  const { payslips: texts, payrollRun } = useTexts()
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <MonthFrame
        list="payslips"
        query={query}
        thisMonth={thisMonth}
        counts={counts}
        shown={list}
        mayKeep={maySeePay}
        begin={
          maySeePay ? (
            <p className="actions screen-only">
              <a className="button" href={href(paths.payrollRun(query.month))}>
                {payrollRun.link}
              </a>
              <a className="target" href={href(paths.incomingPayslips())}>
                {texts.readIn}
              </a>
            </p>
          ) : null
        }
      >
        <PayslipTable items={list.items} month={query.month} maySeePay={maySeePay} />
      </MonthFrame>
    </>
  )
}

interface TableProps {
  items: ListedPayslip[]
  month: MonthText
  maySeePay: boolean
}

function PayslipTable({ items, month, maySeePay }: TableProps) {
  const { title, columns, action, yes, notYet } = useTexts().payslips
  return (
    <Table
      caption={title}
      isWide
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { title: columns.name, look: 'name', cell: (item) => <Employee item={item} /> },
        { title: columns.number, look: 'amount', cell: ({ number }) => number },
        {
          title: columns.publishedAt,
          cell: (item) => <Released item={item} month={month} isLink={maySeePay} />,
        },
        {
          title: columns.announced,
          cell: ({ payslip }) => (payslip ? <Announced payslip={payslip} /> : '–'),
        },
        {
          title: columns.opened,
          cell: ({ payslip }) => (payslip ? (payslip.isOpened ? yes : notYet) : '–'),
        },
        maySeePay && {
          title: columns.payout,
          look: 'number',
          cell: ({ payslip }) => <Payout payslip={payslip} />,
        },
        maySeePay && {
          title: columns.pdf,
          isOnScreenOnly: true,
          cell: (item) => (item.payslip ? <Pdf item={item} month={month} /> : '–'),
        },
        maySeePay && {
          title: action,
          isUntitled: true,
          isOnScreenOnly: true,
          cell: (item) =>
            item.payslip && !item.payslip.isDownloaded ? (
              <Recall item={item} month={month} revision={item.payslip.revision} />
            ) : null,
        },
      ]}
    />
  )
}

function Employee({ item: { id, name, payslip } }: { item: ListedPayslip }) {
  const { corrected } = useTexts().payslips
  const href = useHref()
  return (
    <>
      <a className="target" href={href(paths.employee(id))}>
        {name}
      </a>
      {payslip && payslip.revision > 1 ? <Remark>{corrected}</Remark> : null}
    </>
  )
}

interface OneProps {
  item: ListedPayslip
  month: MonthText
}

function Released({ item: { id, payslip, isWaiting }, month, isLink }: OneProps & { isLink: boolean }) {
  const { missing, waiting } = useTexts().payslips
  const language = useLanguage()
  const href = useHref()
  if (!payslip)
    return <StatusMark shape={isWaiting ? 'partly' : 'waiting'}>{isWaiting ? waiting : missing}</StatusMark>
  const day = formatDayOf(payslip.publishedAt, language)
  if (!isLink) return day
  return (
    <a className="target" href={href(paths.officePayslip(id, month))}>
      {day}
    </a>
  )
}

function Announced({ payslip: { mail, notice } }: { payslip: NonNullable<ListedPayslip['payslip']> }) {
  const { noMail, delivered } = useTexts().payslips
  return (
    <span className="value">
      {mail ? <MailStatusMark status={mail} /> : noMail}
      {notice ? <Remark>{delivered(notice.channel)}</Remark> : null}
    </span>
  )
}

function Payout({ payslip }: Pick<ListedPayslip, 'payslip'>) {
  return (
    <>
      {payslip?.totals ? <Money cents={payslip.totals.payoutCents} /> : '–'}
      {payslip?.difference ? (
        <Remark>
          <DifferenceLine difference={payslip.difference} />
        </Remark>
      ) : null}
    </>
  )
}

function Pdf({ item: { id, name }, month }: OneProps) {
  const { download, downloadOf } = useTexts().payslips
  const href = useHref()
  return (
    <a className="target" href={href(paths.officePayslipPdf(id, month))} aria-label={downloadOf(name)}>
      {download}
    </a>
  )
}

function Recall({ item: { id, name }, month, revision }: OneProps & { revision: number }) {
  const { recall, recallOf } = useTexts().payslips
  const actionOf = useFormAction()
  return (
    <form method="post" action={actionOf(paths.payslipRecall(id, month))}>
      <input type="hidden" name={REVISION_FIELD} value={revision} />
      <button type="submit" className="button button-quiet button-row" aria-label={recallOf(name)}>
        {recall}
      </button>
    </form>
  )
}
