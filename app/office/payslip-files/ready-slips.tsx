import { formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import type { Incoming } from './list-page.server'
import { ReleaseForm, ReleaseTick } from './release-form'

export function ReadySlips({ slips, count }: { slips: Incoming['slips']; count: number }) {
  const { ready } = useTexts().incoming
  return (
    <ReleaseForm id="bereit" title={ready.title(count)} text={ready.text} hasPages>
      {slips.map((slip) => (
        <ReadySlip key={slip.id} slip={slip} />
      ))}
    </ReleaseForm>
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
        <ReleaseTick slip={slip} name={name} />
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
