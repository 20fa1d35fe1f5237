import { later, type MonthText, shiftMonth } from '~/domain/values/calendar'
import { formatMoney, formatMonth } from '~/i18n/format'
import { Money, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import { Remark } from '~/kit/remark'
import type { Column } from '~/kit/table'
import { paths } from '~/paths'
import { GROUP_FIELD, paymentField, shownIn } from './forms'
import type { PaymentsData, ShownPayment } from './payments.server'
import { recipientOf } from './recipient'

interface Asked {
  month: MonthText
  /** After the last closed one. */
  firstOpen: MonthText
  group: PaymentsData['groups'][number]
  mayMake: boolean
}

export function isPayable({ openCents, obstacle }: ShownPayment): boolean {
  return openCents > 0 && obstacle === null
}

export function usePaymentColumns({
  month,
  firstOpen,
  group,
  mayMake,
}: Asked): (Column<ShownPayment> | false)[] {
  const texts = useTexts().payrollPayments
  const refusal = useRefusal()
  const isGivenBack = refusal.values[GROUP_FIELD] === group.group
  return [
    mayMake && {
      title: texts.choose,
      isUntitled: true,
      isOnScreenOnly: true,
      cell: (payment) =>
        isPayable(payment) ? (
          <label className="tick">
            <input
              type="checkbox"
              name={paymentField(payment)}
              value={shownIn(payment)}
              defaultChecked={!isGivenBack || refusal.values[paymentField(payment)] !== undefined}
            />
            <span className="visually-hidden">{texts.tick(recipientOf(payment, texts))}</span>
          </label>
        ) : null,
    },
    {
      title: texts.columns.recipient,
      isRowName: true,
      look: 'name',
      cell: (payment) => <Recipient payment={payment} month={month} />,
    },
    {
      title: texts.columns.what,
      isGroup: true,
      cell: (payment) => <What payment={payment} month={month} firstOpen={firstOpen} />,
    },
    {
      title: texts.columns.account,
      isGroup: true,
      look: 'amount',
      cell: (payment) => <Account payment={payment} month={month} />,
    },
    {
      title: texts.columns.amount,
      look: 'number',
      cell: ({ cents }) => <Money cents={cents} />,
    },
  ]
}

interface Cell {
  payment: ShownPayment
  month: MonthText
}

/** Leads to the transfer's data and code, for somebody who pays by phone. */
function Recipient({ payment, month }: Cell) {
  const texts = useTexts().payrollPayments
  const href = useHref()
  const name = recipientOf(payment, texts)
  if (payment.openCents <= 0) return name
  return (
    <a className="target" href={href(paths.payrollTransfer(month, payment.id))}>
      {name}
    </a>
  )
}

function What({ payment, month, firstOpen }: Cell & Pick<Asked, 'firstOpen'>) {
  const href = useHref()
  const texts = useTexts().payrollPayments
  const language = useLanguage()
  const { kind, employee, sentCents, cameBackCents, openCents } = payment
  const takeBackIn = later(payment.month < month ? month : shiftMonth(month, 1), firstOpen)
  const isPart = sentCents > 0 && openCents > 0
  const money = (cents: number) => formatMoney(cents, language)
  const remarks = [
    kind !== 'pay' && employee ? `${employee.lastName}, ${employee.firstName}` : null,
    payment.month === month ? null : texts.correctionOf(formatMonth(payment.month, language)),
    sentCents > 0
      ? isPart
        ? texts.partSent(money(sentCents), money(openCents))
        : texts.isSent(money(sentCents))
      : null,
    cameBackCents > 0 ? texts.cameBack(money(cameBackCents)) : null,
    payment.toldCents === null ? null : texts.toldOther(money(payment.toldCents)),
    openCents < 0 ? `${employee ? texts.kept : texts.keptFund}: ${money(0 - openCents)}` : null,
    payment.obstacle === null || payment.obstacle === 'account' ? null : texts.obstacles[payment.obstacle],
  ]
  return (
    <>
      {texts.kinds[kind]}
      {remarks.map((remark) => (remark === null ? null : <Remark key={remark}>{remark}</Remark>))}
      {payment.obstacle === 'nameless' ? (
        <Remark>
          <a href={href(whereNamed(payment, month))}>{texts.addName}</a>
        </Remark>
      ) : null}
      {openCents < 0 && kind === 'pay' && employee ? (
        <Remark>
          <a href={href(paths.payrollSlip(takeBackIn, employee.id))}>
            {texts.deduct(formatMonth(takeBackIn, language))}
          </a>
          {` ${texts.deductLimit}`}
        </Remark>
      ) : null}
    </>
  )
}

function whereNamed({ payeeId, employee }: ShownPayment, month: MonthText): string {
  if (payeeId !== null) return paths.payrollPayee(month, payeeId)
  return employee ? paths.employeeDetails(employee.id) : paths.employees()
}

function Account({ payment, month }: Cell) {
  const { otherAccountIn } = payment
  const texts = useTexts().payrollPayments
  const language = useLanguage()
  return (
    <>
      <KnownAccount payment={payment} month={month} />
      {otherAccountIn === null ? null : (
        <Remark>{texts.otherAccount(formatMonth(otherAccountIn, language))}</Remark>
      )}
    </>
  )
}

function KnownAccount({ payment: { ibanMasked, employee, payeeId, reference }, month }: Cell) {
  const texts = useTexts().payrollPayments
  const href = useHref()
  const to =
    payeeId === null
      ? employee && paths.employeeConfidential(employee.id)
      : paths.payrollPayee(month, payeeId)
  if (to === null) return ibanMasked
  if (payeeId === null && ibanMasked !== null) return unbroken(ibanMasked)
  return (
    <>
      <a className="target" href={href(to)}>
        {ibanMasked === null ? texts.addAccount : unbroken(ibanMasked)}
      </a>
      {reference === '' ? null : <Remark>{reference}</Remark>}
    </>
  )
}
