import type { MonthText } from '~/domain/values/calendar'
import { formatLongDate, formatMonth } from '~/i18n/format'
import { Money, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { Remark } from '~/kit/remark'
import { type Column, Table } from '~/kit/table'
import { paths } from '~/paths'
import type { PaymentsData, ShownPayment } from './payments.server'
import { recipientOf } from './recipient'

interface Props {
  month: MonthText
  group: PaymentsData['groups'][number]
}

export function PaymentGroupPart({ month, group }: Props) {
  const texts = useTexts().payrollPayments
  const language = useLanguage()
  const title = texts.groups[group.group]
  const by = formatLongDate(group.transferBy, language)
  return (
    <RecordPart id={group.group} title={title}>
      <p>
        {group.dueOn === null ? texts.usualDay(by) : texts.due(formatLongDate(group.dueOn, language), by)}
      </p>
      <Table
        labelledBy={group.group}
        rows={group.payments}
        keyOf={({ kind, employee, month: of, name }) => [kind, employee?.id, of, name].join(' ')}
        columns={useColumns(month)}
        foot={<Foot group={group} />}
      />
    </RecordPart>
  )
}

function Foot({ group: { cents, keptCents } }: Pick<Props, 'group'>) {
  const texts = useTexts().payrollPayments
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          {texts.sum}
        </th>
        <td className="number">
          <Money cents={cents} />
        </td>
      </tr>
      {keptCents > 0 ? (
        <tr>
          <th scope="row" colSpan={3}>
            {texts.keptSum}
          </th>
          <td className="number">
            <Money cents={keptCents} />
          </td>
        </tr>
      ) : null}
    </tfoot>
  )
}

function useColumns(month: MonthText): Column<ShownPayment>[] {
  const texts = useTexts().payrollPayments
  const language = useLanguage()
  return [
    {
      title: texts.columns.recipient,
      look: 'name',
      phone: 'first',
      cell: (payment) => recipientOf(payment, texts),
    },
    {
      title: texts.columns.what,
      phone: 'below',
      cell: ({ kind, month: of, employee, cents }) => (
        <>
          {texts.kinds[kind]}
          {kind !== 'pay' && employee ? (
            <Remark>
              {employee.lastName}, {employee.firstName}
            </Remark>
          ) : null}
          {of === month ? null : <Remark>{texts.correctionOf(formatMonth(of, language))}</Remark>}
          {cents < 0 ? <Remark>{employee ? texts.kept : texts.keptFund}</Remark> : null}
        </>
      ),
    },
    {
      title: texts.columns.account,
      look: 'amount',
      phone: 'belowEnd',
      cell: (payment) => <Account payment={payment} />,
    },
    {
      title: texts.columns.amount,
      look: 'number',
      phone: 'end',
      cell: ({ cents }) => <Money cents={cents} />,
    },
  ]
}

function Account({ payment: { ibanMasked, kind, employee } }: { payment: ShownPayment }) {
  const texts = useTexts().payrollPayments
  const href = useHref()
  if (ibanMasked !== null) return unbroken(ibanMasked)
  if (kind !== 'pay' || !employee) return texts.noAccount
  return (
    <a className="target" href={href(paths.employeeConfidential(employee.id))}>
      {texts.addAccount}
    </a>
  )
}
