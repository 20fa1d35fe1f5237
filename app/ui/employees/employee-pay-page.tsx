import type { DatedPay } from '~/domain/employees/pay.server'
import { PAY_MONTH_FIELD } from '~/forms/form-fields'
import { formatMoney, formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useLanguage, useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { OfficeForm } from '../office-form'
import { RadioField } from '../records/radio-field'
import { fieldOf, useRefusal } from '../refusal'
import { EmployeeFormPage } from './employee-form-page'

interface Props {
  employee: { id: string; name: string }
  pay: DatedPay[]
}

export function EmployeePayPage({ employee, pay }: Props) {
  const texts = useTexts().employees.pay
  const refusal = useRefusal()
  return (
    <EmployeeFormPage employee={employee} title={texts.edit} text={texts.text}>
      {pay.length === 0 ? null : <Agreed employee={employee} pay={pay} />}
      <OfficeForm action={paths.employeePay(employee.id)} button={texts.add}>
        <TextField
          {...fieldOf(refusal, 'from')}
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
      </OfficeForm>
    </EmployeeFormPage>
  )
}

function Agreed({ employee, pay }: Props) {
  const texts = useTexts().employees.pay
  const language = useLanguage()
  const actionOf = useFormAction()
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{texts.agreed}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.from}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col" className="number">
            {texts.amount}
          </th>
          <th scope="col">{texts.action}</th>
        </tr>
      </thead>
      <tbody>
        {pay.map(({ from, kind, cents }) => (
          <tr key={from}>
            <th scope="row">{formatMonth(from, language)}</th>
            <td data-label={texts.kind}>{texts.kinds[kind]}</td>
            <td data-label={texts.amount} className="number">
              {formatMoney(cents, language)}
            </td>
            <td>
              <form method="post" action={actionOf(paths.employeePayRemoval(employee.id))}>
                <input type="hidden" name={PAY_MONTH_FIELD} value={from} />
                <button
                  type="submit"
                  className="button button-quiet button-row"
                  aria-label={texts.removeOf(formatMonth(from, language))}
                >
                  {texts.remove}
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
