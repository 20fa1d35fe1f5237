import type { EmployeeQuery, ListedEmployee } from '~/domain/employees/list.server'
import { listName } from '~/domain/employees/list-name'
import type { ListPage } from '~/domain/lists/paging'
import { formatDate, formatMonth } from '~/i18n/format'
import { ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { EmptyList } from '~/kit/records/empty-list'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { employeesFilePath, employeesPath } from './query'
import { EmployeeSearch } from './search'

interface Props {
  employees: ListPage<ListedEmployee>
  query: EmployeeQuery
  mayKeep: boolean
}

export function EmployeesPage({ employees, query, mayKeep }: Props) {
  const { employees: texts, imports } = useTexts()
  const href = useHref()
  const isNarrowed = query.search !== '' || query.state !== 'all' || query.employmentType !== undefined
  return (
    <>
      <h1>{texts.title}</h1>
      {mayKeep ? (
        <p className="actions screen-only">
          <a className="button" href={href(paths.newEmployee())}>
            {texts.add}
          </a>
          <a className="target" href={href(paths.imports('employees'))}>
            {imports.link}
          </a>
        </p>
      ) : null}
      <EmployeeSearch query={query} />
      {employees.items.length === 0 ? (
        <EmptyList
          shown={employees}
          isNarrowed={isNarrowed}
          texts={texts}
          first={mayKeep ? { to: paths.newEmployee(), label: texts.addFirst } : null}
        />
      ) : (
        <EmployeeList employees={employees} query={query} />
      )}
    </>
  )
}

function EmployeeList({ employees, query }: Omit<Props, 'mayKeep'>) {
  const { employees: texts, records } = useTexts()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="mitarbeiter">
      <h2 id="mitarbeiter">{texts.found(employees.total, employees.pages === null)}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col">{texts.fields.number}</th>
            <th scope="col">{texts.fields.employment_type}</th>
            <th scope="col">{texts.columns.entry}</th>
            <th scope="col">{texts.columns.lastPayslip}</th>
          </tr>
        </thead>
        <tbody>
          {employees.items.map((employee) => (
            <EmployeeRow key={employee.id} employee={employee} />
          ))}
        </tbody>
      </table>
      <Pagination
        list={texts.title}
        shown={employees}
        pathOf={(place) => employeesPath({ ...query, place })}
      />
      <p className="screen-only">
        <a className="target" href={href(employeesFilePath(query))}>
          {records.file}
        </a>
      </p>
    </section>
  )
}

function EmployeeRow({ employee }: { employee: ListedEmployee }) {
  const { common, employees: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { id, number, first_name, last_name, employment_type, entry_on, exit_on, last_payslip } = employee
  return (
    <tr>
      <th scope="row" className="name">
        <a className="target" href={href(paths.employee(id))}>
          {listName({ first_name, last_name })}
        </a>
        {exit_on ? <Remark>{texts.left(formatDate(exit_on, language))}</Remark> : null}
      </th>
      <td data-label={texts.fields.number} className="amount">
        {number}
      </td>
      <td data-label={texts.fields.employment_type}>{common.employmentTypes[employment_type]}</td>
      <td data-label={texts.columns.entry}>
        <ShortDate date={entry_on} />
      </td>
      <td data-label={texts.columns.lastPayslip}>
        {last_payslip ? formatMonth(last_payslip, language) : '–'}
      </td>
    </tr>
  )
}
