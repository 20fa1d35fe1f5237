import type { EmployeePage, OfficeEmployee } from '~/domain/office/employees.server'
import { type OfficeQuery, officePath } from '~/forms/office-query'
import { useTexts } from '../language'
import { Pagination } from '../pagination'
import { EmployeeRow } from './employee-row'

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
