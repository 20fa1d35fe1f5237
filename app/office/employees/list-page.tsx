import type { EmployeeQuery, ListedEmployee } from '~/domain/employees/list.server'
import { listName } from '~/domain/employees/list-name'
import type { ListPage } from '~/domain/lists/paging'
import { formatDate, formatMonth } from '~/i18n/format'
import { ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { ExampleRow } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { RecordList } from '~/kit/records/record-list'
import { Tabs } from '~/kit/records/tabs'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { employeesFilePath, employeesPath, STATES } from './query'
import { EmployeeSearch } from './search'

interface Props {
  employees: ListPage<ListedEmployee>
  query: EmployeeQuery
  mayKeep: boolean
}

export function EmployeesPage({ employees, query, mayKeep }: Props) {
  const { employees: texts, imports, records } = useTexts()
  const example = useExample()
  const isNarrowed = query.search !== '' || query.state !== 'all' || query.employmentType !== undefined
  return (
    <>
      <PageHead
        title={texts.title}
        next={mayKeep ? { label: texts.add, to: paths.newEmployee() } : null}
        others={[
          mayKeep && { label: imports.link, to: paths.imports('employees') },
          !employees.isBare && { label: records.file, to: employeesFilePath(query) },
        ]}
      />
      <States query={query} />
      <EmployeeSearch query={query} />
      {employees.items.length === 0 ? (
        <EmptyList
          shown={employees}
          isNarrowed={isNarrowed}
          texts={texts}
          first={mayKeep ? { to: paths.newEmployee(), label: texts.addFirst } : null}
          example={<ExampleRow cells={example} />}
        />
      ) : (
        <EmployeeList employees={employees} query={query} />
      )}
    </>
  )
}

function States({ query: { place: _, state, ...query } }: Pick<Props, 'query'>) {
  const { state: label, states } = useTexts().employees.search
  const tabs = Object.values(STATES).map((one) => ({
    label: states[one],
    to: employeesPath({ ...query, state: one }),
    isCurrent: one === state,
  }))
  return <Tabs label={label} tabs={tabs} />
}

function useExample() {
  const { common, employees } = useTexts()
  const { columns, fields, example } = employees
  return [
    { title: columns.name, value: example.name },
    { title: fields.number, value: '1001' },
    { title: fields.employment_type, value: common.employmentTypes.part_time },
    { title: columns.lastPayslip, value: '–' },
  ]
}

function EmployeeList({ employees, query }: Omit<Props, 'mayKeep'>) {
  const { common, employees: texts } = useTexts()
  const { columns, fields } = texts
  const language = useLanguage()
  const nameOf = useName()
  return (
    <RecordList
      id="mitarbeiter"
      heading={texts.found(employees.total, employees.pages === null)}
      title={texts.title}
      shown={employees}
      pathOf={(place) => employeesPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        { title: columns.name, look: 'name', phone: 'first', cell: nameOf },
        { title: fields.number, look: 'amount', phone: 'end', cell: ({ number }) => number },
        {
          title: fields.employment_type,
          phone: 'below',
          cell: ({ employment_type }) => common.employmentTypes[employment_type],
        },
        { title: columns.entry, cell: ({ entry_on }) => <ShortDate date={entry_on} /> },
        {
          title: columns.lastPayslip,
          phone: 'belowEnd',
          cell: ({ last_payslip }) => (last_payslip ? formatMonth(last_payslip, language) : '–'),
        },
      ]}
    />
  )
}

function useName() {
  const { left } = useTexts().employees
  const language = useLanguage()
  const href = useHref()
  return ({ id, first_name, last_name, exit_on }: ListedEmployee) => (
    <>
      <a className="target" href={href(paths.employee(id))}>
        {listName({ first_name, last_name })}
      </a>
      {exit_on ? <Remark>{left(formatDate(exit_on, language))}</Remark> : null}
    </>
  )
}
