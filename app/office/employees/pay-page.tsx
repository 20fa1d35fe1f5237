import type { DatedPay } from '~/domain/employees/pay.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatMoney, formatMonth } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { parseMonth } from '~/kit/forms/dates'
import { CONFIRMED_FIELD, PAY_MONTH_FIELD, REPLACES_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { OfficeForm } from '~/kit/office-form'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { EmployeeFormPage } from './form-page'

interface Props {
  employee: { id: string; name: string }
  /** Of the employment, before any pay is entered. */
  firstMonth: MonthText | null
  /** Each with the months of published payslips calculated with it. */
  pay: (DatedPay & { key: string; used: string[] })[]
}

export function EmployeePayPage({ employee, firstMonth, pay }: Props) {
  const texts = useTexts().employees.pay
  const refusal = useRefusal()
  return (
    <EmployeeFormPage
      employee={employee}
      title={firstMonth === null ? texts.edit : texts.enter}
      text={texts.text}
    >
      {pay.length === 0 ? null : <Agreed employee={employee} pay={pay} />}
      <OfficeForm action={paths.employeePay(employee.id)} button={texts.add}>
        <TextField
          {...fieldOf(refusal, 'from', firstMonth)}
          label={texts.from}
          hint={texts.fromHint}
          type="month"
          autoComplete="off"
        />
        <RadioField name="kind" legend={texts.kind} labels={texts.kinds} stored={pay[0]?.kind} />
        <TextField
          {...fieldOf(refusal, 'cents')}
          label={texts.amount}
          hint={texts.amountHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <PayReplacement pay={pay} />
      </OfficeForm>
    </EmployeeFormPage>
  )
}

function PayReplacement({ pay }: Pick<Props, 'pay'>) {
  const texts = useTexts().employees.pay
  const language = useLanguage()
  const { faults, values } = useRefusal()
  if (faults.from !== 'pay_exists') return null
  const there = pay.find(({ from }) => from === parseMonth(values.from ?? ''))
  if (!there) return null
  return (
    <>
      <Checkbox
        id={REPLACES_FIELD}
        name={REPLACES_FIELD}
        value={there.key}
        label={texts.replace(formatMoney(there.cents, language), formatMonth(there.from, language))}
      />
      <UsedInPayslips used={there.used} />
    </>
  )
}

function UsedInPayslips({ used }: { used: readonly string[] }) {
  const texts = useTexts().employees.pay
  const language = useLanguage()
  const [first] = used
  const last = used.at(-1)
  if (!first || !last) return null
  return <p>{texts.used(used.length, formatMonth(first, language), formatMonth(last, language))}</p>
}

function Agreed({ employee, pay }: Omit<Props, 'firstMonth'>) {
  const texts = useTexts().employees.pay
  const language = useLanguage()
  return (
    <Table
      caption={texts.agreed}
      rows={pay}
      keyOf={({ from }) => from}
      columns={[
        { title: texts.from, cell: ({ from }) => formatMonth(from, language) },
        { title: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
        { title: texts.amount, look: 'number', cell: ({ cents }) => formatMoney(cents, language) },
        {
          title: texts.action,
          isUntitled: true,
          cell: ({ from, used }) => <PayRemoval employeeId={employee.id} from={from} used={used} />,
        },
      ]}
    />
  )
}

/** Asks for confirmation if published payslips depend on it. */
function PayRemoval({ employeeId, from, used }: { employeeId: string; from: string; used: string[] }) {
  const texts = useTexts().employees.pay
  const language = useLanguage()
  const actionOf = useFormAction()
  const isUsed = used.length > 0
  const form = (
    <form method="post" action={actionOf(paths.employeePayRemoval(employeeId))}>
      <input type="hidden" name={PAY_MONTH_FIELD} value={from} />
      {isUsed ? <input type="hidden" name={CONFIRMED_FIELD} value="ja" /> : null}
      <button
        type="submit"
        className="button button-quiet button-row"
        aria-label={texts.removeOf(formatMonth(from, language))}
      >
        {isUsed ? texts.removeAll : texts.remove}
      </button>
    </form>
  )
  if (!isUsed) return form
  return (
    <details className="help">
      <summary>{texts.remove}</summary>
      <UsedInPayslips used={used} />
      {form}
    </details>
  )
}
