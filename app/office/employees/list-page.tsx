import type { EmployeeQuery, ListedEmployee } from '~/domain/employees/list.server'
import { listName } from '~/domain/employees/list-name'
import type { ListPage } from '~/domain/lists/paging'
import { formatDate, formatMonth } from '~/i18n/format'
import { ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { RecordList } from '~/kit/records/record-list'
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
  const { common, employees: texts } = useTexts()
  const { columns, fields } = texts
  const language = useLanguage()
  const href = useHref()
  return (
    <RecordList
      id="mitarbeiter"
      heading={texts.found(employees.total, employees.pages === null)}
      title={texts.title}
      shown={employees}
      pathOf={(place) => employeesPath({ ...query, place })}
      filePath={employeesFilePath(query)}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.name,
          look: 'name',
          cell: ({ id, first_name, last_name, exit_on }) => (
            <>
              <a className="target" href={href(paths.employee(id))}>
                {listName({ first_name, last_name })}
              </a>
              {exit_on ? <Remark>{texts.left(formatDate(exit_on, language))}</Remark> : null}
            </>
          ),
        },
        { title: fields.number, look: 'amount', cell: ({ number }) => number },
        {
          title: fields.employment_type,
          cell: ({ employment_type }) => common.employmentTypes[employment_type],
        },
        { title: columns.entry, cell: ({ entry_on }) => <ShortDate date={entry_on} /> },
        {
          title: columns.lastPayslip,
          cell: ({ last_payslip }) => (last_payslip ? formatMonth(last_payslip, language) : '–'),
        },
      ]}
    />
  )
}
