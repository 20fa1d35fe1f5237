import type { OfficeEmployee } from '~/domain/office/employees.server'
import { formatDate, formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { Remark } from '../remark'
import { CopyLinkButton } from './copy-link-button'

export function EmployeeRow({ employee, mayLink }: { employee: OfficeEmployee; mayLink: boolean }) {
  const { office, common } = useTexts()
  const { columns, noPayslip, left } = office.employees
  const language = useLanguage()
  const href = useHref()
  const { id, firstName, lastName, number, employmentType, exitOn, lastPayslip } = employee
  const name = firstName ? `${lastName}, ${firstName}` : lastName
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.employee(id))}>
          {name}
        </a>
        {exitOn ? <Remark>{left(formatDate(exitOn, language))}</Remark> : null}
      </th>
      <td data-label={columns.number}>{number}</td>
      <td data-label={columns.employmentType}>{common.employmentTypes[employmentType]}</td>
      <td data-label={columns.lastPayslip}>{lastPayslip ? formatMonth(lastPayslip, language) : noPayslip}</td>
      {mayLink ? (
        <td className="screen-only">
          <CopyLinkButton action={paths.officeEmployeeLink(id)} of={name} />
        </td>
      ) : null}
    </tr>
  )
}
