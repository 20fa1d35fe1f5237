import type { ReactNode } from 'react'
import type { MonthText } from '~/domain/values/calendar'
import { formatLongDate } from '~/i18n/format'
import { TextField } from '~/kit/field'
import { Money } from '~/kit/figures'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { RecordPart } from '~/kit/records/record-part'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { dayField, GROUP_FIELD } from './forms'
import { isPayable, usePaymentColumns } from './payment-columns'
import type { PaymentsData } from './payments.server'

interface Props {
  month: MonthText
  firstOpen: MonthText
  group: PaymentsData['groups'][number]
  hasAccount: boolean
}

/** A group with its days; what is not in a file yet is ticked, and becomes one by press. */
export function PaymentGroupPart({ month, firstOpen, group, hasAccount }: Props) {
  const texts = useTexts().payrollPayments
  const language = useLanguage()
  const by = formatLongDate(group.transferBy, language)
  const mayMake = hasAccount && group.payments.some(isPayable)
  const columns = usePaymentColumns({ month, firstOpen, group, mayMake })
  const table = (
    <Table
      labelledBy={group.group}
      rows={group.payments}
      keyOf={({ id }) => id}
      columns={columns}
      foot={<Foot group={group} span={mayMake ? 4 : 3} />}
    />
  )
  return (
    <RecordPart id={group.group} title={texts.groups[group.group]}>
      <p>
        {group.dueOn === null ? texts.usualDay(by) : texts.due(formatLongDate(group.dueOn, language), by)}
      </p>
      {group.group === 'fund' ? <p className="soft small">{texts.told}</p> : null}
      {mayMake ? (
        <GroupForm month={month} group={group}>
          {table}
        </GroupForm>
      ) : (
        table
      )}
    </RecordPart>
  )
}

function GroupForm({ month, group, children }: Pick<Props, 'month' | 'group'> & { children: ReactNode }) {
  const texts = useTexts().payrollPayments
  const actionOf = useFormAction()
  const day = fieldOf(useRefusal(), dayField(group.group), group.executeOn)
  return (
    <form className="stack" method="post" action={actionOf(paths.payrollPaymentFiles(month))} noValidate>
      <input type="hidden" name={FORM_KEY_FIELD} value={group.formKey} />
      <input type="hidden" name={GROUP_FIELD} value={group.group} />
      {children}
      <div className="form screen-only">
        <TextField {...day} label={texts.day} hint={texts.dayHint} type="date" />
      </div>
      <p className="actions screen-only">
        <button type="submit" className="button button-quiet">
          {texts.make}
        </button>
      </p>
    </form>
  )
}

function Foot({ group, span }: Pick<Props, 'group'> & { span: number }) {
  const texts = useTexts().payrollPayments
  const { cents, sentCents, keptCents } = group
  const rows: [string, number][] = [
    [texts.sum, cents],
    [texts.sent, sentCents],
    [texts.keptSum, keptCents],
  ]
  return (
    <tfoot>
      {rows
        .filter(([label, amount]) => label === texts.sum || amount > 0)
        .map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" colSpan={span}>
              {label}
            </th>
            <td className="number">
              <Money cents={amount} />
            </td>
          </tr>
        ))}
    </tfoot>
  )
}
