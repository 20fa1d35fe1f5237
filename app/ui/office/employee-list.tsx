import type { EmployeePage, OfficeEmployee } from '~/domain/office/employees.server'
import { type OfficeQuery, officePath } from '~/forms/office-query'
import { formatDate, formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { Pagination } from '../pagination'
import { Remark } from '../remark'
import { CopyLinkButton } from './copy-link-button'

interface Props {
  employees: EmployeePage
  mayLink: boolean
  places: OfficeQuery
}

export function EmployeeList({ employees, mayLink, places }: Props) {
  const texts = useTexts().office.employees
  return (
    <section className="stack-tight" aria-labelledby="mitarbeiter">
      <h2 id="mitarbeiter">{texts.title}</h2>
      {employees.items.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <EmployeeTable items={employees.items} mayLink={mayLink} />
      )}
      <Pagination
        list={texts.title}
        shown={employees}
        pathOf={(place) => officePath({ ...places, employees: place }, 'mitarbeiter')}
      />
    </section>
  )
}

function EmployeeTable({ items, mayLink }: { items: OfficeEmployee[]; mayLink: boolean }) {
  const { title, columns } = useTexts().office.employees
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.employmentType}</th>
          <th scope="col">{columns.lastPayslip}</th>
          {mayLink ? (
            <th scope="col" className="screen-only">
              {columns.link}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {items.map((employee) => (
          <EmployeeRow key={employee.id} employee={employee} mayLink={mayLink} />
        ))}
      </tbody>
    </table>
  )
}

function EmployeeRow({ employee, mayLink }: { employee: OfficeEmployee; mayLink: boolean }) {
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
