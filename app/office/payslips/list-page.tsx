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
  const { title, columns, action } = useTexts().payslips
  return (
    <table className="table table-cards table-wide list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.publishedAt}</th>
          <th scope="col">{columns.announced}</th>
          <th scope="col">{columns.opened}</th>
          {maySeePay ? (
            <>
              <th scope="col" className="number">
                {columns.payout}
              </th>
              <th scope="col" className="screen-only">
                {columns.pdf}
              </th>
              <th scope="col" className="screen-only">
                {action}
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <PayslipRow key={item.id} item={item} month={month} maySeePay={maySeePay} />
        ))}
      </tbody>
    </table>
  )
}

function PayslipRow({ item, month, maySeePay }: Omit<TableProps, 'items'> & { item: ListedPayslip }) {
  const { columns, missing, waiting, corrected, yes, notYet } = useTexts().payslips
  const href = useHref()
  const { id, number, name, payslip } = item
  return (
    <tr>
      <th scope="row" className="name">
        <a className="target" href={href(paths.employee(id))}>
          {name}
        </a>
        {payslip && payslip.revision > 1 ? <Remark>{corrected}</Remark> : null}
      </th>
      <td data-label={columns.number} className="amount">
        {number}
      </td>
      <td data-label={columns.publishedAt}>
        {payslip ? (
          <Released id={id} month={month} at={payslip.publishedAt} isLink={maySeePay} />
        ) : (
          <StatusMark shape={item.isWaiting ? 'partly' : 'waiting'}>
            {item.isWaiting ? waiting : missing}
          </StatusMark>
        )}
      </td>
      <td data-label={columns.announced}>{payslip ? <Announced payslip={payslip} /> : '–'}</td>
      <td data-label={columns.opened}>{payslip ? (payslip.isOpened ? yes : notYet) : '–'}</td>
      {maySeePay ? <PayCells item={item} month={month} /> : null}
    </tr>
  )
}

function Released({ id, month, at, isLink }: { id: string; month: MonthText; at: string; isLink: boolean }) {
  const language = useLanguage()
  const href = useHref()
  const day = formatDayOf(at, language)
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

function PayCells({ item: { id, name, payslip }, month }: { item: ListedPayslip; month: MonthText }) {
  const { columns, download, downloadOf, recall, recallOf } = useTexts().payslips
  const href = useHref()
  const actionOf = useFormAction()
  return (
    <>
      <td data-label={columns.payout} className="number">
        {payslip?.totals ? <Money cents={payslip.totals.payoutCents} /> : '–'}
        {payslip?.difference ? (
          <Remark>
            <DifferenceLine difference={payslip.difference} />
          </Remark>
        ) : null}
      </td>
      <td data-label={columns.pdf} className="screen-only">
        {payslip ? (
          <a className="target" href={href(paths.officePayslipPdf(id, month))} aria-label={downloadOf(name)}>
            {download}
          </a>
        ) : (
          '–'
        )}
      </td>
      <td className="screen-only">
        {payslip && !payslip.isDownloaded ? (
          <form method="post" action={actionOf(paths.payslipRecall(id, month))}>
            <input type="hidden" name={REVISION_FIELD} value={payslip.revision} />
            <button type="submit" className="button button-quiet button-row" aria-label={recallOf(name)}>
              {recall}
            </button>
          </form>
        ) : null}
      </td>
    </>
  )
}
