import { SLIP_FIELD } from '~/forms/form-fields'
import { formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { MissingFields } from '../payslips/missing-fields'
import { Remark } from '../remark'
import type { Incoming } from './incoming-page'

type Waiting = Incoming['waiting'][number]

/** What is calculated here and not released; what has changed since cannot be ticked. */
export function WaitingSlips({ slips, count }: { slips: Waiting[]; count: number }) {
  const { ready, columns, calculated } = useTexts().incoming
  const actionOf = useFormAction()
  return (
    <section className="stack-tight" aria-labelledby="berechnet">
      <h2 id="berechnet">{calculated.title(count)}</h2>
      <form className="stack-tight" method="post" action={actionOf(paths.payslipRelease())}>
        <table className="table table-cards list">
          <caption className="visually-hidden">{calculated.title(count)}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.choose}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.month}</th>
              <th scope="col">{columns.action}</th>
            </tr>
          </thead>
          <tbody>
            {slips.map((slip) => (
              <Slip key={slip.id} slip={slip} />
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

function Slip({ slip }: { slip: Waiting }) {
  const { ready, columns, calculated } = useTexts().incoming
  const language = useLanguage()
  const href = useHref()
  const { id, employee, month, isStale, missing } = slip
  const { name } = employee
  return (
    <tr>
      <td data-label={columns.choose}>
        {isStale ? (
          '–'
        ) : (
          <label className="tick">
            <input type="checkbox" name={SLIP_FIELD} value={id} defaultChecked={!slip.isDouble} />
            <span className="visually-hidden">{ready.choose(name)}</span>
          </label>
        )}
      </td>
      <th scope="row">
        {name}
        {isStale ? <Remark>{calculated.stale}</Remark> : null}
        {employee.hasMail ? null : <Remark>{ready.noMail}</Remark>}
        {slip.isDouble ? <Remark>{ready.double}</Remark> : null}
        {slip.isCorrection ? <Remark>{ready.correction}</Remark> : null}
        {slip.approvedBy ? <Remark>{ready.approved}</Remark> : null}
        {missing.length > 0 ? <MissingFields employeeId={employee.id} missing={missing} /> : null}
      </th>
      <td data-label={columns.number} className="amount">
        {employee.number}
      </td>
      <td data-label={columns.month}>{formatMonth(month, language)}</td>
      <td>
        <a
          className="target"
          href={href(paths.payrollSlip(month, employee.id))}
          aria-label={isStale ? calculated.againOf(name) : calculated.lookAt(name)}
        >
          {isStale ? calculated.again : calculated.look}
        </a>
      </td>
    </tr>
  )
}
