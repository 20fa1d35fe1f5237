import type { WaitingSlip } from '~/domain/payslips/waiting.server'
import { SLIP_FIELD } from '~/forms/form-fields'
import { formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { useLanguage, useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { MissingFields } from '../payslips/missing-fields'
import { Remark } from '../remark'

/** What is calculated here and not released. */
export function WaitingSlips({ slips }: { slips: WaitingSlip[] }) {
  const { ready, columns, calculated } = useTexts().incoming
  const language = useLanguage()
  const actionOf = useFormAction()
  return (
    <section className="stack-tight" aria-labelledby="berechnet">
      <h2 id="berechnet">{calculated.title(slips.length)}</h2>
      <form className="stack-tight" method="post" action={actionOf(paths.payslipRelease())}>
        <table className="table table-cards list">
          <caption className="visually-hidden">{calculated.title(slips.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.choose}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.month}</th>
            </tr>
          </thead>
          <tbody>
            {slips.map(({ id, employee, month, isCorrection, approvedBy, missing }) => (
              <tr key={id}>
                <td data-label={columns.choose}>
                  <input
                    type="checkbox"
                    name={SLIP_FIELD}
                    value={id}
                    defaultChecked
                    aria-label={ready.choose(employee.name)}
                  />
                </td>
                <th scope="row">
                  {employee.name}
                  {employee.hasMail ? null : <Remark>{ready.noMail}</Remark>}
                  {isCorrection ? <Remark>{ready.correction}</Remark> : null}
                  {approvedBy ? <Remark>{ready.approved}</Remark> : null}
                  {missing.length > 0 ? <MissingFields employeeId={employee.id} missing={missing} /> : null}
                </th>
                <td data-label={columns.number} className="amount">
                  {employee.number}
                </td>
                <td data-label={columns.month}>{formatMonth(month, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <button type="submit" className="button">
          {ready.release}
        </button>
      </form>
    </section>
  )
}
