import type { MonthQuery } from '~/domain/employees/of-month.server'
import type { ListedPayslip, PayslipsPage as Payslips } from '~/domain/payslips/month.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatDayOf } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthFrame } from '~/kit/months/month-frame'
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
  /** Said to whoever does payroll. */
  isReadByOwners: boolean
}

export function PayslipsPage({ payslips, query, thisMonth, maySeePay, isReadByOwners }: Props) {
  const { list, counts } = payslips
  const { payslips: texts, payrollRun, payrollClosing, insuranceReports } = useTexts()
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
        next={maySeePay ? { label: payrollRun.link, to: paths.payrollRun(query.month) } : null}
        others={[
          maySeePay && { label: texts.readIn, to: paths.incomingPayslips() },
          maySeePay && { label: payrollClosing.title, to: paths.payrollClosing(query.month) },
          maySeePay && { label: insuranceReports.title, to: paths.insuranceReports() },
        ]}
      >
        <PayslipTable items={list.items} month={query.month} maySeePay={maySeePay} />
        {isReadByOwners ? <p className="soft small">{texts.readByOwners}</p> : null}
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
  const { title, columns, yes, notYet } = useTexts().payslips
  return (
    <Table
      caption={title}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.name,
          look: 'name',
          phone: 'first',
          cell: (item) => <Employee {...{ item, month, maySeePay }} />,
        },
        { title: columns.number, look: 'amount', cell: ({ number }) => number },
        {
          title: columns.publishedAt,
          phone: 'below',
          cell: (item) => <Released item={item} />,
        },
        {
          title: columns.announced,
          cell: ({ payslip }) => (payslip ? <Announced payslip={payslip} /> : '–'),
        },
        {
          title: columns.opened,
          phone: 'belowEnd',
          cell: ({ payslip }) => (payslip ? (payslip.isOpened ? yes : notYet) : '–'),
        },
        maySeePay && {
          title: columns.payout,
          look: 'number',
          phone: 'end',
          cell: ({ payslip }) => <Payout payslip={payslip} />,
        },
        maySeePay && {
          title: columns.pdf,
          isOnScreenOnly: true,
          cell: (item) => (item.payslip ? <Pdf item={item} month={month} /> : '–'),
        },
      ]}
    />
  )
}

/** Leads to the payslip, or to what there is of one. */
function Employee({ item: { id, name, payslip }, month, maySeePay }: OneProps & { maySeePay: boolean }) {
  const { corrected } = useTexts().payslips
  const href = useHref()
  const ownPage = payslip ? paths.officePayslip(id, month) : paths.payrollSlip(month, id)
  return (
    <>
      <a className="target" href={href(maySeePay ? ownPage : paths.employee(id))}>
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

function Released({ item: { payslip, isWaiting } }: Pick<OneProps, 'item'>) {
  const { missing, waiting } = useTexts().payslips
  const language = useLanguage()
  if (!payslip)
    return <StatusMark shape={isWaiting ? 'partly' : 'waiting'}>{isWaiting ? waiting : missing}</StatusMark>
  return formatDayOf(payslip.publishedAt, language)
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
