import { SLIP_FIELD } from '~/forms/form-fields'
import { formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { Remark } from '../remark'
import type { Incoming } from './incoming-page'

/** What can be released; all of it is ticked to begin with. */
export function ReadySlips({ slips, count }: { slips: Incoming['slips']; count: number }) {
  const { ready, columns } = useTexts().incoming
  const actionOf = useFormAction()
  return (
    <section className="stack-tight" aria-labelledby="bereit">
      <h2 id="bereit">{ready.title(count)}</h2>
      <p className="soft">{ready.text}</p>
      <form className="stack-tight" method="post" action={actionOf(paths.payslipRelease())}>
        <table className="table table-cards list">
          <caption className="visually-hidden">{ready.title(count)}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.choose}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.month}</th>
              <th scope="col">{columns.pages}</th>
              <th scope="col">{columns.action}</th>
            </tr>
          </thead>
          <tbody>
            {slips.map((slip) => (
              <ReadySlip key={slip.id} slip={slip} />
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

function ReadySlip({ slip }: { slip: Incoming['slips'][number] }) {
  const { ready, columns, pages } = useTexts().incoming
  const language = useLanguage()
  const href = useHref()
  const { id, employee, month, isCorrection, isConfirmed, approvedBy, firstPage, pageCount, fileName } = slip
  const name = employee?.name ?? ''
  return (
    <tr>
      <td data-label={columns.choose}>
        <label className="tick">
          <input type="checkbox" name={SLIP_FIELD} value={id} defaultChecked={!slip.isDouble} />
          <span className="visually-hidden">{ready.choose(name)}</span>
        </label>
      </td>
      <th scope="row">
        {name}
        {employee?.hasMail ? null : <Remark>{ready.noMail}</Remark>}
        {slip.isDouble ? <Remark>{ready.double}</Remark> : null}
        {isCorrection ? <Remark>{ready.correction}</Remark> : null}
        {isConfirmed ? <Remark>{ready.confirmed}</Remark> : null}
        {approvedBy ? <Remark>{ready.approved}</Remark> : null}
      </th>
      <td data-label={columns.number} className="amount">
        {employee?.number}
      </td>
      <td data-label={columns.month}>{month ? formatMonth(month, language) : ''}</td>
      <td data-label={columns.pages}>{`${pages(firstPage, pageCount)}, ${fileName}`}</td>
      <td>
        <a className="target" href={href(paths.incomingPayslip(id))} aria-label={ready.changeOf(name)}>
          {ready.again}
        </a>
      </td>
    </tr>
  )
}
