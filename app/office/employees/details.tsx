import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changeEmployee } from '~/domain/employees/change.server'
import { EmployeeConflict } from '~/domain/employees/conflict'
import { readEmployeeValues } from '~/domain/employees/values.server'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { titleAboutPerson } from '~/kit/title'
import { paths } from '~/paths'
import { EmployeeFields } from './fields'
import { EmployeeFormPage } from './form-page'
import { employeeForm } from './forms'

export const handle = {
  access: 'keep_employees',
  title: (texts, data) => titleAboutPerson(texts.employees.edit, data, 'first_name', 'last_name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'employeeId'>) {
  return { employee: await readEmployeeValues(house.reader, scope, params.employeeId) }
}

export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const places: Record<string, string> = { exit_before_entry: 'exit_on', entry_behind_payslips: 'entry_on' }
  const at = (code: string) => places[code] ?? 'number'
  const conflict = { of: EmployeeConflict, at }
  return carryOutForm({ request, schema: employeeForm, conflict }, async (values) => {
    await changeEmployee(house, scope, employeeId, values)
    return saved<'employees'>(request, paths.employee(employeeId), 'stammdaten')
  })
}

export default function EmployeeDetails() {
  const { employee } = useLoaderData<typeof loader>()
  const { employees: texts, records } = useTexts()
  const { id, revision, first_name, last_name } = employee
  const name = fullName(first_name, last_name)
  return (
    <EmployeeFormPage employee={{ id, name }} title={texts.edit} text={texts.editText}>
      <RecordForm action={paths.employeeDetails(id)} revision={revision} button={records.save}>
        <EmployeeFields stored={employee} />
      </RecordForm>
    </EmployeeFormPage>
  )
}
