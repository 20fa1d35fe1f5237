import { formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { MissingFields } from '../payslips/missing-fields'
import type { Incoming } from './list-page.server'
import { ReleaseForm, ReleaseTick } from './release-form'

type Waiting = Incoming['waiting'][number]

/** Calculated but unreleased payslips; those whose data has changed cannot be ticked. */
export function WaitingSlips({ slips, count }: { slips: Waiting[]; count: number }) {
  const { calculated } = useTexts().incoming
  return (
    <ReleaseForm id="berechnet" title={calculated.title(count)}>
      {slips.map((slip) => (
        <Slip key={slip.id} slip={slip} />
      ))}
    </ReleaseForm>
  )
}

function Slip({ slip }: { slip: Waiting }) {
  const { ready, columns, calculated } = useTexts().incoming
  const language = useLanguage()
  const href = useHref()
  const { employee, month, isStale, missing } = slip
  const { name } = employee
  return (
    <tr>
      <td data-label={columns.choose}>{isStale ? '–' : <ReleaseTick slip={slip} name={name} />}</td>
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
