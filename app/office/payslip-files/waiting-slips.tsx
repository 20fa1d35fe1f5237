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
  const { calculated, columns } = useTexts().incoming
  const language = useLanguage()
  const href = useHref()
  return (
    <ReleaseForm
      id="berechnet"
      title={calculated.title(count)}
      slips={slips}
      columns={[
        {
          title: columns.choose,
          cell: (slip) => (slip.isStale ? '–' : <ReleaseTick slip={slip} name={slip.employee.name} />),
        },
        { title: columns.name, isRowName: true, cell: (slip) => <Employee slip={slip} /> },
        { title: columns.number, look: 'amount', cell: ({ employee }) => employee.number },
        { title: columns.month, cell: ({ month }) => formatMonth(month, language) },
        {
          title: columns.action,
          isUntitled: true,
          cell: ({ employee: { id, name }, month, isStale }) => (
            <a
              className="target"
              href={href(paths.payrollSlip(month, id))}
              aria-label={isStale ? calculated.againOf(name) : calculated.lookAt(name)}
            >
              {isStale ? calculated.again : calculated.look}
            </a>
          ),
        },
      ]}
    />
  )
}

function Employee({ slip }: { slip: Waiting }) {
  const { ready, calculated } = useTexts().incoming
  const { employee, missing } = slip
  return (
    <>
      {employee.name}
      {slip.isStale ? <Remark>{calculated.stale}</Remark> : null}
      {employee.hasMail ? null : <Remark>{ready.noMail}</Remark>}
      {slip.isDouble ? <Remark>{ready.double}</Remark> : null}
      {slip.isCorrection ? <Remark>{ready.correction}</Remark> : null}
      {slip.approvedBy ? <Remark>{ready.approved}</Remark> : null}
      {missing.length > 0 ? <MissingFields employeeId={employee.id} missing={missing} /> : null}
    </>
  )
}
